/** When the server last answered anything, in milliseconds; null before it has. Tells how old what is shown is when the network is gone. */
let at: number | null = null;

export function noteAnswer(): void {
  at = Date.now();
}

export const lastAnswerAt = (): number | null => at;
