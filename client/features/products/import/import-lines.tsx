import type { UpsertStatus } from '../../../../schema/values/catalogue/catalogue';
import type { ImportLine_LineFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { type BadgeTone, StatusBadge } from '../../../ui/display/status-badge';
import { type Column, DataTable } from '../../../ui/tables/data-table';
import { messages } from './import.messages';

const tones: Record<UpsertStatus, BadgeTone> = { CREATED: 'good', UPDATED: 'info', UNCHANGED: 'plain', FAILED: 'bad' };
/** The texts of the result, where those of the preview are the statuses themselves. */
export const resultTexts = { CREATED: 'added', UPDATED: 'changed', UNCHANGED: 'stayed', FAILED: 'notImported' } as const;

/** The lines of a file, each with what is to become, or became, of its product. */
export function ImportLines({ lines, isDone }: { lines: readonly ImportLine_LineFragment[]; isDone: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: Column<ImportLine_LineFragment>[] = [
    { key: 'line', header: t('line'), numeric: true, width: '80px', cell: ({ line }) => format.number(line) },
    {
      key: 'product',
      header: t('product'),
      onCard: 'title',
      cell: ({ name, externalReference, isNameTaken }) => (
        <span className="import-product">
          <span>{name ?? externalReference ?? t('unnamed')}</span>
          {externalReference && name && <span className="import-reference">{t('reference', { reference: externalReference })}</span>}
          {isNameTaken && <span className="import-far">{t('nameTaken')}</span>}
        </span>
      ),
    },
    {
      key: 'status',
      header: t(isDone ? 'result' : 'status'),
      onCard: 'badge',
      width: '180px',
      cell: ({ status }) => status && <StatusBadge tone={tones[status]}>{t(isDone ? resultTexts[status] : status)}</StatusBadge>,
    },
    {
      key: 'changes',
      header: t('changes'),
      cell: ({ changes, isPriceFar }) =>
        changes.length > 0 && (
          <ul className="import-changes">
            {changes.map((change) => (
              <li key={change.field} data-far={isPriceFar && change.field === 'price'}>
                <ChangedCell change={change} isFar={isPriceFar && change.field === 'price'} />
              </li>
            ))}
          </ul>
        ),
    },
    {
      key: 'errors',
      header: t('errors'),
      cell: ({ errors }) =>
        errors.length > 0 && (
          <ul className="import-errors">
            {errors.map(({ column, message }, at) => (
              <li key={at}>{column === null ? message : t('atColumn', { column, message })}</li>
            ))}
          </ul>
        ),
    },
  ];
  return <DataTable caption={t('title')} rows={lines} columns={columns} rowKey={({ id }) => id} />;
}

type Change = ImportLine_LineFragment['changes'][number];

/** 'Price: ৳51 → ৳5', with a mark where that may be a slip. */
function ChangedCell({ change: { field, column, before, after }, isFar }: { change: Change; isFar: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const write = (value: string | null | undefined) => {
    if (value === null || value === undefined) return t('nothingThere');
    if (field === 'price') return format.money(value);
    return amounts.includes(field) ? format.number(value) : value;
  };
  return (
    <>
      {before === null || before === undefined
        ? t('becomes', { column, after: write(after) })
        : t('change', { column, before: write(before), after: write(after) })}
      {isFar && <span className="import-far"> {t('farPrice')}</span>}
    </>
  );
}

const amounts: readonly string[] = ['quantity', 'unitWeightKg', 'imageIds'];
