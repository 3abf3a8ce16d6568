import { useState } from 'react';
import { confirmPasswordRules } from '../../../../schema/rules/shared/password.rules';
import {
  type DataExportState_ExportFragment,
  useCreateDataExportLinkMutation,
  useDataExportQuery,
  useRequestDataExportMutation,
} from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { saveFrom } from '../../../platform/save-file';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { QueryState } from '../../../ui/feedback/query-state';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { PasswordField } from '../../../ui/fields/password-field';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { SettingsSection } from '../settings-section';
import { messages } from './data-export.messages';

const POLL_MS = 10_000;

type Step = 'request' | 'download';

/**
 * The file with all data of the user: how far it is, and the way to request and download it, each with the password.
 */
export function DataExportSection() {
  const t = useMessages(messages);
  const [step, setStep] = useState<Step | null>(null);
  const [isMoving, setMoving] = useState(false);
  const query = useDataExportQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: isMoving ? POLL_MS : 0,
    skipPollAttempt: () => document.hidden,
  });
  const isRequested = query.data?.dataExport?.state === 'REQUESTED';
  if (isMoving !== isRequested) setMoving(isRequested);
  return (
    <SettingsSection title={t('title')} hint={t('hint')}>
      <QueryState query={query} loadingText={t('loading')}>
        {({ dataExport }) => <State file={dataExport ?? null} onStep={setStep} />}
      </QueryState>
      {step && (
        <PasswordDialog
          step={step}
          onClose={() => setStep(null)}
          onRequested={() => {
            void query.refetch().catch(() => undefined);
          }}
        />
      )}
    </SettingsSection>
  );
}

function State({ file, onStep }: { file: DataExportState_ExportFragment | null; onStep: (step: Step) => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const isMaking = file?.state === 'REQUESTED';
  const next = !isMaking && file?.mayRequestAt;
  const date = file?.expiresAt ? format.date(file.expiresAt) : '';
  return (
    <div className="form-column">
      {file && (
        <div>
          <p role="status">{t(file.state, { size: format.bytes(file.bytes), date })}</p>
          {next && <p className="caption">{t('from', { time: format.dateTime(next) })}</p>}
        </div>
      )}
      {file?.state === 'READY' && (
        <div>
          <Button onClick={() => onStep('download')}>{t('download')}</Button>
        </div>
      )}
      {!isMaking && !next && (
        <div>
          <Button look="outline" onClick={() => onStep('request')}>
            {t(file ? 'again' : 'request')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PasswordDialogProps {
  step: Step;
  onClose: () => void;
  onRequested: () => void;
}

function PasswordDialog({ step, onClose, onRequested }: PasswordDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [requestExport] = useAppMutation(useRequestDataExportMutation);
  const [createLink] = useAppMutation(useCreateDataExportLinkMutation);
  const title = t(step === 'request' ? 'requestTitle' : 'downloadTitle');
  const form = useRulesForm({
    rules: confirmPasswordRules,
    initialValues: { password: '' },
    submit: async ({ password }) => {
      const options = { variables: { input: { password } } };
      if (step === 'request') {
        const { failure } = await requestExport(options);
        if (failure) return failure;
        onRequested();
      } else {
        const { data, failure } = await createLink(options);
        if (failure) return failure;
        saveFrom(data.createDataExportLink.path);
      }
      toast.success(t(step === 'request' ? 'requested' : 'started'));
      onClose();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} place="sheet" title={title}>
      <RulesForm form={form} label={title} idPrefix="data-export">
        <div className="form-column">
          <p>{t(step === 'request' ? 'requestText' : 'downloadText')}</p>
          <ErrorSummary />
          <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
          <SubmitButton busyLabel={t(step === 'request' ? 'requesting' : 'preparing')}>{t(step)}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
