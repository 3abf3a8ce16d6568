import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Input } from '@chakra-ui/react/input';
import { isBangladeshiMobile, normalPhone } from '../../../schema/text/phone';
import { useFormField } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './fields.messages';
import { DigitsInput } from '../inputs/digits-input';
import type { DigitsKind } from '../inputs/digits-input';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldStyle } from './field-frame';

interface TextFieldProps extends FieldStyle {
  name: string;
  type?: 'text' | 'email' | 'tel' | 'search';
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoComplete?: string;
  maxLength?: number;
  /** Digits of either script: of a number, or of what they name. The length is the rule's alone. */
  digits?: DigitsKind;
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
  digits,
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
        {digits === undefined ? (
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
            box={Input}
            style={style}
            name={name}
            aria-describedby={describedBy(field.id, hint, field.error)}
            value={value}
            kind={digits}
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

/** A number that a phone can have; longer or shorter ones are the rule's. */
const PHONE = /^[0-9]{10,15}$/;
/** One digit short of a mobile: while it is typed that is no mistake. */
const ALMOST_MOBILE = /^01[3-9][0-9]{7}$/;

interface PhoneFieldProps extends Omit<TextFieldProps, 'digits' | 'type' | 'maxLength'> {
  /** The number belongs to a payment account, which has a rule of its own: it may have one digit more. */
  isAccount?: boolean;
}

/**
 * A phone number as it is typed or pasted; once the box is left, in the form that is stored. A number that no code can
 * reach is warned of, not rejected: people of other countries buy here as well.
 */
export function PhoneField({ hint, isAccount = false, ...props }: PhoneFieldProps) {
  const t = useMessages(messages);
  const field = useFormField(props.name);
  const value = typeof field.value === 'string' ? field.value : '';
  const phone = normalPhone(value);
  const [isTyping, setTyping] = useState(false);
  const isStrange = !isAccount && PHONE.test(phone) && !isBangladeshiMobile(phone) && !(isTyping && ALMOST_MOBILE.test(phone));
  return (
    <div
      className="phone-field"
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        if (PHONE.test(phone) && phone !== value) field.change(phone);
      }}
    >
      <TextField autoComplete="tel" inputMode="tel" {...props} hint={isStrange ? t('notMobile') : hint} digits="name" />
    </div>
  );
}
