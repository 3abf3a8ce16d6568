/**
 * The addresses that failed in an import, and its hosts that did not answer: one that was silent a few times is given
 * up for the whole import. In memory: after a restart it is learned again.
 */
const SILENCES_OF_A_HOST = 3;
/** After this many silences of all hosts together nothing more is fetched for the import. */
const SILENCES_OF_AN_IMPORT = 20;
/** One step has fewer addresses than this; beyond it the oldest are forgotten. */
const ADDRESSES_AT_MOST = 2_000;
const IMPORTS_AT_MOST = 200;

export class FetchFailures {
  private readonly failed = new Set<string>();
  private readonly silences = new Map<string, number>();
  private silenceCount = 0;

  has(url: string): boolean {
    if (this.failed.has(url)) return true;
    return this.silenceCount >= SILENCES_OF_AN_IMPORT || (this.silences.get(hostOf(url)) ?? 0) >= SILENCES_OF_A_HOST;
  }

  add(url: string): void {
    this.failed.add(url);
    const [oldest] = this.failed;
    if (this.failed.size > ADDRESSES_AT_MOST && oldest !== undefined) this.failed.delete(oldest);
  }

  /** Counts that the host of the address has not answered in time. */
  countSilence(url: string): void {
    const host = hostOf(url);
    this.silences.set(host, (this.silences.get(host) ?? 0) + 1);
    this.silenceCount += 1;
  }
}

export class FailuresOfImports {
  private readonly byImport = new Map<string, FetchFailures>();

  findOrStart(importId: string): FetchFailures {
    const failures = this.byImport.get(importId) ?? new FetchFailures();
    this.byImport.delete(importId);
    this.byImport.set(importId, failures);
    const [oldest] = this.byImport.keys();
    if (this.byImport.size > IMPORTS_AT_MOST && oldest !== undefined) this.byImport.delete(oldest);
    return failures;
  }

  forget(importId: string): void {
    this.byImport.delete(importId);
  }
}

function hostOf(url: string): string {
  return new URL(url).host;
}
