import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { clearToasts } from '../../../client/platform/toast/toast-store';
import { useToast } from '../../../client/platform/toast/use-toast';
import { useToastsAbove } from '../../../client/ui/feedback/use-toasts-above';
import { renderPart } from '../support/render';

const toast = renderHook(() => useToast()).result.current;
const shown = () => [...document.querySelectorAll('.toast p')].map((line) => line.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  renderPart(<p>page</p>, { timers: 'fake' });
});
afterEach(() => {
  act(() => clearToasts());
  jest.useRealTimers();
});

describe('toasts [X4]', () => {
  it('an error stays 4 s, a success 2 s [X4]', () => {
    act(() => {
      toast.success('Saved');
      toast.error('Failed');
    });
    expect(shown()).toEqual(['Saved', 'Failed']);
    act(() => jest.advanceTimersByTime(1999));
    expect(shown()).toEqual(['Saved', 'Failed']);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toEqual(['Failed']);
    act(() => jest.advanceTimersByTime(1999));
    expect(shown()).toEqual(['Failed']);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toEqual([]);
  });

  it('never more than 20 at once: the oldest is removed [X4]', () => {
    act(() => {
      for (let number = 1; number <= 25; number += 1) toast.error(`Error ${number}`);
    });
    expect(shown()).toHaveLength(20);
    expect(shown()[0]).toBe('Error 6');
    expect(shown().at(-1)).toBe('Error 25');
  });

  it('waits while the pointer is on it, then goes on for the rest of its time [X4]', () => {
    act(() => toast.success('Saved'));
    act(() => jest.advanceTimersByTime(1500));
    const list = document.querySelector('.toasts')!;
    fireEvent(list, new MouseEvent('pointerover', { bubbles: true }));
    act(() => jest.advanceTimersByTime(60_000));
    expect(shown()).toEqual(['Saved']);
    fireEvent(list, new MouseEvent('pointerout', { bubbles: true }));
    act(() => jest.advanceTimersByTime(499));
    expect(shown()).toEqual(['Saved']);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toEqual([]);
  });

  it('is also spoken: successes politely, errors at once [X4]', () => {
    act(() => toast.success('Saved'));
    expect(document.getElementById('live-polite')).toHaveTextContent('Saved');
    act(() => toast.error('Failed'));
    expect(document.getElementById('live-assertive')).toHaveTextContent('Failed');
  });

  it('can be dismissed by hand [X4]', () => {
    act(() => toast.error('Failed'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(shown()).toEqual([]);
  });
});

it('is shown above an open drawer, each time one comes, until the drawer is closed', () => {
  const [showPopover, hidePopover] = [jest.fn(), jest.fn()];
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  const list = document.querySelector<HTMLElement>('.toasts')!;
  const drawer = renderHook(() => useToastsAbove());
  expect([list.popover, showPopover.mock.calls.length]).toEqual(['manual', 0]);
  act(() => toast.success('Saved'));
  act(() => toast.error('Failed'));
  expect(showPopover.mock.contexts).toEqual([list, list]);
  drawer.unmount();
  act(() => toast.success('Saved'));
  expect([list.popover, showPopover.mock.calls.length]).toEqual([null, 2]);
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});
