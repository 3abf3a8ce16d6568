import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { usePrefetch } from '../../../client/app/prefetch';
import { allRoutes } from '../../../client/app/routes';
import { setDataSaver } from '../../../client/platform/device/data-saver';

/** The links of a page; `see` scrolls one into view. */
let see: (link: Element) => void;

class Observer {
  private readonly watched = new Set<Element>();
  constructor(tell: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
    see = (link) => this.watched.has(link) && tell([{ isIntersecting: true, target: link }]);
  }
  observe = (link: Element) => void this.watched.add(link);
  unobserve = (link: Element) => void this.watched.delete(link);
  disconnect = () => this.watched.clear();
}

function Page() {
  usePrefetch();
  return (
    <main id="content">
      <a href="/cart">cart</a>
      <a href="/search">search</a>
      <a href="/support">support</a>
    </main>
  );
}

function open() {
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
  const fetched = (path: string) => {
    const route = allRoutes.find((one) => one.path === path);
    if (!route) throw new Error(`No route ${path}`);
    return jest.spyOn(route, 'lazy' as never).mockReturnValue(Promise.resolve({}) as never);
  };
  const spies = { cart: fetched('/cart'), search: fetched('/search'), support: fetched('/support') };
  render(<Page />, { wrapper: MemoryRouter });
  return spies;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  setDataSaver(null);
});

it('fetches nothing ahead for those who save data', () => {
  setDataSaver(true);
  const spies = open();
  fireEvent.pointerOver(screen.getByText('cart'));
  jest.advanceTimersByTime(10_000);
  see?.(screen.getByText('search'));
  expect([spies.cart, spies.search].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
});

it('fetches a screen once when its link is touched, and in a quiet moment when it comes into view', () => {
  const spies = open();
  fireEvent.touchStart(screen.getByText('cart'));
  fireEvent.pointerOver(screen.getByText('cart'));
  expect(spies.cart).toHaveBeenCalledTimes(1);
  see(screen.getByText('search'));
  expect(spies.search).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3000);
  see(screen.getByText('search'));
  expect(spies.search).toHaveBeenCalledTimes(1);
  expect(spies.support).not.toHaveBeenCalled();
});
