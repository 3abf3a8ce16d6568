import { useEffect, useRef } from 'react';
import { Undo2 } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { messages } from './notifications.messages';

interface DismissedCardProps {
  title: string;
  onUndo: () => void;
  onOver: () => void;
}

/** Is where a dismissed card was, for 8 s; never goes from under the focus. */
export function DismissedCard({ title, onUndo, onOver }: DismissedCardProps) {
  const t = useMessages(messages);
  const row = useRef<HTMLLIElement>(null);
  const isDue = useRef(false);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      isDue.current = true;
      if (!row.current?.contains(document.activeElement)) over.current();
    }, limits.undoMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <li ref={row} className="notice-gone" onBlur={() => isDue.current && onOver()}>
      <span>{t('gone')}</span>
      <Button look="ghost" icon={<Undo2 aria-hidden />} aria-label={t('undoOf', { title })} onClick={onUndo}>
        {t('undo')}
      </Button>
    </li>
  );
}
