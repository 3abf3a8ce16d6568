import { devicePlace } from '../../../client/platform/place/device-place';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../support/render';
import { clearToasts } from '../support/toasts';
import { known, open, sent, shop } from './open-checkout';

beforeEach(() => window.sessionStorage.clear());
afterEach(clearToasts);

describe('checkout with a known address', () => {
  it('who has a saved address starts with the review: all of it filled in, complete, and changed in its place', async () => {
    const saved = {
      id: 'address-1',
      label: 'Home',
      contactName: 'Salma',
      contactPhone: '01812345678',
      address: 'House 9',
      isDefault: true,
      upazila: { ...known.upazila, district: { ...known.district, division: known.division } },
    };
    const { user, server, address } = open('/checkout', { addresses: [saved] });
    expect(await screen.findByText('Delivery · House 9, Singra, Natore')).toBeInTheDocument();
    expect(screen.getByText('Salma, 01812345678')).toBeInTheDocument();
    expect(screen.getByText('Cash on delivery')).toBeInTheDocument();
    expect(address()).toBe('/checkout');
    await user.click(screen.getByRole('button', { name: 'Change How do you pay?' }));
    await user.click(screen.getByRole('radio', { name: /^bKash/ }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/^Send the money after the seller confirms/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(sent(server)[0]?.input).toMatchObject({ paymentMethod: 'BKASH', address: 'House 9', upazilaId: 511 }));
  });

  it('who has ordered before is not asked for the address again, and the first address is saved', async () => {
    const upazila = { id: 622, nameEn: 'Mithapukur', nameBn: 'মিঠাপুকুর', district: { id: 61, division: { id: 6 } } };
    const before = {
      id: 'o',
      paymentMethod: 'CASH_ON_DELIVERY',
      deliveryMethod: 'DELIVERY',
      contactName: 'Salma',
      contactPhone: '01812345678',
    };
    const nodes = [{ ...before, address: 'Village road 3', upazila }];
    const { user, server } = renderApp('/checkout', {
      account: { ...known, address: null, division: null, district: null, upazila: null } as never,
      answers: { ...shop, order: null, myOrders: { nodes, totalCount: 1 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(sent(server)[0]?.input).toMatchObject({ contactName: 'Salma', upazilaId: 622, address: 'Village road 3' }));
    await waitFor(() => expect(server.lastCall('addAddress')).toMatchObject({ input: { upazilaId: 622, address: 'Village road 3' } }));
  });

  it('starts with the place whose delivery fees were shown while shopping', async () => {
    devicePlace.write({
      division: { id: 5, nameEn: 'Rajshahi', nameBn: 'রাজশাহী' },
      district: { id: 51, nameEn: 'Natore', nameBn: 'নাটোর' },
      upazila: { id: 511, nameEn: 'Singra', nameBn: 'সিংড়া' },
      address: null,
    });
    renderApp('/checkout', {
      account: { ...known, address: null, division: null, district: null, upazila: null } as never,
      answers: { ...shop, shoppingPlace: null },
    });
    const division = await screen.findByRole('combobox', { name: /^Division/ });
    await waitFor(() => expect(division).toHaveValue('5'));
    devicePlace.write(null);
  });
});
