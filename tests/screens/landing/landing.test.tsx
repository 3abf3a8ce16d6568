import { screen } from '@testing-library/react';
import { NoConnection } from '../support/fake-server';
import { account, renderApp } from '../support/render';

const figures = { products: 1234, sellers: 56, districts: 64 };
const open = async (options: NonNullable<Parameters<typeof renderApp>[1]> = {}) => {
  const view = renderApp('/', { ...options, answers: { marketFigures: figures, ...options.answers } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

describe('landing page', () => {
  it('describes the market, with live figures and the way to the storefront [R1]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Fresh from the field, fair to the farmer' })).toBeInTheDocument();
    const region = screen.getByRole('region', { name: 'The market today' });
    expect(await screen.findByText('1,234')).toBeInTheDocument();
    expect(region).toHaveTextContent('56sellers');
    expect(region).toHaveTextContent('64districts');
    expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/consumer');
    expect(screen.getByRole('link', { name: 'Sell your harvest' })).toHaveAttribute('href', '/auth/register?role=producer');
  });

  it('has an entry for each role [R1]', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Register as a producer' })).toHaveAttribute('href', '/auth/register?role=producer');
    expect(screen.getByRole('link', { name: 'Register as a supersaler' })).toHaveAttribute('href', '/auth/register?role=supersaler');
    expect(screen.getByRole('link', { name: 'Register as a wholesaler' })).toHaveAttribute('href', '/auth/register?role=wholesaler');
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/consumer');
  });

  it('is shown without the server: the figures are missing, never invented [R1]', async () => {
    await open({ answers: { marketFigures: new NoConnection() } });
    expect(await screen.findByRole('link', { name: 'Shop now' })).toBeInTheDocument();
    expect(screen.queryByText('1,234')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'The market today' })?.textContent ?? '').not.toMatch(/\d/);
  });

  it('leads a user to their own dashboard [R1]', async () => {
    await open({ account: account('WHOLESALER') });
    expect(await screen.findByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute('href', '/dashboard/wholesalerDashboard');
    expect(screen.queryByRole('link', { name: 'Register as a producer' })).not.toBeInTheDocument();
  });

  it('speaks Bangla, digits too [R1 I1]', async () => {
    await open({ language: 'bn' });
    expect(screen.getByRole('heading', { level: 1, name: 'মাঠের টাটকা ফসল, কৃষকের ন্যায্য দাম' })).toBeInTheDocument();
    expect(await screen.findByText('১,২৩৪')).toBeInTheDocument();
  });
});
