import { act, screen, waitFor } from '@testing-library/react';
import { nearestDistrict } from '../../../client/features/location/nearest-district';
import { districts } from '../../../schema/values/geography/districts';
import { devicePlace } from '../../../client/platform/place/device-place';
import { market } from '../support/market';
import { places } from '../support/places';
import { account, renderApp } from '../support/render';

const counted = [
  {
    id: 3,
    nameEn: 'Dhaka',
    nameBn: 'ঢাকা',
    productCount: 4,
    districts: [{ id: 31, nameEn: 'Gazipur', nameBn: 'গাজীপুর', lat: 24, lon: 90.42 }],
  },
  {
    id: 5,
    nameEn: 'Rajshahi',
    nameBn: 'রাজশাহী',
    productCount: 120,
    districts: [{ id: 51, nameEn: 'Natore', nameBn: 'নাটোর', lat: 24.4, lon: 89 }],
  },
];
const open = (path: string, more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { ...more, answers: { ...places, divisions: counted, products: market(3), justForYou: market(3), ...more.answers } });
const asked = (shown: ReturnType<typeof open>, field: string) => shown.server.calls.filter((call) => call.field === field).at(-1)?.args;
const standAt = (response: 'denied' | { latitude: number; longitude: number }) => {
  const getCurrentPosition = (good: PositionCallback, bad: PositionErrorCallback) =>
    response === 'denied' ? bad({ code: 1 } as GeolocationPositionError) : good({ coords: response } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: jest.fn(getCurrentPosition) } });
};

afterEach(() => act(() => devicePlace.write(null)));

describe('/location', () => {
  it('a visitor chooses, the device stores it, and the storefront begins with what is near [R5]', async () => {
    const shown = open('/location');
    const { user, address } = shown;
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /Division/ }),
      await screen.findByRole('option', { name: 'Rajshahi' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: /District/ }), await screen.findByRole('option', { name: 'Natore' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Upazila/ }), await screen.findByRole('option', { name: 'Singra' }));
    await user.click(screen.getByRole('button', { name: 'Save this place' }));
    await waitFor(() => expect(address()).toBe('/consumer'));
    expect(await screen.findByText('Near Singra, Natore')).toBeInTheDocument();
    await waitFor(() => expect(asked(shown, 'justForYou')).toMatchObject({ near: { districtId: 51, upazilaId: 511 } }));
    expect(JSON.parse(localStorage.getItem('shopping-place') ?? '{}')).toMatchObject({ district: { id: 51 }, upazila: { id: 511 } });
  });

  it('wants at least a district [R5]', async () => {
    const { user, address } = open('/location');
    await user.click(await screen.findByRole('button', { name: 'Save this place' }));
    expect((await screen.findAllByText('Choose at least a division and a district.')).length).toBeGreaterThan(0);
    expect(address()).toBe('/location');
  });

  it('the shopping location of a user is stored with the user [R5]', async () => {
    const chosen = { address: null, division: counted[1], district: { id: 51, nameEn: 'Natore', nameBn: 'নাটোর' }, upazila: null };
    const shown = open('/location', { account: account('CONSUMER'), answers: { setShoppingPlace: chosen } });
    const { user } = shown;
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /Division/ }),
      await screen.findByRole('option', { name: 'Rajshahi' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: /District/ }), await screen.findByRole('option', { name: 'Natore' }));
    await user.click(screen.getByRole('button', { name: 'Save this place' }));
    expect(await screen.findByText('Near Natore')).toBeInTheDocument();
    expect(asked(shown, 'setShoppingPlace')).toEqual({ input: { districtId: 51, upazilaId: null, address: null } });
    expect(localStorage.getItem('shopping-place')).toBeNull();
  });

  it('asks the device only on request, and finds the district on the device [R5]', async () => {
    standAt({ latitude: 24.45, longitude: 89.02 });
    const { user, server } = open('/location');
    const button = await screen.findByRole('button', { name: 'Use my location' });
    expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
    await user.click(button);
    expect(await screen.findByText(/You are near Natore/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /District/ })).toHaveValue('51'));
    expect(JSON.stringify(server.calls)).not.toContain('89.02');
  });

  it.each([
    ['denied' as const, /access is blocked on this device/],
    [{ latitude: 51.5, longitude: 0 }, /outside Bangladesh/],
  ])('a device that returns %j leaves the choice by hand [R5]', async (response, words) => {
    standAt(response);
    const { user } = open('/location');
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('shows how much each division has, the fullest first, each a way to it [R5]', async () => {
    open('/location');
    const links = await screen.findAllByRole('link', { name: /products?$/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Rajshahi120 products', '/search?division=5'],
      ['Dhaka4 products', '/search?division=3'],
    ]);
  });

  it('knows the district of well-known places [R5]', () => {
    const at = (lat: number, lon: number) => nearestDistrict({ lat, lon }, districts)?.nameEn ?? null;
    expect(at(23.746, 90.376)).toBe('Dhaka'); // Dhanmondi
    expect(at(22.36, 91.82)).toBe('Chattogram');
    expect(at(24.85, 89.37)).toBe('Bogura');
    expect(at(28.6, 77.2)).toBeNull(); // Delhi
  });
});

describe('lists', () => {
  it('each category has a page of its own; an unknown one is not found and shows others [R10]', async () => {
    const shown = open('/category/tomato');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tomato' })).toBeInTheDocument();
    await waitFor(() => expect(asked(shown, 'products')).toMatchObject({ filter: { categorySlugs: ['tomato'] } }));
    expect(screen.getByRole('link', { name: 'Potato' })).toHaveAttribute('href', '/potato');
    shown.unmount();
    open('/category/spaceships');
    expect(await screen.findByRole('navigation', { name: 'Categories' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Rice' })).toHaveAttribute('href', '/rice');
  });

  it('every filter of the address is asked for and shown as a chip [R13]', async () => {
    const path = '/search?q=alu&category=potato&division=5&district=51&unit=KG&rating=4&min=20&max=90&stock=1&sort=NEAREST';
    devicePlace.write({ division: counted[1]!, district: counted[1]!.districts[0]!, upazila: null, address: null });
    const shown = open(path);
    await waitFor(() =>
      expect(asked(shown, 'products')).toMatchObject({
        filter: {
          search: 'alu',
          categorySlugs: ['potato'],
          divisionId: 5,
          districtId: 51,
          unit: 'KG',
          minRating: 4,
          minPrice: '20',
          maxPrice: '90',
          inStock: true,
        },
        sort: 'NEAREST',
        near: { districtId: 51, upazilaId: null },
      }),
    );
    expect((await screen.findAllByRole('button', { name: /^Remove filter/ })).map((chip) => chip.textContent)).toEqual([
      'Potato',
      'Rajshahi',
      'Natore',
      'from 20 Tk',
      'up to 90 Tk',
      'KG',
      '4 stars and up',
      'In stock only',
    ]);
    await shown.user.click(screen.getByRole('button', { name: 'Remove filter Rajshahi' }));
    expect(shown.address()).not.toMatch(/division|district/);
    await shown.user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(shown.address()).toBe('/search?q=alu&sort=NEAREST');
  });

  it('Nearest without a place asks for one [R13]', async () => {
    open('/search?sort=NEAREST');
    expect(await screen.findByRole('link', { name: 'Choose your place' })).toHaveAttribute(
      'href',
      '/location?next=%2Fsearch%3Fsort%3DNEAREST',
    );
  });

  it('on a phone the filters are in a drawer that shows how many products they will find [R13]', async () => {
    const { user, address } = open('/search', { width: 360, answers: { products: market(10_001) } });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('button', { name: 'In stock only' }));
    expect(address()).toBe('/search?stock=1');
    await user.click(await screen.findByRole('button', { name: 'Show 10,000+ results' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
  });

  it('grows by Show More beyond one page and stores it in the address [R13]', async () => {
    const { user, address, container } = open('/search?q=alu&show=120', { answers: { products: (args: object) => market(130, args) } });
    const cards = () => container.querySelectorAll('.product-card').length;
    await waitFor(() => expect(cards()).toBe(120));
    await user.click(screen.getByText('Show More'));
    await waitFor(() => expect(cards()).toBe(130));
    expect(address()).toBe('/search?q=alu&show=144');
  }, 60_000);

  it('remembers what was searched for, until that is cleared [R13]', async () => {
    const first = open('/search?q=alu');
    await screen.findByText('3 products found');
    first.unmount();
    const { user } = open('/search');
    expect(await screen.findByRole('link', { name: 'alu' })).toHaveAttribute('href', '/search?q=alu');
    await user.click(screen.getByRole('button', { name: 'Clear all searches' }));
    expect(screen.queryByRole('link', { name: 'alu' })).not.toBeInTheDocument();
    expect(localStorage.getItem('recent-searches')).toBeNull();
  });
});
