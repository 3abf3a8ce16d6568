/** A thread that never ends by itself (files.test.ts): it computes, or holds more and more. */
import { answerWith } from '../../../../server/platform/threads/thread-work';

answerWith(({ work }: { readonly work: 'loop' | 'hoard' }) => {
  const held: object[] = [];
  for (;;) if (work === 'hoard') held.push({ text: Array.from({ length: 1_000 }, (_, at) => at * held.length) });
});
