import { grantCodeRules, grantRightsRules } from '../../../../schema/rules/accounts/grant.rules';
import { useConfirmGrantMutation, useResendGrantCodeMutation, useSetGrantRightsMutation } from '../../../generated/graphql';
import type { GrantRight, GrantRow_GrantFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { Alert } from '../../../ui/feedback/alert';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { RightsField } from './grant.form';
import { messages } from './people.messages';

interface GrantDialogProps {
  grant: GrantRow_GrantFragment;
  onClose: () => void;
}

/** The agent types the code that the grower reads out. The field is longer than a code: one is pasted with spaces. */
export function CodeDialog({ grant: { id, principal }, onClose }: GrantDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [confirm] = useAppMutation(useConfirmGrantMutation);
  const [resend, { busy, errorText }] = useAppMutation(useResendGrantCodeMutation);
  const form = useRulesForm({
    rules: grantCodeRules,
    initialValues: { code: '' },
    submit: async ({ code }) => {
      const { data, failure } = await confirm({ variables: { id, code } });
      if (!data) return failure;
      toast.success(t('active', { name: data.confirmGrant.principal.name ?? principal.phone }));
      onClose();
      return null;
    },
  });
  const sendAgain = async () => {
    const { data } = await resend({ variables: { id } });
    if (data) toast.success(t('codeSent'));
  };
  return (
    <Dialog open onClose={onClose} title={t('typeCode')} place="sheet">
      <RulesForm form={form} label={t('typeCode')} idPrefix="grant-code">
        <div className="form-column">
          <ErrorSummary />
          {errorText && <Alert tone="error">{errorText}</Alert>}
          <TextField
            name="code"
            label={t('code')}
            hint={t('codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            required
          />
          <SubmitButton busyLabel={t('saving')}>{t('typeCode')}</SubmitButton>
          <Button look="ghost" busy={busy} busyLabel={t('sending')} onClick={() => void sendAgain()}>
            {t('again')}
          </Button>
        </div>
      </RulesForm>
    </Dialog>
  );
}

/** The principal changes what the agent may do. */
export function RightsDialog({ grant: { id, rights }, onClose }: GrantDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [save] = useAppMutation(useSetGrantRightsMutation);
  const form = useRulesForm({
    rules: grantRightsRules,
    initialValues: { rights: [...rights] as string[] },
    submit: async (clean) => {
      const { data, failure } = await save({ variables: { id, rights: clean.rights as GrantRight[] } });
      if (!data) return failure;
      toast.success(t('saved'));
      onClose();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('rightsOf')} place="sheet">
      <RulesForm form={form} label={t('rightsOf')} idPrefix="grant-rights">
        <div className="form-column">
          <ErrorSummary />
          <RightsField />
          <SubmitButton busyLabel={t('saving')}>{t('save')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
