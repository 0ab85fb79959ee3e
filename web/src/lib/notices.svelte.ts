// Short notices over the page: why something failed, or a message from somebody. Each disappears by itself.
export interface Notice {
  id: number;
  text: string;
  kind: "problem" | "info";
}

const SHOWN = { problem: 7000, info: 5000 };

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #count = 0;

  problem(text: string): void {
    this.#show({ text, kind: "problem" });
  }

  info(text: string): void {
    this.#show({ text, kind: "info" });
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  clear(): void {
    this.list = [];
  }

  #show(notice: Omit<Notice, "id">): void {
    this.#count += 1;
    const id = this.#count;
    // A notice replaces an older one with the same text; an info replaces an older info.
    const others = this.list.filter(
      ({ text, kind }) => text !== notice.text && (kind !== "info" || notice.kind !== "info"),
    );
    this.list = [...others.slice(-2), { ...notice, id }];
    setTimeout(() => this.close(id), SHOWN[notice.kind]);
  }
}

export const notices = new Notices();
