// Short notices over the page: why something did not work, or what somebody said. Each goes away by itself.
export interface Notice {
  id: number;
  text: string;
  kind: "problem" | "said";
}

const SHOWN = { problem: 7000, said: 5000 };

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #count = 0;

  problem(text: string): void {
    this.#show({ text, kind: "problem" });
  }

  said(text: string): void {
    this.#show({ text, kind: "said" });
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
    // The same again takes the place of the one before, and so does what is said next.
    const others = this.list.filter(
      ({ text, kind }) => text !== notice.text && (kind !== "said" || notice.kind !== "said"),
    );
    this.list = [...others.slice(-2), { ...notice, id }];
    setTimeout(() => this.close(id), SHOWN[notice.kind]);
  }
}

export const notices = new Notices();
