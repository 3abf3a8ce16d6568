/**
 * Names for statements that come again: PostgreSQL parses and plans a named one once a connection instead of at every
 * call, which for the market's lists is more than running them. What is asked rarely gets no name, and there are at
 * most as many names as a connection can hold without harm (a prepared statement takes some 50 to 100 KB of its
 * memory).
 */
import { createHash } from 'node:crypto';

const WORTH_NAMING = 3;
const MOST_NAMES = 200;
const MOST_COUNTED = 1_000;

export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();

  /** Undefined for a statement that should be sent as it is. */
  nameOf(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.names.size >= MOST_NAMES) return name;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (uses < WORTH_NAMING) {
      if (this.uses.size >= MOST_COUNTED) this.uses.clear();
      this.uses.set(text, uses);
      return undefined;
    }
    const made = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    this.uses.delete(text);
    this.names.set(text, made);
    return made;
  }
}
