/**
 * This decides which import has its turn in this process: the one that was worked on the longest ago, and of each
 * seller one at a time, so that a slow one holds up no other and no work waits behind work for the same seller.
 */
import type { DueImport } from './product-imports.store';

export class ImportTurns {
  private readonly busySellers = new Set<string>();
  private readonly lastTurns = new Map<string, number>();
  private turns = 0;

  /** Returns null where nothing is left to do, or all of it is being done. Those that had no turn yet come first. */
  take(due: readonly DueImport[], except: ReadonlySet<string>): DueImport | null {
    this.forgetAllBut(due);
    const free = due.filter(({ id, sellerId }) => !except.has(id) && !this.busySellers.has(sellerId));
    const [next = null] = free.toSorted((a, b) => this.lastTurn(a) - this.lastTurn(b));
    if (!next) return null;
    this.turns += 1;
    this.lastTurns.set(next.id, this.turns);
    this.busySellers.add(next.sellerId);
    return next;
  }

  end({ sellerId }: DueImport): void {
    this.busySellers.delete(sellerId);
  }

  private lastTurn({ id }: DueImport): number {
    return this.lastTurns.get(id) ?? 0;
  }

  private forgetAllBut(due: readonly DueImport[]): void {
    const ids = new Set(due.map(({ id }) => id));
    for (const id of this.lastTurns.keys()) if (!ids.has(id)) this.lastTurns.delete(id);
  }
}
