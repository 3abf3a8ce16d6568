import { useState } from 'react';
import { CalendarDays } from 'lucide-react';
import { addDays } from '../../../../schema/rules/orders/delivery-days';
import { useDeliveriesCalendarLazyQuery } from '../../../generated/graphql';
import { readError } from '../../../platform/apollo/read-error';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { saveFile } from '../../../platform/save-file';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { messages } from './day.messages';

const daysAhead = 30;

/** Saves the deliveries from the day on for 31 days as a file that any calendar application opens. */
export function CalendarButton({ day }: { day: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [load] = useDeliveriesCalendarLazyQuery({ fetchPolicy: 'no-cache' });
  const run = async () => {
    const until = addDays(day, daysAhead);
    const period = { from: format.day(day), until: format.day(until) };
    setBusy(true);
    try {
      const { data, error } = await load({ variables: { dueFrom: day, dueUntil: until } });
      if (!data) return toast.error(failureText(readError(error), t('calendarFailed')));
      const { name, text, eventCount } = data.deliveriesCalendar;
      if (eventCount === 0) return toast.success(t('calendarEmpty', period));
      saveFile(name, text, 'text/calendar;charset=utf-8');
      toast.success(t('calendarSaved', { ...period, count: eventCount, name }));
    } catch (error) {
      toast.error(failureText(readError(error), t('calendarFailed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      look="outline"
      icon={<CalendarDays aria-hidden />}
      aria-label={t('calendarOf')}
      busy={busy}
      busyLabel={t('calendarMaking')}
      onClick={() => void run()}
    >
      {t('calendar')}
    </Button>
  );
}
