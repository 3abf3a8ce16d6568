import { UpsertStatus } from '../../../../schema/values/catalogue/catalogue';
import {
  useConfirmProductImportMutation,
  useDiscardProductImportMutation,
  useProductImportFailuresLazyQuery,
} from '../../../generated/graphql';
import type { ImportState_ImportFragment, ProductImportQuery } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useSession } from '../../../platform/session/use-session';
import { Button, ButtonLink } from '../../../ui/buttons/button';
import { ViewChips } from '../../../ui/display/view-chips';
import { Alert } from '../../../ui/feedback/alert';
import { Pager } from '../../../ui/tables/pager';
import { ExportCsv } from '../../../widgets/export-csv/export-csv';
import { ImportLines, resultTexts } from './import-lines';
import { messages } from './import.messages';

export const LINES_PER_PAGE = 20;
/** Lines whose price changes by more than half, as `show` has it in the address. */
export const FAR_PRICES = 'far-prices';
type ShownLines = UpsertStatus | typeof FAR_PRICES | null;

type Found = NonNullable<ProductImportQuery['productImport']>;

/** The server works on it. */
export function isUnderWay({ state }: Pick<ImportState_ImportFragment, 'state'>): boolean {
  return state === 'CHECKING' || state === 'RUNNING';
}

interface ImportStepsProps {
  productImport: Found;
  /** The lines that are shown; null: all. */
  shown: ShownLines;
  onStarted: () => void;
}

/** An uploaded file: checking, preview with confirmation, importing, result. */
export function ImportSteps({ productImport, shown, onStarted }: ImportStepsProps) {
  const t = useMessages(messages);
  const url = useUrlState();
  const isDone = productImport.state === 'DONE';
  if (isUnderWay(productImport)) return <Progress productImport={productImport} />;
  return (
    <div className="import-result">
      {isDone ? <Done productImport={productImport} /> : <h2>{t('readyTitle', { name: productImport.fileName })}</h2>}
      {productImport.unknownColumns.length > 0 && (
        <Alert tone="warning" role={null} title={t('unknown', { columns: productImport.unknownColumns.join(', ') })} />
      )}
      {!isDone && <Confirm productImport={productImport} onStarted={onStarted} />}
      {productImport.failedCount > 0 && <Failures id={productImport.id} />}
      <Filters productImport={productImport} shown={shown} isDone={isDone} />
      {productImport.lines.nodes.length === 0 ? <p>{t('noLines')}</p> : <ImportLines lines={productImport.lines.nodes} isDone={isDone} />}
      <Pager page={url.page} totalCount={productImport.lines.totalCount} pageSize={LINES_PER_PAGE} />
    </div>
  );
}

function Progress({ productImport }: { productImport: Found }) {
  const t = useMessages(messages);
  const format = useFormat();
  const done = productImport.createdCount + productImport.updatedCount + productImport.unchangedCount + productImport.failedCount;
  const text = t(productImport.state === 'CHECKING' ? 'checking' : 'running', {
    done: format.number(done),
    total: format.number(productImport.rowCount),
  });
  return (
    <div className="import-card" role="status">
      <h2>{productImport.fileName}</h2>
      <p>{text}</p>
      <progress className="progress" max={productImport.rowCount} value={done} aria-label={text} />
      {productImport.state === 'RUNNING' && <p>{t('runningText')}</p>}
    </div>
  );
}

function Done({ productImport }: { productImport: Found }) {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const { role } = useSession();
  const counts = {
    created: format.number(productImport.createdCount),
    updated: format.number(productImport.updatedCount),
    unchanged: format.number(productImport.unchangedCount),
    failed: format.number(productImport.failedCount),
  };
  return (
    <Alert
      tone={productImport.failedCount > 0 ? 'warning' : 'success'}
      title={t('doneTitle', { name: productImport.fileName })}
      action={
        <div className="import-actions">
          <ButtonLink to={paths.allProducts(role)}>{t('toProducts')}</ButtonLink>
          <ButtonLink look="outline" to={url.hrefWith({ id: null, show: null })}>
            {t('another')}
          </ButtonLink>
        </div>
      }
    >
      <p>{t('doneText', counts)}</p>
    </Alert>
  );
}

function Confirm({ productImport, onStarted }: { productImport: Found; onStarted: () => void }) {
  const t = useMessages(messages);
  const url = useUrlState();
  const [confirm, confirming] = useAppMutation(useConfirmProductImportMutation);
  const [discard, discarding] = useAppMutation(useDiscardProductImportMutation);
  const count = productImport.createdCount + productImport.updatedCount;
  const error = confirming.errorText ?? discarding.errorText;
  const start = async () => {
    const { data } = await confirm({ variables: { id: productImport.id } });
    if (data) onStarted();
  };
  const leave = async () => {
    const { data } = await discard({ variables: { id: productImport.id } });
    if (data) url.set({ id: null, show: null });
  };
  return (
    <>
      {productImport.farPriceCount > 0 && (
        <Alert
          tone="warning"
          role={null}
          title={t('farPricesTitle', { count: productImport.farPriceCount })}
          action={
            <ButtonLink look="outline" to={url.hrefWith({ show: FAR_PRICES })}>
              {t('showThem')}
            </ButtonLink>
          }
        />
      )}
      {count === 0 && <Alert role={null} title={t('nothing')} />}
      {productImport.failedCount > 0 && <p>{t('failedStay', { count: productImport.failedCount })}</p>}
      {error && <Alert tone="error" title={error} />}
      <div className="import-actions">
        {count > 0 && (
          <Button busy={confirming.busy} busyLabel={t('starting')} disabled={discarding.busy} onClick={() => void start()}>
            {t('confirm', { count })}
          </Button>
        )}
        <Button look="outline" busy={discarding.busy} busyLabel={t('discarding')} disabled={confirming.busy} onClick={() => void leave()}>
          {t('discard')}
        </Button>
      </div>
    </>
  );
}

/** The lines with errors as a file, to correct and give again. */
function Failures({ id }: { id: string }) {
  const t = useMessages(messages);
  const [read] = useProductImportFailuresLazyQuery({ fetchPolicy: 'no-cache' });
  const load = async () => {
    const { data, error } = await read({ variables: { id } });
    return { file: data?.productImportFailures, error };
  };
  return (
    <div className="import-actions">
      <ExportCsv load={load} label={t('failures')} />
    </div>
  );
}

function Filters({ productImport, shown, isDone }: { productImport: Found; shown: ShownLines; isDone: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const counts: Record<UpsertStatus, number> = {
    FAILED: productImport.failedCount,
    CREATED: productImport.createdCount,
    UPDATED: productImport.updatedCount,
    UNCHANGED: productImport.unchangedCount,
  };
  const views: ShownLines[] = [null, ...(productImport.farPriceCount > 0 ? ([FAR_PRICES] as const) : []), ...Object.values(UpsertStatus)];
  const label = (one: ShownLines) => t(one === null ? 'all' : one === FAR_PRICES ? 'farPrices' : isDone ? resultTexts[one] : one);
  const countOf = (one: ShownLines) =>
    one === null ? productImport.rowCount : one === FAR_PRICES ? productImport.farPriceCount : counts[one];
  return (
    <ViewChips
      label={t('show')}
      views={views}
      current={shown}
      hrefOf={(one) => url.hrefWith({ show: one })}
      textOf={(one) =>
        t('withCount', {
          label: label(one),
          count: format.number(countOf(one)),
        })
      }
    />
  );
}
