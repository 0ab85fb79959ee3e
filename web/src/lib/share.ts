// Shares things: by the clipboard, with another app, as a file.

/** Copies a text; returns whether it worked. Without https, only the old way of copying exists. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "unseen";
  // While a dialog is open, elements outside it cannot be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  return copied;
}

export function canShare(data: ShareData): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare(data);
}

/** Opens the share dialog. Cancelling it is not an error. */
export async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined);
}

export function jsonFile(content: unknown, name: string): File {
  return new File([JSON.stringify(content, null, 1)], name, { type: "application/json" });
}

export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
