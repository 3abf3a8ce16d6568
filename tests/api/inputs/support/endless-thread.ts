/** A thread that never ends by itself (files.test.ts): it computes, or holds more and more. */
import { answerWith } from '../../../../server/platform/threads/thread-work';

answerWith(({ work }: { readonly work: 'loop' | 'hoard' }) => {
  const held: number[][] = [];
  for (;;) if (work === 'hoard') held.push(Array.from({ length: 50_000 }, () => 0.5));
});
