import { limits } from '../../../schema/values/limits';
import { type LotState, useMyLotsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { ListByView, useListView } from '../../ui/tables/list-by-view';
import { LotActions } from '../../widgets/lots/lot-actions';
import { LotCard } from '../../widgets/lots/lot-card';
import { LotTrace } from '../../widgets/lots/lot-trace';
import { messages as lotTexts } from '../../widgets/lots/lots.messages';
import { messages } from './lots.messages';

const size = limits.ordersPerPage;
const views = ['OPEN', 'HELD', 'RECALLED', 'CLOSED'] as const satisfies readonly LotState[];

/** The seller's lots, by state: labels, where each went, hold and recall. */
export function Component() {
  const t = useMessages(messages);
  const ofLots = useMessages(lotTexts);
  const { language } = useFormat();
  const readable = useReadable();
  const { role } = useSession();
  const { view, paging } = useListView(views, size);
  const query = useMyLotsQuery({ variables: { filter: { state: view }, ...paging }, fetchPolicy: 'cache-and-network' });
  const onDone = () => void query.refetch().catch(() => undefined);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListByView
        label={t('view')}
        views={views}
        current={view}
        textOf={(state) => ofLots(state)}
        query={query}
        listOf={(data) => data.lots}
        listClass="lots"
        pageSize={size}
        loadingText={t('loading')}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      >
        {(lot) => (
          <LotCard key={lot.id} lot={lot} product={<TextLink to={paths.myProduct(lot.productId)}>{readable(lot).name}</TextLink>}>
            {lot.state !== 'RECALLED' && (
              <ButtonAnchor look="outline" href={paths.labels(lot.productId, { lang: language, lot: lot.code })}>
                {ofLots('labels')}
              </ButtonAnchor>
            )}
            <LotTrace code={lot.code} forPrograms={role !== 'PRODUCER'} />
            {lot.state === 'RECALLED' && (
              <ButtonLink look="outline" to={paths.recall(lot.code)}>
                {ofLots('list')}
              </ButtonLink>
            )}
            <LotActions lot={lot} onDone={onDone} />
          </LotCard>
        )}
      </ListByView>
      {role === 'PRODUCER' && (
        <section className="panel lot">
          <h2>{t('growerTitle')}</h2>
          <p>{t('grower')}</p>
          <p>{t('growerSmaller')}</p>
        </section>
      )}
    </Page>
  );
}
