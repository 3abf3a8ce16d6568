import { createContext, useContext } from 'react';

/** Gives a field what it needs of the form around it. */
export interface FormView {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly busy: boolean;
  readonly dirty: boolean;
  readonly failures: number;
  /** Since the last submit the user has gone into a field. */
  readonly isUsed: () => boolean;
  readonly failureText: string | null;
  /** The id of a field's control: its name, behind the form's prefix where several forms share a page. */
  readonly idOf: (name: string) => string;
  readonly change: (name: string, value: unknown) => void;
  readonly blur: (name: string) => void;
}

export const FormContext = createContext<FormView | null>(null);

export function useForm(): FormView {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs a RulesForm above it.');
  return form;
}

export interface FieldState {
  readonly id: string;
  readonly value: unknown;
  /** A message key or the server's message. */
  readonly error: string | undefined;
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
}

export function useFormField(name: string): FieldState {
  const form = useForm();
  return {
    id: form.idOf(name),
    value: form.values[name],
    error: form.errors[name],
    change: (value) => form.change(name, value),
    blur: () => form.blur(name),
  };
}
