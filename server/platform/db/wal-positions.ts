/**
 * Where the primary's write-ahead log was at which moment, sampled once a second, so that a replica's lag is known from
 * what it has replayed, whatever the clocks say and also while the replica has lost the primary. Pure; sampled by
 * readiness.ts, read by replica-watch.ts.
 */
import { positionNumber } from './server-state';

interface Sample {
  readonly at: number;
  readonly position: bigint;
}

const MOST_SAMPLES = 600;
const APART_MS = 500;

export class WalPositions {
  private readonly samples: Sample[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  add(position: string): void {
    const at = this.now();
    const last = this.samples.at(-1);
    if (last && at - last.at < APART_MS) return;
    this.samples.push({ at, position: positionNumber(position) });
    if (this.samples.length > MOST_SAMPLES) this.samples.shift();
  }

  /**
   * Milliseconds by which data up to `position` are behind, at most; 0 where they have reached the last sample. Null:
   * older than all samples.
   */
  lagMs(position: string): number | null {
    const reached = positionNumber(position);
    const at = this.samples.findLastIndex((sample) => sample.position <= reached);
    if (at === -1) return this.samples.length === 0 ? 0 : null;
    return at === this.samples.length - 1 ? 0 : this.now() - (this.samples[at]?.at ?? 0);
  }

  /** Milliseconds since the first sample that is still known. */
  ageMs(): number {
    return this.samples[0] ? this.now() - this.samples[0].at : 0;
  }
}
