/** A stock stepper's button pressed and held moves by ten, so that 870 KG can be counted down. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { listOf, myProduct } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const HOLD_MS = 450;
const EVERY_MS = 90;

async function openStock(quantity: string) {
  const product = myProduct('2', { quantity, available: quantity });
  const view = renderApp('/dashboard/producerAllProducts?view=table', {
    account: account('PRODUCER'),
    answers: { myProducts: listOf(product), setStock: ({ quantity: wanted }: { quantity: string }) => ({ ...product, quantity: wanted }) },
  });
  const stock = within(await screen.findByRole('group', { name: 'Stock of Potato 2' }));
  jest.useFakeTimers();
  return { ...view, stock, value: () => stock.getByRole<HTMLInputElement>('textbox').value };
}

/** Pressed, held for the first move and `more` after it, and released: a click follows as in a browser. */
function hold(button: HTMLElement, more: number): void {
  fireEvent.pointerDown(button);
  act(() => jest.advanceTimersByTime(HOLD_MS + EVERY_MS * more));
  fireEvent.pointerUp(button);
  fireEvent.click(button);
}

afterEach(() => {
  jest.useRealTimers();
  clearToasts();
});

it('held, + and − move by ten; tapped, by one; the button saves the sum', async () => {
  const { stock, value, server } = await openStock('870.5');
  hold(stock.getByRole('button', { name: /^Decrease/ }), 2);
  expect(value()).toBe('840.5');
  hold(stock.getByRole('button', { name: /^Increase/ }), 0);
  expect(value()).toBe('850.5');
  fireEvent.click(stock.getByRole('button', { name: /^Increase/ }));
  expect(value()).toBe('851.5');
  act(() => jest.advanceTimersByTime(5000));
  expect(value()).toBe('851.5');
  expect(server.calls.map(({ field }) => field)).not.toContain('setStock');
  jest.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findToast('Stock saved')).toBeInTheDocument();
  expect(server.calls).toContainEqual({ field: 'setStock', args: { productId: '2', quantity: '851.5' } });
});

it('held, − stops at 1 and never leads up', async () => {
  const { stock, value } = await openStock('25');
  hold(stock.getByRole('button', { name: /^Decrease/ }), 5);
  expect(value()).toBe('1');
  expect(stock.getByRole('button', { name: /^Decrease/ })).toHaveAttribute('aria-disabled', 'true');
});

it('a finger that slides off the button ends the hold', async () => {
  const { stock, value } = await openStock('100');
  const plus = stock.getByRole('button', { name: /^Increase/ });
  fireEvent.pointerDown(plus);
  act(() => jest.advanceTimersByTime(HOLD_MS));
  fireEvent.pointerLeave(plus);
  act(() => jest.advanceTimersByTime(5000));
  expect(value()).toBe('110');
});
