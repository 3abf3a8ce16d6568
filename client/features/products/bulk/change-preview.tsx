import { useMessages } from '../../../platform/i18n/use-messages';
import { messages } from './bulk.messages';

export interface PreviewRow {
  readonly id: string;
  readonly name: string;
  readonly before: string;
  /** Left out while nothing is entered. */
  readonly after?: string | null;
  readonly notes?: readonly string[];
  /** It cannot be changed so; the other products can. */
  readonly isImpossible?: boolean;
}

/** Shows how the change affects each product before it is sent. */
export function ChangePreview({ rows }: { rows: readonly PreviewRow[] }) {
  const t = useMessages(messages);
  return (
    <section className="bulk-preview" aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      <ul tabIndex={0} aria-label={t('preview')}>
        {rows.map(({ id, name, before, after, notes, isImpossible }) => (
          <li key={id} data-impossible={isImpossible || undefined}>
            <span className="bulk-name">{name}</span>
            <span className="bulk-change">
              <span className={after ? 'bulk-before' : undefined}>
                <span className="visually-hidden">{t('isNow', { value: '' })} </span>
                {before}
              </span>
              {after && (
                <>
                  <span aria-hidden> → </span>
                  <strong>
                    <span className="visually-hidden">{t('becomes', { value: '' })} </span>
                    {after}
                  </strong>
                </>
              )}
            </span>
            {notes?.map((note) => (
              <span key={note} className="bulk-note">
                {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
