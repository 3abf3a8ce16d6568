/** A thread that never ends by itself (end-threads.ts): it computes, or holds more and more. */
import { answerWith } from '../../../../server/platform/threads/thread-work';

answerWith(({ work }: { readonly work: 'loop' | 'hoard' }) => {
  const held: unknown[][] = [];
  for (;;) if (work === 'hoard') held.push(Array.from({ length: 50_000 }, () => 0.5));
});
