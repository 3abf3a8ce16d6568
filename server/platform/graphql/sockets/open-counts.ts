/** Counts what is open of each holder: sockets of an account, of an address. */
export class OpenCounts {
  private readonly open = new Map<string, number>();

  /** Returns what ends it, once; null where the holder has as many already. */
  take(holder: string, most: number): (() => void) | null {
    const now = this.open.get(holder) ?? 0;
    if (now >= most) return null;
    this.open.set(holder, now + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.open.get(holder) ?? 1) - 1;
      if (left > 0) this.open.set(holder, left);
      else this.open.delete(holder);
    };
  }
}
