/** Evens the time of responses out: whatever the work finds, no one hears of it before so many milliseconds have passed. */
import { setTimeout as sleep } from 'node:timers/promises';

export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const floor = sleep(milliseconds);
  try {
    return await work();
  } finally {
    await floor;
  }
}
