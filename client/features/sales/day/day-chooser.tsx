import { useId } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '../../../../schema/rules/orders/delivery-days';
import { useMessages } from '../../../platform/i18n/use-messages';
import { IconButton } from '../../../ui/buttons/button';
import { Chip } from '../../../ui/display/chip';
import { messages } from './day.messages';
import type { DayChoice } from './day-choice';

/** The day before and after, any day, and back to today. */
export function DayChooser({ choice: { url, day, today } }: { choice: DayChoice }) {
  const t = useMessages(messages);
  const id = useId();
  const choose = (next: string) => url.set({ day: next === today ? null : next });
  return (
    <div className="day-chooser">
      <IconButton label={t('before')} onClick={() => choose(addDays(day, -1))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <div className="select-line">
        <label htmlFor={id} className="visually-hidden">
          {t('day')}
        </label>
        <input className="input" id={id} type="date" value={day} onChange={(event) => choose(event.currentTarget.value)} />
      </div>
      <IconButton label={t('after')} onClick={() => choose(addDays(day, 1))}>
        <ChevronRight aria-hidden />
      </IconButton>
      <Chip active={day === today} onClick={() => choose(today)}>
        {t('today')}
      </Chip>
    </div>
  );
}
