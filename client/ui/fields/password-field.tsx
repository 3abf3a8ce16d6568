import { useState } from 'react';
import { Input } from '@chakra-ui/react/input';
import { Eye, EyeOff } from 'lucide-react';
import { useFormField } from '../../platform/forms/form-context';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './fields.messages';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldStyle } from './field-frame';

interface PasswordFieldProps extends FieldStyle {
  name: string;
  autoComplete: 'current-password' | 'new-password';
}

/** With a show/hide button; pasting is allowed, for password managers. */
export function PasswordField({ name, autoComplete, ...appearance }: PasswordFieldProps) {
  const field = useFormField(name);
  const t = useMessages(messages);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...appearance} id={field.id} error={field.error}>
      <div style={{ position: 'relative', width: '100%' }}>
        <Input
          name={name}
          aria-describedby={describedBy(field.id, appearance.hint, field.error)}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          paddingInlineEnd="14"
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={field.blur}
        />
        <button
          type="button"
          className="field-button"
          aria-pressed={shown}
          aria-label={t('showPassword')}
          title={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      </div>
    </FieldFrame>
  );
}
