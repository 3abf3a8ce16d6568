import { useState } from 'react';
import type { ReactNode } from 'react';
import { Info } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { Checkbox } from '../inputs/checkbox';
import { SelectionBar } from './selection-bar';
import { messages } from './data-table.messages';
import { tableWidth, useMediaQuery } from '../layout/use-media-query';

export interface Column<TRow> {
  readonly key: string;
  readonly header: string;
  /** A tooltip of the header explains exactly what the column counts. */
  readonly hint?: string;
  readonly cell: (row: TRow, number: number) => ReactNode;
  /** Right-aligned, even digits. */
  readonly numeric?: boolean;
  /** Where it goes on a phone's card: the named field by default. */
  readonly onCard?: 'title' | 'badge' | 'field' | 'actions' | 'none';
  readonly width?: string;
  /** Left out of the table where it would scroll sideways, on screens of 768 to 1200 px. */
  readonly spare?: boolean;
}

export interface Selection<TRow> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** The checkbox's name: 'Select Potato, order HB-1001'. */
  readonly label: (row: TRow) => string;
  /** Buttons for the selected rows. */
  readonly actions?: ReactNode;
  /** How many are selected, where more than this page's rows can be. */
  readonly status?: string;
}

interface DataTableProps<TRow> {
  caption: string;
  rows: readonly TRow[];
  columns: readonly Column<TRow>[];
  rowKey: (row: TRow) => string;
  selection?: Selection<TRow>;
  /** Serial number of the first row of this page. */
  firstNumber?: number;
}

/** A table from 768 px on, the same rows as cards below, with the page's selection. */
export function DataTable<TRow>(props: DataTableProps<TRow>) {
  const wide = useMediaQuery(tableWidth);
  return (
    <>
      {wide ? <Table {...props} /> : <Cards {...props} />}
      {props.selection && <SelectionBar {...props.selection} />}
    </>
  );
}

function HeaderHint({ label, text }: { label: string; text: string }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  return (
    <span className="header-hint">
      <button type="button" aria-expanded={open} aria-label={t('whatIsThis', { label })} title={text} onClick={() => setOpen(!open)}>
        <Info aria-hidden size={16} />
      </button>
      {open && <span className="header-hint-text">{text}</span>}
    </span>
  );
}

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

function SelectAll<TRow>({
  rows,
  rowKey,
  selection,
  withText,
}: Pick<DataTableProps<TRow>, 'rows' | 'rowKey'> & { selection: Selection<TRow>; withText?: boolean }) {
  const t = useMessages(messages);
  const keys = rows.map(rowKey);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  return (
    <Checkbox
      label={t('selectAll')}
      hideLabel={!withText}
      checked={count === keys.length && count > 0}
      indeterminate={count > 0 && count < keys.length}
      onChange={(checked) => {
        const others = [...selection.selected].filter((key) => !keys.includes(key));
        selection.onChange(new Set(checked ? [...others, ...keys] : others));
      }}
    />
  );
}

function Table<TRow>({ caption, rows, columns, rowKey, selection, firstNumber = 1 }: DataTableProps<TRow>) {
  const t = useMessages(messages);
  return (
    <div className="table-scroll" role="region" tabIndex={0} aria-label={t('tableScroll', { caption })}>
      <table className="data-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" style={{ width: 48 }}>
                <SelectAll rows={rows} rowKey={rowKey} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.key} scope="col" data-number={column.numeric} data-spare={column.spare} style={{ width: column.width }}>
                {column.header}
                {column.hint && <HeaderHint label={column.header} text={column.hint} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const key = rowKey(row);
            const selected = selection?.selected.has(key) ?? false;
            return (
              <tr key={key} data-selected={selected || undefined}>
                {selection && (
                  <td>
                    <Checkbox
                      hideLabel
                      label={selection.label(row)}
                      checked={selected}
                      onChange={() => selection.onChange(toggled(selection.selected, key))}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} data-number={column.numeric} data-spare={column.spare}>
                    {column.cell(row, firstNumber + index)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A card leaves out what has no value; a table's cell is empty then. */
const isNothing = (shown: ReactNode): boolean => shown === null || shown === undefined || shown === false || shown === '';

function Cards<TRow>({ caption, rows, columns, rowKey, selection, firstNumber = 1 }: DataTableProps<TRow>) {
  const of = (place: Column<TRow>['onCard']) => columns.filter((column) => (column.onCard ?? 'field') === place);
  const [titles, badges, fields, actions] = [of('title'), of('badge'), of('field'), of('actions')];
  return (
    <>
      {selection && rows.length > 0 && <SelectAll rows={rows} rowKey={rowKey} selection={selection} withText />}
      <ul className="row-cards" aria-label={caption}>
        {rows.map((row, index) => {
          const key = rowKey(row);
          const selected = selection?.selected.has(key) ?? false;
          const show = (column: Column<TRow>) => column.cell(row, firstNumber + index);
          return (
            <li key={key} className="row-card" data-selected={selected || undefined}>
              <div className="row-card-head">
                {selection && (
                  <Checkbox
                    hideLabel
                    label={selection.label(row)}
                    checked={selected}
                    onChange={() => selection.onChange(toggled(selection.selected, key))}
                  />
                )}
                <div className="row-card-title">
                  {titles.map((column) => (
                    <div key={column.key}>{show(column)}</div>
                  ))}
                </div>
                {badges.map((column) => (
                  <div key={column.key}>{show(column)}</div>
                ))}
              </div>
              {fields.length > 0 && (
                <dl>
                  {fields.map((column) => {
                    const shown = show(column);
                    if (isNothing(shown)) return null;
                    return (
                      <div key={column.key} style={{ display: 'contents' }}>
                        <dt>{column.header}</dt>
                        <dd>{shown}</dd>
                      </div>
                    );
                  })}
                </dl>
              )}
              {actions.length > 0 && (
                <div className="row-card-actions">
                  {actions.map((column) => (
                    <div key={column.key}>{show(column)}</div>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
