// Made from the ids in src/updown/words/rules/en.ftl; do not edit. `make format` writes it anew.

import type { Book } from "./chapters";

export const BOOKS: Readonly<Record<string, Book>> = {
  "up-and-down": {"title": "rules-ud-title", "aim": "rules-ud-aim", "credits": ["rules-ud-rulings", "rules-ud-authors", "rules-ours"], "chapters": [{"id": "chapter-ud-material", "rules": ["UD-1", "UD-2", "UD-3", "UD-4"]}, {"id": "chapter-ud-setup", "rules": ["UD-5", "UD-6", "UD-7", "UD-8", "UD-9"]}, {"id": "chapter-ud-trick", "rules": ["UD-10", "UD-11", "UD-12", "UD-13", "UD-14", "UD-15"]}, {"id": "chapter-ud-end", "rules": ["UD-16", "UD-17"]}, {"id": "chapter-ud-seen", "rules": []}]},
  "auf-und-ab": {"title": "rules-aa-title", "aim": "rules-aa-aim", "credits": ["rules-aa-rulings", "rules-ours"], "chapters": [{"id": "chapter-aa-material", "rules": ["AA-1", "AA-2"]}, {"id": "chapter-aa-setup", "rules": ["AA-3", "AA-4", "AA-5", "AA-6"]}, {"id": "chapter-aa-turn", "rules": ["AA-7", "AA-8", "AA-9", "AA-10", "AA-11"]}, {"id": "chapter-aa-end", "rules": ["AA-12", "AA-13"]}, {"id": "chapter-aa-seen", "rules": []}]},
  "dnup": {"title": "rules-dn-title", "aim": "rules-dn-aim", "credits": ["rules-dn-rulings", "rules-ours"], "chapters": [{"id": "chapter-dn-material", "rules": ["DN-1", "DN-2", "DN-3"]}, {"id": "chapter-dn-setup", "rules": ["DN-4", "DN-5"]}, {"id": "chapter-dn-turn", "rules": ["DN-6", "DN-7", "DN-8", "DN-9", "DN-10", "DN-11", "DN-12"]}, {"id": "chapter-dn-end", "rules": ["DN-13", "DN-14", "DN-15", "DN-16"]}, {"id": "chapter-dn-two", "rules": ["DN-17", "DN-18", "DN-19", "DN-20"]}, {"id": "chapter-dn-seen", "rules": []}]},
};
