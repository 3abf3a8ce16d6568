/** Watching `/readyz` of a server process. */
import { setTimeout as sleep } from 'node:timers/promises';

export async function readyStatus(url: string): Promise<number | 'refused'> {
  try {
    return (await fetch(`${url}/readyz`)).status;
  } catch {
    return 'refused';
  }
}

/** The milliseconds until `/readyz` has this status; fails when it never does. */
export async function untilReadyIs(url: string, status: number | 'refused', patienceMs = 10_000): Promise<number> {
  const begun = Date.now();
  while ((await readyStatus(url)) !== status) {
    if (Date.now() - begun > patienceMs) throw new Error(`/readyz did not become ${status} within ${patienceMs} ms`);
    await sleep(10);
  }
  return Date.now() - begun;
}
