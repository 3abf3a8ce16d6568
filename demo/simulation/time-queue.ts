/**
 * A queue of the events that are still to happen in the demo market, earliest first. Events of the same moment leave
 * the queue in the order in which they were planned.
 */
interface Planned<T> {
  readonly at: Date;
  readonly turn: number;
  readonly thing: T;
}

export class TimeQueue<T> {
  private readonly heap: Planned<T>[] = [];
  private turns = 0;

  add(at: Date, thing: T): void {
    this.heap.push({ at, turn: this.turns++, thing });
    this.rise(this.heap.length - 1);
  }

  /** The earliest, which is then no longer there. */
  next(): { readonly at: Date; readonly thing: T } | null {
    const first = this.heap[0];
    const last = this.heap.pop();
    if (!first || !last) return null;
    if (this.heap.length > 0) {
      this.heap[0] = last;
      this.sink(0);
    }
    return first;
  }

  private rise(index: number): void {
    const above = (index - 1) >> 1;
    if (index === 0 || !this.isBefore(index, above)) return;
    this.swap(index, above);
    this.rise(above);
  }

  private sink(index: number): void {
    const [left, right] = [2 * index + 1, 2 * index + 2];
    let least = index;
    if (left < this.heap.length && this.isBefore(left, least)) least = left;
    if (right < this.heap.length && this.isBefore(right, least)) least = right;
    if (least === index) return;
    this.swap(index, least);
    this.sink(least);
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.heap[one], this.heap[other]];
    if (!a || !b) return false;
    return a.at.getTime() === b.at.getTime() ? a.turn < b.turn : a.at < b.at;
  }

  private swap(one: number, other: number): void {
    const [a, b] = [this.heap[one], this.heap[other]];
    if (a && b) [this.heap[one], this.heap[other]] = [b, a];
  }
}
