import * as React from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Each test starts the two watchers again: they live as long as a page. */
async function openPage(visits: number) {
  jest.resetModules();
  jest.doMock('react', () => React); // one React for the page and the test
  window.localStorage.setItem('visits', String(visits));
  window.sessionStorage.setItem('visitCounted', 'yes');
  const { AppBanners } = await import('../../../client/app/banners/app-banners');
  const version = await import('../../../client/platform/device/app-version');
  const install = await import('../../../client/platform/offline/install-offer');
  const { showToast } = await import('../../../client/platform/toast/toast-store');
  return { AppBanners, version, install, showToast };
}

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('a newer version', () => {
  const newer = { postMessage: jest.fn() };

  beforeEach(() => {
    const registration = Object.assign(new EventTarget(), { waiting: newer });
    const serviceWorker = Object.assign(new EventTarget(), { controller: {}, register: () => Promise.resolve(registration) });
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('is offered when it waits, and let in by Reload', async () => {
    const { AppBanners, version } = await openPage(1);
    render(<AppBanners />);
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    await act(() => version.startAppVersion());
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(newer.postMessage).toHaveBeenCalledWith('take over', []);
  });

  it('is not offered while a form holds something that was not sent', async () => {
    const { AppBanners, version } = await openPage(1);
    const { useUnsaved } = await import('../../../client/platform/forms/unsaved');
    function Form({ dirty }: { dirty: boolean }) {
      useUnsaved(dirty);
      return null;
    }
    const view = render(
      <>
        <Form dirty />
        <AppBanners />
      </>,
    );
    await act(() => version.startAppVersion());
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    view.rerender(
      <>
        <Form dirty={false} />
        <AppBanners />
      </>,
    );
    expect(await screen.findByText('A new version is ready.')).toBeInTheDocument();
  });
});

describe('the home screen', () => {
  const offer = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: jest.fn().mockResolvedValue(null) });

  it('is spoken of on the second visit, after a success, and not again after Not now', async () => {
    const { AppBanners, install, showToast } = await openPage(2);
    install.startInstallOffer();
    render(<AppBanners />);
    act(() => void window.dispatchEvent(offer()));
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    act(() => showToast('success', 'Saved'));
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add' })).toBeNull());
    expect(window.localStorage.getItem('installAnswer')).toBe('no');
  });

  it('opens the browser’s own question on Add', async () => {
    const { AppBanners, install, showToast } = await openPage(2);
    install.startInstallOffer();
    render(<AppBanners />);
    const event = offer();
    act(() => void window.dispatchEvent(event));
    act(() => showToast('success', 'Saved'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    expect(event.defaultPrevented).toBe(true);
    expect(event.prompt).toHaveBeenCalledTimes(1);
  });

  it('is not spoken of on the first visit', async () => {
    const { AppBanners, install, showToast } = await openPage(1);
    install.startInstallOffer();
    render(<AppBanners />);
    act(() => void window.dispatchEvent(offer()));
    act(() => showToast('success', 'Saved'));
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });
});
