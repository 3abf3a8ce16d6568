import { screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { useRulesForm } from '../../../client/platform/forms/use-rules-form';
import { RulesForm } from '../../../client/ui/fields/rules-form';
import { LocationPicker } from '../../../client/widgets/location-picker/location-picker';
import { NoConnection } from '../support/fake-server';
import { places } from '../support/places';
import { renderPart } from '../support/render';

function Form() {
  const initialValues = { divisionId: '', districtId: '', upazilaId: '', address: '' };
  const form = useRulesForm({ rules: object({}), initialValues, submit: () => Promise.resolve(null) });
  return (
    <RulesForm form={form} label="Place">
      <LocationPicker />
    </RulesForm>
  );
}
type Options = NonNullable<Parameters<typeof renderPart>[1]>;
const open = (options: Options = {}) => renderPart(<Form />, { ...options, answers: { ...places, ...options.answers } });
const select = (name: RegExp) => screen.getByRole('combobox', { name });

describe('location picker', () => {
  it('leads from division to district to upazila to the address [Q1]', async () => {
    const { user, server } = open();
    expect(select(/District/)).toBeDisabled();
    expect(select(/District/)).toHaveTextContent('Choose division first');
    expect(select(/Upazila/)).toBeDisabled();
    await screen.findByRole('option', { name: 'Rajshahi' });
    await user.selectOptions(select(/Division/), 'Rajshahi');
    await screen.findByRole('option', { name: 'Natore' });
    expect(select(/Upazila/)).toHaveTextContent('Choose district first');
    await user.selectOptions(select(/District/), 'Natore');
    await screen.findByRole('option', { name: 'Singra' });
    await user.selectOptions(select(/Upazila/), 'Singra');
    expect(screen.getByRole('textbox', { name: /Address/ })).toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'upazilas', args: { districtId: 51 } });
  });

  it('another division clears the places below [Q1]', async () => {
    const { user } = open();
    await screen.findByRole('option', { name: 'Rajshahi' });
    await user.selectOptions(select(/Division/), 'Rajshahi');
    await screen.findByRole('option', { name: 'Natore' });
    await user.selectOptions(select(/District/), 'Natore');
    await user.selectOptions(select(/Division/), 'Dhaka');
    await screen.findByRole('option', { name: 'Gazipur' });
    expect(select(/District/)).toHaveValue('');
    expect(screen.queryByRole('option', { name: 'Natore' })).not.toBeInTheDocument();
    expect(select(/Upazila/)).toBeDisabled();
  });

  it('names the places in Bangla [Q1]', async () => {
    open({ language: 'bn' });
    expect(await screen.findByRole('option', { name: 'রাজশাহী' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Rajshahi' })).not.toBeInTheDocument();
  });

  it("'Failed to fetch districts', and Retry brings them [Q2]", async () => {
    const { user, server } = open({ answers: { districts: new NoConnection() } });
    await screen.findByRole('option', { name: 'Rajshahi' });
    await user.selectOptions(select(/Division/), 'Rajshahi');
    expect(await screen.findByText('Failed to fetch districts')).toBeInTheDocument();
    server.answer('districts', places.districts);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Natore' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Failed to fetch districts')).not.toBeInTheDocument());
    expect(select(/Division/)).toHaveValue('5');
  });

  it("'Failed to fetch upazilas' [Q2]", async () => {
    const { user } = open({ answers: { upazilas: new NoConnection() } });
    await screen.findByRole('option', { name: 'Rajshahi' });
    await user.selectOptions(select(/Division/), 'Rajshahi');
    await screen.findByRole('option', { name: 'Natore' });
    await user.selectOptions(select(/District/), 'Natore');
    expect(await screen.findByText('Failed to fetch upazilas')).toBeInTheDocument();
  });
});
