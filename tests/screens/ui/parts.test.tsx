import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Carousel } from '../../../client/ui/images/carousel';
import { Pager, pagesShown } from '../../../client/ui/tables/pager';
import { QuantityStepper } from '../../../client/ui/inputs/quantity-stepper';
import { RateInput } from '../../../client/ui/inputs/rate-input';
import { Stars } from '../../../client/ui/display/stars';
import { renderPart } from '../support/render';

function Stepper({ max, decimals, step, min }: { max?: string; decimals?: number; step?: string; min?: string }) {
  const [value, setValue] = useState('1');
  return (
    <>
      <QuantityStepper label="Quantity" value={value} onChange={setValue} max={max} decimals={decimals} step={step} min={min} />
      <output>{value}</output>
    </>
  );
}
const stored = () => document.querySelector('output')?.textContent;

describe('quantity stepper', () => {
  it('minus stops at 1 and plus at the stock [U5]', async () => {
    const { user } = renderPart(<Stepper max="3" />);
    await user.click(screen.getByRole('button', { name: 'Decrease Quantity' }));
    expect(stored()).toBe('1');
    for (let i = 0; i < 5; i += 1) await user.click(screen.getByRole('button', { name: 'Increase Quantity' }));
    expect(stored()).toBe('3');
  });

  it('takes digits of either script, shows them in the language, and drops nothing that is typed [U5]', async () => {
    const { user } = renderPart(<Stepper />, { language: 'bn' });
    const input = screen.getByRole('textbox');
    await user.clear(input);
    await user.type(input, '১2৩');
    expect(stored()).toBe('123');
    expect(input).toHaveValue('১২৩');
    await user.type(input, 'a-');
    expect(stored()).toBe('123a-');
    expect(input).toHaveValue('১২৩a-');
    expect(input).toBeInvalid();
  });

  it('steps with the arrow keys and is never left empty', async () => {
    const { user } = renderPart(<Stepper />);
    const input = screen.getByRole('textbox', { name: 'Quantity' });
    await user.type(input, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(stored()).toBe('2');
    await user.clear(input);
    await user.tab();
    expect(stored()).toBe('1');
  });

  it('reports what was typed and changed, until the next change', async () => {
    const { user } = renderPart(<Stepper min="2" max="30" />);
    const note = () => document.querySelector('.stepper-note');
    const input = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(input);
    await user.type(input, '99');
    await user.tab();
    expect(stored()).toBe('30');
    expect(note()).toHaveTextContent('Changed to 30: no more is possible');
    await user.clear(input);
    expect(note()).toBeNull();
    await user.type(input, '1');
    await user.tab();
    expect(note()).toHaveTextContent('Changed to 2: no less is possible');
    await user.click(screen.getByRole('button', { name: 'Increase Quantity' }));
    expect(note()).toBeNull();
  });

  it('decimals are exact where the unit allows them', async () => {
    const { user } = renderPart(<Stepper decimals={3} step="0.1" min="0.1" />);
    for (let i = 0; i < 2; i += 1) await user.click(screen.getByRole('button', { name: 'Increase Quantity' }));
    expect(stored()).toBe('1.2');
  });

  it('becomes a bin at the minimum, which neither quick taps nor a hold press by accident', () => {
    jest.useFakeTimers();
    try {
      const onPress = jest.fn();
      const Binned = () => {
        const [value, setValue] = useState('2');
        return <QuantityStepper label="Quantity" value={value} onChange={setValue} bin={{ label: 'Remove Potato', onPress }} />;
      };
      renderPart(<Binned />, { timers: 'fake' });
      fireEvent.click(screen.getByRole('button', { name: 'Decrease Quantity' }));
      const bin = screen.getByRole('button', { name: 'Remove Potato' });
      fireEvent.click(bin);
      expect(onPress).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(400));
      fireEvent.click(bin);
      expect(onPress).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('repeats while a button is held', () => {
    jest.useFakeTimers();
    try {
      renderPart(<Stepper />, { timers: 'fake' });
      const plus = screen.getByRole('button', { name: 'Increase Quantity' });
      fireEvent.pointerDown(plus);
      act(() => jest.advanceTimersByTime(450 + 90 * 4));
      fireEvent.pointerUp(plus);
      const held = Number(stored());
      expect(held).toBeGreaterThanOrEqual(5);
      act(() => jest.advanceTimersByTime(1000));
      expect(Number(stored())).toBe(held);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('pager', () => {
  it('shows two-digit pages, Previous and Next, the current one marked [C3]', () => {
    renderPart(<Pager page={2} totalCount={28} pageSize={7} />, { path: '/list?page=2&q=rice' });
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(
      within(pages)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Previous', '01', '02', '03', '04', 'Next']);
    expect(screen.getByRole('link', { name: 'Page 02' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list?page=3&q=rice');
    expect(screen.getByRole('link', { name: 'Page 01' })).toHaveAttribute('href', '/list?q=rice');
  });

  it('has no link before the first and after the last page, and none at all for one page [C3]', () => {
    const { unmount } = renderPart(<Pager page={1} totalCount={8} pageSize={7} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    unmount();
    renderPart(<Pager page={1} totalCount={7} pageSize={7} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('leaves out the middle of a long list [C3]', () => {
    expect(pagesShown(1, 20)).toEqual([1, 2, 3, 4, null, 20]);
    expect(pagesShown(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pagesShown(20, 20)).toEqual([1, null, 17, 18, 19, 20]);
  });

  it('moves the focus to the heading and shows which page it is [C3]', async () => {
    const { user } = renderPart(<Paged />, { path: '/list' });
    await user.click(screen.getByRole('link', { name: 'Page 02' }));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    expect(document.getElementById('live-polite')).toHaveTextContent('Page 2 of 4');
  });
});

function Paged() {
  const page = new URLSearchParams(useLocation().search).get('page');
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        List
      </h1>
      <Pager page={Number(page ?? 1)} totalCount={28} pageSize={7} />
    </>
  );
}

describe('stars', () => {
  it('reads a rating out of five by default, as one image cut at the value [S4]', () => {
    const { container } = renderPart(<Stars value={4.3} />);
    expect(screen.getByRole('img', { name: 'Rated 4.3 out of 5' })).toBeInTheDocument();
    expect(container.querySelector<HTMLElement>('.stars-row')?.style.getPropertyValue('--full')).toBe('86%');
  });

  it('allows 1 to 10 stars [S4]', () => {
    const { unmount } = renderPart(<Stars value={3} count={0} />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Rated 3 out of 1');
    unmount();
    renderPart(<Stars value={9} count={40} />, { language: 'bn' });
    expect(screen.getByRole('img')).toHaveAccessibleName('১০-এর মধ্যে রেটিং ৯');
  });

  it('lets a user give one to five [S6]', async () => {
    const given = jest.fn();
    const { user } = renderPart(<RateInput value={0} onChange={given} label="Your rating" />);
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(given).toHaveBeenCalledWith(4);
  });
});

describe('carousel', () => {
  const slides = ['One', 'Two', 'Three', 'Four'].map((text) => ({ key: text, content: <a href={`/${text}`}>{text}</a> }));
  const current = () => document.querySelector('.carousel-slide:not([inert])')?.textContent;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('moves every 2.5 s, stops under the pointer and the focus, and can be paused [S2]', () => {
    renderPart(<Carousel label="Offers" slides={slides} every={2500} />, { timers: 'fake' });
    const region = document.querySelector('.carousel-window')!;
    expect(current()).toBe('One');
    act(() => jest.advanceTimersByTime(2500));
    expect(current()).toBe('Two');
    fireEvent.focus(screen.getByRole('link', { name: 'Two' }));
    act(() => jest.advanceTimersByTime(10_000));
    expect(current()).toBe('Two');
    fireEvent.blur(screen.getByRole('link', { name: 'Two' }));
    const pointer = new MouseEvent('pointerover', { bubbles: true });
    Object.defineProperty(pointer, 'pointerType', { value: 'mouse' });
    fireEvent(region, pointer);
    act(() => jest.advanceTimersByTime(10_000));
    expect(current()).toBe('Two');
    fireEvent(region, new MouseEvent('pointerout', { bubbles: true }));
    act(() => jest.advanceTimersByTime(2500));
    expect(current()).toBe('Three');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => jest.advanceTimersByTime(10_000));
    expect(current()).toBe('Three');
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(current()).toBe('Four');
  });

  it('does not move by itself for people who asked for less motion [S2]', () => {
    const ui = <Carousel label="Offers" slides={slides} every={2500} />;
    const { rerender } = renderPart(<p />, { timers: 'fake' });
    const usual = window.matchMedia;
    window.matchMedia = (query) => ({ ...usual(query), matches: query.includes('prefers-reduced-motion') });
    rerender(ui);
    act(() => jest.advanceTimersByTime(10_000));
    expect(current()).toBe('One');
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    window.matchMedia = usual;
  });
});
