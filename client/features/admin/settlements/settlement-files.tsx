import { useRef, useState } from 'react';
import { Upload } from 'lucide-react';
import { PaymentGateway } from '../../../../schema/values/money/gateways';
import { AdminSettlementsDocument, useImportGatewaySettlementMutation } from '../../../generated/graphql';
import type { ImportGatewaySettlementMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { Alert } from '../../../ui/feedback/alert';
import { messages } from './settlements.messages';

type Result = ImportGatewaySettlementMutation['importGatewaySettlement'];

/** Sends a settlement file of a gateway, and shows what became of its lines, or which of them are wrong. */
export function SettlementFiles() {
  const t = useMessages(messages);
  const format = useFormat();
  const [name, setName] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const [send, { busy, errorText, failure }] = useAppMutation(useImportGatewaySettlementMutation);
  const upload = async (gateway: PaymentGateway, file: File) => {
    setName(file.name);
    setResult(null);
    const { data } = await send({ variables: { gateway, file }, refetchQueries: [AdminSettlementsDocument] });
    setResult(data?.importGatewaySettlement ?? null);
  };
  const wrongLines = Object.values(failure?.fields ?? {});
  return (
    <section className="form-column">
      <div className="page-actions">
        {Object.values(PaymentGateway).map((gateway) => (
          <FileButton key={gateway} gateway={gateway} busy={busy} onChoose={(file) => void upload(gateway, file)} />
        ))}
      </div>
      {failure && (
        <Alert tone="error" title={t('notImported', { file: name })}>
          <ul>
            {(wrongLines.length > 0 ? wrongLines : [errorText]).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {result && (
        <Alert
          tone={result.agreedCount < result.addedCount ? 'warning' : 'success'}
          title={t('imported', {
            file: name,
            lines: format.number(result.lineCount),
            added: format.number(result.addedCount),
            agreed: format.number(result.agreedCount),
          })}
        />
      )}
    </section>
  );
}

interface FileButtonProps {
  gateway: PaymentGateway;
  busy: boolean;
  onChoose: (file: File) => void;
}

function FileButton({ gateway, busy, onChoose }: FileButtonProps) {
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        data-testid={`settlement-${gateway}`}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) onChoose(chosen);
          target.value = ''; // the same file, corrected, can be chosen again
        }}
      />
      <Button look="outline" icon={<Upload aria-hidden />} busy={busy} busyLabel={t('importing')} onClick={() => input.current?.click()}>
        {t('import', { gateway: t(gateway) })}
      </Button>
    </>
  );
}
