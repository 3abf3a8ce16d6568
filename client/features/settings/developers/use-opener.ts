import { useRef, useState } from 'react';

/** A button that becomes a form in its place; on closing the focus goes back to the button. */
export function useOpener() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  return { open, setOpen, close, opener };
}
