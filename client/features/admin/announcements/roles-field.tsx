import { CircleAlert } from 'lucide-react';
import { roleLabels } from '../../../../schema/values/accounts/roles';
import type { Role } from '../../../../schema/values/accounts/roles';
import { useFormField } from '../../../platform/forms/form-context';
import { useFormat } from '../../../platform/format';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { Checkbox } from '../../../ui/inputs/checkbox';

interface RolesFieldProps {
  name: string;
  label: string;
  roles: readonly Role[];
}

/** Which roles: one box each. */
export function RolesField({ name, label, roles }: RolesFieldProps) {
  const field = useFormField(name);
  const errorText = useErrorText();
  const { language } = useFormat();
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <fieldset id={field.id} className="radio-cards" tabIndex={-1} aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend>{label}</legend>
      <div className="role-boxes">
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={roleLabels[role][language]}
            checked={chosen.includes(role)}
            onChange={(on) => field.change(on ? [...chosen, role] : chosen.filter((one) => one !== role))}
          />
        ))}
      </div>
      {field.error && (
        <p id={`${field.id}-error`} className="radio-cards-error">
          <CircleAlert aria-hidden />
          {errorText(field.error)}
        </p>
      )}
    </fieldset>
  );
}
