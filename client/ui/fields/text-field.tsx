import type { ComponentProps, ReactNode } from 'react';
import { Input } from '@chakra-ui/react/input';
import { useFormField } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { DigitsInput } from './digits-input';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldStyle } from './field-frame';

interface TextFieldProps extends FieldStyle {
  name: string;
  type?: 'text' | 'email' | 'tel' | 'search';
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoComplete?: string;
  maxLength?: number;
  /** Digits only, in either script; a number lets that many decimals follow, and a minus, which rules reject. */
  digits?: boolean | number;
  /** Shown inside the box at its end: a unit, a currency. */
  suffix?: ReactNode;
  /** Shows how much of `maxLength` is used once it is nearly full; what is longer is not cut, its rule reports it. */
  counted?: boolean;
  /** The language of what is typed, when it is not the page's. */
  lang?: string;
}

export function TextField({
  name,
  label,
  hint,
  required,
  disabled,
  type = 'text',
  digits = false,
  suffix,
  counted = false,
  maxLength,
  ...rest
}: TextFieldProps) {
  const field = useFormField(name);
  const format = useFormat();
  const value = typeof field.value === 'string' ? field.value : '';
  const style = suffix ? { paddingInlineEnd: '4rem' } : undefined;
  return (
    <FieldFrame id={field.id} label={label} hint={hint} required={required} disabled={disabled} error={field.error}>
      <div style={{ position: 'relative', width: '100%' }}>
        {digits === false ? (
          <Input
            {...rest}
            maxLength={counted ? undefined : maxLength}
            style={style}
            name={name}
            aria-describedby={describedBy(field.id, hint, field.error)}
            type={type}
            value={value}
            onChange={(event) => field.change(event.currentTarget.value)}
            onBlur={field.blur}
          />
        ) : (
          <DigitsInput
            {...rest}
            maxLength={maxLength}
            box={Input}
            style={style}
            name={name}
            aria-describedby={describedBy(field.id, hint, field.error)}
            value={value}
            decimals={digits === true ? 0 : digits}
            signed={digits !== true}
            onValue={field.change}
            onBlur={field.blur}
          />
        )}
        {suffix && <span className="field-suffix">{suffix}</span>}
      </div>
      {counted && maxLength && value.length > maxLength * 0.75 && (
        <span className="field-count" data-over={value.length > maxLength} aria-live="polite">
          {format.digits(`${value.length}/${maxLength}`)}
        </span>
      )}
    </FieldFrame>
  );
}

/** A phone number: `tel` keyboard, digits of either script. */
export function PhoneField(props: Omit<TextFieldProps, 'digits' | 'type'>) {
  return <TextField autoComplete="tel" inputMode="tel" maxLength={15} {...props} digits />;
}
