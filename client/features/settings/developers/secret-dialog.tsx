import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { useMessages } from '../../../platform/i18n/use-messages';
import { announce } from '../../../platform/live-region';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from './partners.messages';

/** A secret, the only time it can be read. It closes by its own button only, so that no stray tap loses it. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const t = useMessages(messages);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret ?? '');
      setCopied('yes');
      announce(t('copied'), 'polite');
    } catch {
      setCopied('no');
      announce(t('notCopied'), 'polite');
    }
  };
  const close = () => {
    setCopied(null);
    onClose();
  };
  return (
    <Dialog
      open={secret !== null}
      onClose={() => undefined}
      title={t('onceTitle')}
      role="alertdialog"
      describedBy="secret-text"
      noCross
      footer={<Button onClick={close}>{t('done')}</Button>}
    >
      <p id="secret-text">{t('onceText')}</p>
      <p className="settings-secret" lang="en" translate="no">
        <code>{secret}</code>
      </p>
      <Button
        look="outline"
        full
        icon={copied === 'yes' ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
        data-autofocus
      >
        {t(copied === 'yes' ? 'copied' : 'copy')}
      </Button>
      {copied === 'no' && <p className="caption">{t('notCopied')}</p>}
    </Dialog>
  );
}
