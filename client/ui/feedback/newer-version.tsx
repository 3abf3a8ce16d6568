import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from './alert';
import { Button } from '../buttons/button';
import { messages } from './kept-work.messages';

interface NewerVersionProps {
  busy: boolean;
  /** The newer version could not be read. */
  failed: boolean;
  onLoad: () => void;
  onKeep: () => void;
}

/**
 * Above a form whose thing was saved elsewhere meanwhile; takes the focus, since the press of Save had another end than
 * expected.
 */
export function NewerVersion({ busy, failed, onLoad, onKeep }: NewerVersionProps) {
  const t = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Alert
      ref={box}
      tone="warning"
      title={t('newerTitle')}
      heading
      action={
        <div className="newer-version">
          <Button busy={busy} onClick={onKeep}>
            {t('keepMine')}
          </Button>
          <Button look="outline" disabled={busy} onClick={onLoad}>
            {t('loadNewer')}
          </Button>
        </div>
      }
    >
      <p>{t('newerText')}</p>
      {failed && <p>{t('loadFailed')}</p>}
    </Alert>
  );
}
