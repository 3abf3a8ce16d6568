import { tradeLicenseRoles } from '../../../../schema/values/accounts/roles';
import type { PickableRole } from '../../../../schema/values/accounts/roles';
import { useForm } from '../../../platform/forms/form-context';
import { useMessages } from '../../../platform/i18n/use-messages';
import { PasswordField } from '../../../ui/fields/password-field';
import { PhoneField, TextField } from '../../../ui/fields/text-field';
import { LocationPicker } from '../../../widgets/location-picker/location-picker';
import { messages } from '../auth.messages';
import { CheckEntries } from './check-entries';
import { CodePart } from './code-part';
import type { RegisterStep } from './register-steps';
import type { RegistrationCode } from './use-registration-code';

interface RegisterPartsProps {
  step: RegisterStep;
  role: PickableRole;
  code: RegistrationCode;
  onChange: (step: RegisterStep) => void;
}

/** The fields of one step. */
export function RegisterParts({ step, role, code, onChange }: RegisterPartsProps) {
  const t = useMessages(messages);
  const { values } = useForm();
  const typed = typeof values.password === 'string' ? values.password.length : 0;
  const needsLicense = tradeLicenseRoles.some((one) => one === role);

  if (step === 'you')
    return (
      <>
        <TextField name="name" label={t('name')} autoComplete="name" maxLength={120} required />
        <PhoneField name="phone" label={t('phone')} required />
        <PasswordField
          name="password"
          label={t('password')}
          hint={typed ? `${t('passwordHint')} · ${t('passwordCount', { count: typed })}` : t('passwordHint')}
          autoComplete="new-password"
          required
        />
      </>
    );
  if (step === 'business')
    return (
      <>
        <TextField name="email" type="email" label={t('email')} autoComplete="email" inputMode="email" maxLength={254} required />
        <TextField name="nid" label={t('nid')} hint={t('nidHint')} digits="name" required />
        <TextField
          name="tradeLicense"
          label={needsLicense ? t('tradeLicense') : t('tradeLicenseOptional')}
          maxLength={60}
          required={needsLicense}
        />
      </>
    );
  if (step === 'place') return <LocationPicker />;
  if (step === 'code') return <CodePart code={code} />;
  return <CheckEntries role={role} onChange={onChange} />;
}
