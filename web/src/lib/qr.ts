// A QR code as one path, a quiet zone around it.
import { encode } from "uqr";

const QUIET = 3;

export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 0 });
  const parts: string[] = [];
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) parts.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
    });
  });
  return { size: size + 2 * QUIET, path: parts.join("") };
}
