/**
 * Evens the time of responses out: whatever the work finds, the response is sent after so many milliseconds at the
 * earliest.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const floor = sleep(milliseconds);
  try {
    return await work();
  } finally {
    await floor;
  }
}
