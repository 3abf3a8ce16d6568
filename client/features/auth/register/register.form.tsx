import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { DraftOffer } from '../../../ui/feedback/draft-offer';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextLink } from '../../../ui/buttons/text-link';
import { paths } from '../../../platform/paths';
import { messages } from '../auth.messages';
import { RegisterParts } from './register-parts';
import { RoleLock } from './role-lock';
import { useRegisterForm } from './use-register-form';
import type { RegisterFormOptions } from './use-register-form';

const stepTitles = { you: 'stepYou', business: 'stepBusiness', place: 'stepPlace', check: 'stepCheck', code: 'stepCode' } as const;
interface RegisterFormProps extends RegisterFormOptions {
  /** Another role: everything starts again. */
  onStartAgain: () => void;
}

/** The steps after the role. Going back loses nothing; a rejected field leads back to its own step. */
export function RegisterForm({ onStartAgain, ...options }: RegisterFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { form, draft, code, steps, place, last } = useRegisterForm(options);
  const { role, step, onStep } = options;
  return (
    <>
      <RoleLock
        role={role}
        onStartAgain={() => {
          draft.finish();
          onStartAgain();
        }}
      />
      <p className="step-note" role="status">
        {t('stepOf', { step: place + 2, steps: steps.length + 1 })} · <strong>{t(stepTitles[step])}</strong>
      </p>
      <DraftOffer savedAt={draft.earlier?.savedAt ?? null} about={draft.about} onContinue={draft.resume} onStartAgain={draft.startAgain}>
        <RulesForm form={form} failureText={errorText('register.failed')} label={t('registerTitle')}>
          <div className="form-column">
            <ErrorSummary />
            <RegisterParts step={step} role={role} code={code} onChange={onStep} />
            {last ? (
              <SubmitButton busyLabel={t('submitting')} size="xl">
                {t('submit')}
              </SubmitButton>
            ) : (
              <Button type="submit" size="xl" full>
                {t('next')}
              </Button>
            )}
            {last && (
              <p className="caption">
                {t('agree')} <TextLink to={paths.terms()}>{t('agreeTerms')}</TextLink> ·{' '}
                <TextLink to={paths.privacy()}>{t('agreePrivacy')}</TextLink>
              </p>
            )}
            {place > 0 && (
              <Button look="ghost" full onClick={() => onStep(steps[place - 1] ?? 'you')}>
                {t('back')}
              </Button>
            )}
          </div>
        </RulesForm>
      </DraftOffer>
    </>
  );
}
