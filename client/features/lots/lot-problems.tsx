import { useState } from 'react';
import { useLotProblemsQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { DateText } from '../../ui/display/moment';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { messages as problemTexts } from '../../widgets/problems/problems.messages';
import { messages } from './lots.messages';

/** Problems that buyers reported of the goods, the latest first. */
export function LotProblems({ code }: { code: string }) {
  const t = useMessages(messages);
  return (
    <section className="panel lot">
      <h2>{t('complaints')}</h2>
      <ProblemsPage code={code} after={null} />
    </section>
  );
}

function ProblemsPage({ code, after }: { code: string; after: string | null }) {
  const t = useMessages(messages);
  const ofProblems = useMessages(problemTexts);
  const [wantsMore, setWantsMore] = useState(false);
  const query = useLotProblemsQuery({ variables: { code, after }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryState
      query={query}
      loadingText={t('loadingRecall')}
      skeleton={<RowsSkeleton />}
      isEmpty={({ lotProblems }) => !lotProblems?.problems.length}
      empty={<p>{t('noComplaints')}</p>}
    >
      {({ lotProblems }) =>
        lotProblems && (
          <>
            <ol className="lot-steps">
              {lotProblems.problems.map(({ id, kind, state, trackingNumber, name, text, reportedAt, lotCodes }) => (
                <li key={id}>
                  <p>
                    <strong>{ofProblems(kind)}</strong> · {ofProblems(state)} · {trackingNumber} · <span data-own-text>{name}</span>
                  </p>
                  {text && <p data-own-text>{text}</p>}
                  <p className="caption">
                    <DateText at={reportedAt} withTime /> · <span data-own-text>{lotCodes.join(', ')}</span>
                  </p>
                </li>
              ))}
            </ol>
            {wantsMore ? (
              <ProblemsPage code={code} after={lotProblems.endCursor ?? null} />
            ) : (
              lotProblems.hasMore && <Button onClick={() => setWantsMore(true)}>{t('more')}</Button>
            )}
          </>
        )
      }
    </QueryState>
  );
}
