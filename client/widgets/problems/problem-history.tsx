import type { Problem_ProblemFragment, ProblemEntry_EntryFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { DateText } from '../../ui/display/moment';
import type { ProblemReader } from './problem-card';
import { useRemedyText } from './problem-texts';
import './problems.css';
import { messages } from './problems.messages';

type Entry = ProblemEntry_EntryFragment;
type Line = Problem_ProblemFragment['line'];

interface ProblemHistoryProps {
  entries: readonly Entry[];
  /** The problem is about this line, or about the whole order if it is null. */
  line: Line;
  reader?: ProblemReader;
}

/** The entries of a problem, oldest first. */
export function ProblemHistory({ entries, line, reader }: ProblemHistoryProps) {
  return (
    <ol className="problem-history">
      {entries.map((entry) => (
        <li key={entry.id}>
          <HistoryEntry entry={entry} line={line} reader={reader} />
        </li>
      ))}
    </ol>
  );
}

function HistoryEntry({ entry, line, reader }: { entry: Entry; line: Line; reader?: ProblemReader }) {
  const t = useMessages(messages);
  const format = useFormat();
  const remedyText = useRemedyText();
  const { action, actor, remedy, amount, quantity, text, images, createdAt } = entry;
  return (
    <>
      <p>
        <strong>{action === 'ESCALATE' ? t('didESCALATE') : `${t(actor === reader ? 'you' : actor)} ${t(`did${action}`)}`}</strong>
        {remedy && ` · ${remedyText(remedy, amount)}`}
        {quantity && line && `, ${format.quantity(quantity, line.unit, line.customUnitNote)}`}
      </p>
      <p className="caption">
        <DateText at={createdAt} withTime />
      </p>
      {text && <p data-own-text>{text}</p>}
      {images.length > 0 && (
        <ul className="problem-images">
          {images.map(({ id, url }, index) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t('imageOf', { number: format.number(index + 1) })} width={96} height={96} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
