import { onSocketOpened } from '../../../client/platform/connection/socket-events';
import { closeSocket, socketLink } from '../../../client/platform/connection/socket-link';

let opens: () => void;
jest.mock('graphql-ws', () => ({
  createClient: ({ on }: { on: { connected: () => void } }) => {
    opens = on.connected;
    return { dispose: () => undefined, subscribe: () => () => undefined };
  },
}));

afterEach(() => {
  jest.useRealTimers();
  closeSocket();
});

it('screens are informed when the socket is open again, and not of a quick first time', () => {
  const informed = jest.fn();
  const stop = onSocketOpened(informed);
  socketLink();
  opens();
  expect(informed).not.toHaveBeenCalled();
  opens();
  expect(informed).toHaveBeenCalledTimes(1);
  stop();
});

it('screens are informed of a first time that took long', () => {
  jest.useFakeTimers();
  const informed = jest.fn();
  const stop = onSocketOpened(informed);
  socketLink();
  jest.advanceTimersByTime(5_000);
  opens();
  expect(informed).toHaveBeenCalledTimes(1);
  stop();
});
