import type { ComponentProps } from 'react';
import { Button } from './button';
import type { Settling } from './use-settling';

interface SettlingButtonProps extends ComponentProps<typeof Button> {
  settling: Settling;
  /** Its place in the list given to useSettling. */
  place: number;
  onClick: () => void;
}

/**
 * A button that does nothing while its place settles. Not `disabled`: presses must be noticed, and the focus must stay.
 */
export function SettlingButton({ settling, place, onClick, ...rest }: SettlingButtonProps) {
  const inert = settling.isSettling(place);
  return <Button {...rest} aria-disabled={inert || undefined} onClick={inert ? settling.wait : onClick} />;
}
