// Made from the games' `recipe`; do not edit. `make format` writes it anew.

import type { Recipe } from "./deal";

export const DEFAULT_DECKS: Record<string, string> = {"up-and-down": "classic", "auf-und-ab": "binary-32", "dnup": "dnup-40"};

/** By game, number of players and deck. */
export const RECIPES: Record<string, Recipe> = {
  "up-and-down 2 classic": {"cards": "D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12", "hand": 15, "steps": [["rest", "aside"], ["dice", "dice", [1, 2, 3, 4, 5, 6]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1]]], "rolls": 6},
  "up-and-down 2 ludolux": {"cards": "F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11 M12 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12", "hand": 15, "steps": [["rest", "aside"], ["dice", "dice", [1, 2, 3, 4, 5, 6]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1]]], "rolls": 6},
  "up-and-down 2 small-20": {"cards": "D2 D3 D4 D5 D6 H2 H3 H4 H5 H6 S2 S3 S4 S5 S6 C2 C3 C4 C5 C6", "hand": 5, "steps": [["rest", "aside"], ["dice", "dice", [1, 2, 3]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1]]], "rolls": 3},
  "up-and-down 2 small-9": {"cards": "D2 D3 D4 H2 H3 H4 C2 C3 C4", "hand": 3, "steps": [["rest", "aside"], ["dice", "dice", [1, 2]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1]]], "rolls": 2},
  "up-and-down 3 classic": {"cards": "D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12", "hand": 14, "steps": [["rest", "aside"], ["dice", "dice", [1, 2, 3, 4, 5, 6]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1, 2]]], "rolls": 6},
  "up-and-down 3 ludolux": {"cards": "F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11 M12 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12", "hand": 14, "steps": [["rest", "aside"], ["dice", "dice", [1, 2, 3, 4, 5, 6]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1, 2]]], "rolls": 6},
  "up-and-down 3 small-20": {"cards": "D2 D3 D4 D5 D6 H2 H3 H4 H5 H6 S2 S3 S4 S5 S6 C2 C3 C4 C5 C6", "hand": 4, "steps": [["rest", "aside"], ["dice", "dice", [1, 2, 3]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1, 2]]], "rolls": 3},
  "up-and-down 3 small-9": {"cards": "D2 D3 D4 H2 H3 H4 C2 C3 C4", "hand": 2, "steps": [["rest", "aside"], ["dice", "dice", [1, 2]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1, 2]]], "rolls": 2},
  "up-and-down 4 classic": {"cards": "D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12", "hand": 11, "steps": [["rest", "aside"], ["dice", "dice", [1, 2, 3, 4, 5, 6]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1, 2, 3]]], "rolls": 6},
  "up-and-down 4 ludolux": {"cards": "F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11 M12 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12", "hand": 11, "steps": [["rest", "aside"], ["dice", "dice", [1, 2, 3, 4, 5, 6]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1, 2, 3]]], "rolls": 6},
  "up-and-down 4 small-20": {"cards": "D2 D3 D4 D5 D6 H2 H3 H4 H5 H6 S2 S3 S4 S5 S6 C2 C3 C4 C5 C6", "hand": 4, "steps": [["rest", "aside"], ["dice", "dice", [1, 2, 3]], ["one-of", "side", ["down", "up"]], ["one-of", "chef", [0, 1, 2, 3]]], "rolls": 3},
  "auf-und-ab 2 binary-16": {"cards": "- A B AB C AC BC ABC D AD BD ABD CD ACD BCD ABCD", "hand": 6, "steps": [["stack", "stock"]], "rolls": 0},
  "auf-und-ab 2 binary-32": {"cards": "- A B AB C AC BC ABC D AD BD ABD CD ACD BCD ABCD E AE BE ABE CE ACE BCE ABCE DE ADE BDE ABDE CDE ACDE BCDE ABCDE", "hand": 13, "steps": [["stack", "stock"]], "rolls": 0},
  "auf-und-ab 2 binary-8": {"cards": "- A B AB C AC BC ABC", "hand": 3, "steps": [["stack", "stock"]], "rolls": 0},
  "auf-und-ab 3 binary-16": {"cards": "- A B AB C AC BC ABC D AD BD ABD CD ACD BCD ABCD", "hand": 4, "steps": [["stack", "stock"]], "rolls": 0},
  "auf-und-ab 3 binary-32": {"cards": "- A B AB C AC BC ABC D AD BD ABD CD ACD BCD ABCD E AE BE ABE CE ACE BCE ABCE DE ADE BDE ABDE CDE ACDE BCDE ABCDE", "hand": 8, "steps": [["stack", "stock"]], "rolls": 0},
  "auf-und-ab 3 binary-8": {"cards": "- A B AB C AC BC ABC", "hand": 2, "steps": [["stack", "stock"]], "rolls": 0},
  "dnup 2 dnup-10": {"cards": "1/3 1/4 1/5 2/4 2/5 3/5", "hand": 3, "steps": [["turn"]], "rolls": 0},
  "dnup 2 dnup-40": {"cards": "1/4 1/5 1/6 1/7 2/5 2/6 2/7 2/8 3/6 3/7 3/8 3/9 4/7 4/8 4/9 5/8 5/9 6/9", "hand": 9, "steps": [["turn"]], "rolls": 0},
  "dnup 3 dnup-10": {"cards": "1/3 1/4 1/5 2/4 2/5 3/5", "hand": 2, "steps": [["turn"]], "rolls": 0},
  "dnup 3 dnup-40": {"cards": "1/3 1/4 1/5 1/6 1/7 1/8 2/4 2/5 2/6 2/7 2/8 2/9 3/5 3/6 3/7 3/8 3/9 4/6 4/7 4/8 4/9 5/7 5/8 5/9 6/8 6/9 7/9", "hand": 9, "steps": [["turn"]], "rolls": 0},
  "dnup 4 dnup-10": {"cards": "1/3 1/4 1/5 2/3 2/4 2/5 3/4 3/5", "hand": 2, "steps": [["turn"]], "rolls": 0},
  "dnup 4 dnup-40": {"cards": "1/2 1/3 1/4 1/5 1/6 1/7 1/8 1/9 2/3 2/4 2/5 2/6 2/7 2/8 2/9 3/4 3/5 3/6 3/7 3/8 3/9 4/5 4/6 4/7 4/8 4/9 5/6 5/7 5/8 5/9 6/7 6/8 6/9 7/8 7/9 8/9", "hand": 9, "steps": [["turn"]], "rolls": 0},
  "dnup 5 dnup-10": {"cards": "1/2 1/3 1/4 1/5 2/3 2/4 2/5 3/4 3/5 4/5", "hand": 2, "steps": [["turn"]], "rolls": 0},
  "dnup 5 dnup-40": {"cards": "1/2 1/3 1/4 1/5 1/6 1/7 1/8 1/9 1/9 2/3 2/4 2/5 2/6 2/7 2/8 2/8 2/9 3/4 3/5 3/6 3/7 3/7 3/8 3/9 4/5 4/6 4/6 4/7 4/8 4/9 5/6 5/7 5/8 5/9 6/7 6/8 6/9 7/8 7/9 8/9", "hand": 8, "steps": [["turn"]], "rolls": 0},
};
