import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { useMessages } from '../../../platform/i18n/use-messages';
import { announce } from '../../../platform/live-region';
import { Button } from '../../../ui/buttons/button';
import { messages } from '../../../widgets/purchases/purchases.messages';

type Copied = 'copied' | 'notCopied' | null;

/** Copies a text, and shows whether that worked: there may be no permission, or no clipboard. */
export function useCopy(text: string): { readonly copied: Copied; readonly copy: () => Promise<void> } {
  const t = useMessages(messages);
  const [copied, setCopied] = useState<Copied>(null);
  const copy = async () => {
    let outcome: 'copied' | 'notCopied' = 'copied';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      outcome = 'notCopied';
    }
    setCopied(outcome);
    announce(t(outcome), 'polite');
  };
  return { copied, copy };
}

interface CopyLineProps {
  label: string;
  /** As it is read. */
  shown: string;
  /** As it is pasted: in ASCII digits. */
  text: string;
}

/** A fact of a payment with the button that copies it. */
export function CopyLine({ label, shown, text }: CopyLineProps) {
  const t = useMessages(messages);
  const { copied, copy } = useCopy(text);
  return (
    <div className="pay-line">
      <dt>{label}</dt>
      <dd>
        <strong>{shown}</strong>
        <Button
          look="outline"
          aria-label={t('copyOf', { what: label })}
          icon={copied === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          {t(copied === 'copied' ? 'copied' : 'copy')}
        </Button>
        {copied === 'notCopied' && <span className="caption">{t('notCopied')}</span>}
      </dd>
    </div>
  );
}
