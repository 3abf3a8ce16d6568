/** This file measures the cost of a request for the server, and checks the response. */
import fs from 'node:fs';
import type { FuzzMarket, FuzzSender } from '../../fuzzing/support/market';
import { incidents, violations } from '../../fuzzing/support/checks';
import { send, type WireRequest, type WireResponse } from '../../fuzzing/support/wire';

/** An error needs no more. */
const LONGEST_ERROR = 20_000;
const LONGEST_LINE = 10_000;

interface Cost {
  /** Milliseconds of processor time of this process, client and server together; the least of the tries. */
  readonly ms: number;
  readonly wrong: readonly string[];
  readonly status: number;
}

export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Returns the processor time of the main thread alone, as Linux reports it. On other systems, returns that of the whole
 * process.
 */
export function mainThreadMs(): number {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : processorMs();
}

/**
 * Watches the turns of the event loop. Its `stop` returns the processor time of the main thread in the longest one, in
 * milliseconds: other requests wait that long.
 */
export function longestTurn(): { stop(): number } {
  let [last, longest] = [mainThreadMs(), 0];
  const look = () => {
    const now = mainThreadMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return longest;
    },
  };
}

/** The least of twelve tries, in milliseconds of processor time; none follows one that took no more than `enough`. */
export async function leastOf(work: () => unknown, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < 12 && least > enough; tried += 1) {
    const before = processorMs();
    await work();
    least = Math.min(least, processorMs() - before);
  }
  return least;
}

/** The reference work takes so long on the machine of development while it does nothing else, in milliseconds. */
const REFERENCE_MS = 16;
const referenceData = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`k${n}`, { a: n, b: String(n * 7_919), c: [n, n + 1] }]));

function referenceWork(): void {
  for (let n = 0; n < 6; n += 1) JSON.parse(JSON.stringify(referenceData));
}

/** Returns how much slower this machine is now than that of development; 1 for one that is as fast or faster. */
export async function slowness(): Promise<number> {
  return Math.max(1, (await leastOf(referenceWork, REFERENCE_MS)) / REFERENCE_MS);
}

/**
 * Tried again, up to `tries` times, where it took longer than `enough`: what a busy machine adds is not the request's.
 */
export async function costOf(
  market: FuzzMarket,
  sender: FuzzSender,
  request: WireRequest,
  { enough, tries = 3, clock = processorMs }: { readonly enough: number; readonly tries?: number; readonly clock?: () => number },
): Promise<Cost> {
  const headers = { ...request.headers, ...(sender.token !== undefined && { authorization: `Bearer ${sender.token}` }) };
  const [lines, reported] = [market.app.logLines.length, incidents(market).length];
  let least = Number.POSITIVE_INFINITY;
  let response: WireResponse | undefined;
  for (let tried = 0; tried < tries && (tried === 0 || least > enough); tried += 1) {
    const before = clock();
    response = await send(market.app.url, { ...request, headers });
    least = Math.min(least, clock() - before);
  }
  if (!response) throw new Error('Nothing was sent.');
  const long = market.app.logLines.slice(lines).filter((line) => line.length > LONGEST_LINE);
  const isError = response.status >= 400 || response.text.startsWith('{"errors"');
  const echo = isError && response.headers['content-type']?.includes('text/html') !== true && response.text.length > LONGEST_ERROR;
  const wrong = [
    ...violations(market, sender, response, String(request.body) + request.path),
    ...incidents(market)
      .slice(reported)
      .map((line) => line.slice(0, 300)),
    ...(long.length > 0 ? [`a line of ${long[0]?.length} characters in the log`] : []),
    ...(echo ? [`a response of ${response.text.length} characters`] : []),
  ];
  return { ms: least, wrong, status: response.status };
}
