import { act, screen, waitFor, within } from '@testing-library/react';
import { object, string } from 'yup';
import type { Failure } from '../../../client/platform/apollo/read-error';
import { useRulesForm } from '../../../client/platform/forms/use-rules-form';
import { setLanguage } from '../../../client/platform/language/language';
import { ErrorSummary } from '../../../client/ui/fields/error-summary';
import { PasswordField } from '../../../client/ui/fields/password-field';
import { QuantityField } from '../../../client/ui/fields/quantity-field';
import { RadioCards } from '../../../client/ui/fields/radio-cards';
import { RulesForm } from '../../../client/ui/fields/rules-form';
import { SelectField } from '../../../client/ui/fields/select-field';
import { SubmitButton } from '../../../client/ui/fields/submit-button';
import { PhoneField, TextField } from '../../../client/ui/fields/text-field';
import { renderPart } from '../support/render';

const rules = object({
  name: string().trim().required('register.name'),
  phone: string()
    .matches(/^\d{10,15}$/, 'register.phone')
    .required('register.phone'),
  password: string().required('The password is missing.'),
  unit: string().required('Choose a unit.'),
  sell: string().required('Yes or no?'),
  quantity: string().required(),
});
type Clean = { name: string };

function Form({ submit }: { submit: (clean: Clean) => Promise<Failure | null> }) {
  const form = useRulesForm({ rules, initialValues: { name: '', phone: '', password: '', unit: '', sell: '', quantity: '1' }, submit });
  return (
    <RulesForm form={form} failureText="It did not work." label="Try">
      <ErrorSummary />
      <TextField name="name" label="Name" required />
      <PhoneField name="phone" label="Phone" required />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <SelectField name="unit" label="Unit" choices={[{ value: 'KG', label: 'KG' }]} />
      <RadioCards name="sell" label="Sell" choices={[{ value: 'yes', label: 'Yes' }]} />
      <QuantityField name="quantity" label="Quantity" />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </RulesForm>
  );
}

const fill = async (user: ReturnType<typeof renderPart>['user']) => {
  await user.type(screen.getByRole('textbox', { name: /Name/ }), '  Rahim ');
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '০১৭০০০০০০০১');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'KG');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
};

describe('forms', () => {
  it('shows the same texts in the summary and under the fields, and links lead to the fields [G3]', async () => {
    const submit = jest.fn(() => Promise.resolve(null));
    const { user } = renderPart(<Form submit={submit} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const summary = (await screen.findByRole('heading', { name: 'Please correct these' })).closest<HTMLElement>('[role=alert]')!;
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Name is required.', 'Phone number must be 10-15 digits.', 'The password is missing.', 'Choose a unit.', 'Yes or no?']);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription('Name is required.'));
    expect(screen.getByRole('textbox', { name: /Name/ })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveAttribute('id', 'name');
    expect(document.title).toMatch(/^Error:/);
    await user.click(within(summary).getByRole('link', { name: 'Phone number must be 10-15 digits.' }));
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Yes or no?' }));
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  it('changes the language of errors already shown [I1]', async () => {
    const { user } = renderPart(<Form submit={() => Promise.resolve(null)} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { name: 'Please correct these' });
    act(() => setLanguage('bn'));
    expect(screen.getByRole('heading', { name: 'এগুলো ঠিক করুন' })).toBeInTheDocument();
    expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
  });

  it('sends trimmed values with ASCII digits, the button disabled and busy meanwhile [G3]', async () => {
    let finish: (value: null) => void = () => undefined;
    const submit = jest.fn((_clean: Clean) => new Promise<null>((resolve) => (finish = resolve)));
    const { user } = renderPart(<Form submit={submit} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Rahim', phone: '01700000001' });
    await act(async () => {
      finish(null);
      await Promise.resolve();
    });
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it("puts the server's violations on the fields and retains what was typed [G7]", async () => {
    const failure: Failure = {
      kind: 'server',
      code: 'PHONE_TAKEN',
      message: 'This phone is taken.',
      fields: { phone: 'This phone is taken.' },
    };
    const { user } = renderPart(<Form submit={() => Promise.resolve(failure)} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('link', { name: 'This phone is taken.' })).toBeInTheDocument();
    const phone = screen.getByRole('textbox', { name: /Phone/ });
    await waitFor(() => expect(phone).toHaveAccessibleDescription('This phone is taken.'));
    expect(phone).toHaveValue('01700000001');
    await user.click(screen.getByRole('textbox', { name: /Name/ }));
    await user.tab();
    expect(phone).toBeInvalid();
    await user.type(phone, '2');
    await user.tab();
    expect(phone).toBeValid();
  });

  it('leaves the focus in a field that is used when the rejection comes [G7]', async () => {
    let reject: (failure: Failure) => void = () => undefined;
    const { user } = renderPart(<Form submit={() => new Promise<Failure>((resolve) => (reject = resolve))} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const name = screen.getByRole('textbox', { name: /Name/ });
    await user.type(name, 'Mia');
    await act(async () => {
      reject({ kind: 'server', code: 'PHONE_TAKEN', message: 'This phone is taken.', fields: { phone: 'This phone is taken.' } });
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'Please correct these' })).toBeInTheDocument();
    await user.keyboard('h');
    expect(name).toHaveFocus();
    expect(name).toHaveValue('  Rahim Miah');
  });

  it('shows its own message when no response came [G7]', async () => {
    const failure: Failure = { kind: 'network', code: null, message: null, fields: {} };
    const { user } = renderPart(<Form submit={() => Promise.resolve(failure)} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('No response from server. Please check your connection and try again.')).toBeInTheDocument();
  });

  it('shows that no response came in time, and retains what was typed [P14]', async () => {
    const failure: Failure = { kind: 'network', code: null, message: null, fields: {}, late: true };
    const { user } = renderPart(<Form submit={() => Promise.resolve(failure)} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^The server took too long to answer\. What you entered is still here/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('01700000001');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('shows and hides the password [L1]', async () => {
    const { user } = renderPart(<Form submit={() => Promise.resolve(null)} />);
    const password = screen.getByLabelText('Password');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect(password).toHaveAttribute('type', 'password');
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });
});
