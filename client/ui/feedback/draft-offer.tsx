import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from './alert';
import { Button } from '../buttons/button';
import { messages } from './kept-work.messages';

interface DraftOfferProps {
  /** When it was stored, in milliseconds; null shows nothing. */
  savedAt: number | null;
  onContinue: () => void;
  onStartAgain: () => void;
  /** Describes the draft's content in short. */
  about?: string;
  /** The form: it waits, dimmed, until the question is decided, so that nothing is typed over the draft. */
  children: ReactNode;
}

/** "We kept your draft from 10:42 · Continue · Start again" over the form it belongs to. */
export function DraftOffer({ savedAt, onContinue, onStartAgain, about, children }: DraftOfferProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const waiting = savedAt !== null;
  useEffect(() => {
    if (waiting) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [waiting]);
  return (
    <>
      {waiting && (
        <div style={{ marginBottom: 16 }}>
          <Alert
            ref={box}
            title={t('draftStored', { time: format.timeOrDay(savedAt) })}
            action={
              <div className="page-actions">
                <Button onClick={onContinue}>{t('draftContinue')}</Button>
                <Button look="outline" tone="gray" onClick={onStartAgain}>
                  {t('draftAgain')}
                </Button>
              </div>
            }
          >
            {about && <p className="one-line">{about}</p>}
          </Alert>
        </div>
      )}
      <div className="draft-form" inert={waiting} data-waiting={waiting}>
        {children}
      </div>
    </>
  );
}
