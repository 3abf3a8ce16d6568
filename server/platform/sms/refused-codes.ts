/** Counts the codes that a share of the day refused, for the metrics: what is not sent is in no other figure. */
export const codeShares = ['day', 'strangers', 'network'] as const;
/** All codes together, those that strangers ask for, those of one network. */
export type CodeShare = (typeof codeShares)[number];

class RefusedCodes {
  private readonly counts = new Map<CodeShare, number>();

  add(share: CodeShare): void {
    this.counts.set(share, this.count(share) + 1);
  }

  count(share: CodeShare): number {
    return this.counts.get(share) ?? 0;
  }
}

/** The process has one. */
export const refusedCodes = new RefusedCodes();
