import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Shorter texts are typed key by key, as are those that name keys (`{Enter}`). */
const SHORTEST_PASTE = 4;

/**
 * Someone who uses the screen. A text arrives in one piece, as it does from a phone's suggestions: each key renders a
 * whole form again, which took half of the time of these tests. Whether an element receives pointer events is not
 * computed: jsdom has no style sheets that could forbid it.
 */
export function screenUser(timers: 'real' | 'fake'): UserEvent {
  const user = userEvent.setup({ pointerEventsCheck: 0, ...(timers === 'fake' && { advanceTimers: jest.advanceTimersByTime }) });
  const typeKeys = user.type.bind(user);
  const type: UserEvent['type'] = async (element, text, options) => {
    if (text.length < SHORTEST_PASTE || /[{[]/.test(text) || options) return typeKeys(element, text, options);
    await user.click(element);
    await user.paste(text);
  };
  return Object.assign(user, { type });
}
