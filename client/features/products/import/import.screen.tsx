import { useEffect, useState } from 'react';
import { UpsertStatus } from '../../../../schema/values/catalogue/catalogue';
import { useProductImportQuery } from '../../../generated/graphql';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { ButtonLink } from '../../../ui/buttons/button';
import { Alert } from '../../../ui/feedback/alert';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { Page } from '../../../ui/layout/page';
import { ImportStart } from './import-start';
import { FAR_PRICES, ImportSteps, isUnderWay, LINES_PER_PAGE } from './import-steps';
import './import.css';
import { messages } from './import.messages';

const POLL_MS = 1_000;

/**
 * 'Import Products': choose a file, or see the preview, progress and result of the one in the address (?id=…), with its
 * filter and page.
 */
export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const url = useUrlState();
  const id = url.get('id') || null;
  const status = Object.values(UpsertStatus).find((one) => one === url.get('show')) ?? null;
  const isPriceFar = url.get('show') === FAR_PRICES;
  const [moving, setMoving] = useState(false);
  const query = useProductImportQuery({
    variables: { id, status, isPriceFar: isPriceFar || null, first: LINES_PER_PAGE, offset: (url.page - 1) * LINES_PER_PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: moving ? POLL_MS : 0,
  });
  const latest = (query.data ?? query.previousData)?.productImport ?? null;
  const isMoving = id !== null && latest !== null && isUnderWay(latest);
  useEffect(() => setMoving(isMoving), [isMoving]);

  if (id === null) {
    const open = latest && latest.state !== 'DONE' ? latest : null;
    return (
      <Page title={t('title')} lead={t('lead')}>
        {open && (
          <Alert
            role={null}
            title={t('openImport', { name: open.fileName })}
            action={<ButtonLink to={url.hrefWith({ id: open.id })}>{t('continue')}</ButtonLink>}
          />
        )}
        <ImportStart onUploaded={(uploaded) => url.set({ id: uploaded })} />
      </Page>
    );
  }
  return (
    <Page title={t('title')}>
      <QueryState
        query={{ ...query, data: query.data ?? query.previousData }}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={5} />}
        errorText={errorText(t('loadFailed'))}
        isEmpty={(data) => data.productImport === null}
        empty={
          <EmptyState
            title={t('gone')}
            text={t('goneText')}
            action={<ButtonLink to={url.hrefWith({ id: null, show: null })}>{t('another')}</ButtonLink>}
          />
        }
      >
        {({ productImport }) =>
          productImport && (
            <ImportSteps productImport={productImport} shown={isPriceFar ? FAR_PRICES : status} onStarted={() => setMoving(true)} />
          )
        }
      </QueryState>
    </Page>
  );
}
