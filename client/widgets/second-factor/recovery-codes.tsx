import { useEffect, useRef, useState } from 'react';
import { Download } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button, ButtonAnchor } from '../../ui/buttons/button';
import { messages } from './second-factor.messages';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void | Promise<void>;
}

/** The only time the codes can be read; the next page comes by the button alone. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useMessages(messages);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const goOn = async () => {
    setBusy(true);
    await onSaved();
    setBusy(false);
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="factor-title">
        {t('codesTitle')}
      </h2>
      <p>{t('codesLead')}</p>
      <ul className="factor-codes" lang="en" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-column">
        <ButtonAnchor
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download="haatbar-recovery-codes.txt"
          icon={<Download aria-hidden />}
          full
        >
          {t('download')}
        </ButtonAnchor>
        <Button size="xl" full busy={busy} onClick={() => void goOn()}>
          {t('saved')}
        </Button>
      </div>
    </section>
  );
}
