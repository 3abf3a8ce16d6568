/** A part of a screen whose code does not come: the screen stays, and the part says so in its place. */
import { Component, type ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { clearToasts } from '../../../client/platform/toast/toast-store';
import { lazyPart, Nothing, OpenedInVain } from '../../../client/ui/feedback/lazy-part';
import { renderPart } from '../support/render';

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/part-1.js'));
const Loaded = ({ name }: { name: string }) => <p>Here is {name}</p>;

class Caught extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    return this.state.message ? <p>the screen broke: {this.state.message}</p> : this.props.children;
  }
}

afterEach(() => act(() => clearToasts()));

it('a section whose code does not come says so in its place; the next one that is shown asks again', async () => {
  let tries = 0;
  const Part = lazyPart<{ name: string }>(() => (++tries === 1 ? noNetwork() : Promise.resolve(Loaded)), { waiting: <p>Loading</p> });
  renderPart(
    <>
      <button type="button">Deliver</button>
      <Part name="one" />
    </>,
  );
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Deliver' })).toBeVisible();
  renderPart(<Part name="two" />);
  expect(await screen.findByText('Here is two')).toBeInTheDocument();
  expect(tries).toBe(2);
});

it('a dialog that does not open is closed, with a toast', async () => {
  const onClose = jest.fn();
  const Part = lazyPart<{ onClose: () => void }>(noNetwork, { missing: OpenedInVain });
  renderPart(<Part onClose={onClose} />);
  expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('what the screen is whole without is left out', async () => {
  const Part = lazyPart<object>(noNetwork, { waiting: <p>Loading</p>, missing: Nothing });
  const { container } = renderPart(<Part />);
  await screen.findByText('Loading');
  await waitFor(() => expect(container).not.toHaveTextContent('Loading'));
  expect(container).not.toHaveTextContent('This could not');
});

it('code that comes and is wrong breaks the screen as before', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyPart<object>(() => Promise.reject(new Error('No default price.')));
  renderPart(
    <Caught>
      <Part />
    </Caught>,
  );
  expect(await screen.findByText('the screen broke: No default price.')).toBeInTheDocument();
  quiet.mockRestore();
});
