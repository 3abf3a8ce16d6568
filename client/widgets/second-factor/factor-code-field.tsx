import { limits } from '../../../schema/values/limits';
import { useMessages } from '../../platform/i18n/use-messages';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './second-factor.messages';

/** The app's code, or a recovery code. */
export function FactorCodeField() {
  const t = useMessages(messages);
  return (
    <TextField
      name="code"
      label={t('code')}
      hint={t('codeHint')}
      autoComplete="one-time-code"
      maxLength={limits.secondFactorLength}
      lang="en"
      required
    />
  );
}
