import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A place to go … */
  readonly to?: string;
  /** … or a thing to do. */
  readonly onSelect?: () => void;
  readonly tone?: 'danger';
  readonly disabled?: boolean;
}

interface MenuProps {
  /** Name of the button and of the menu, e.g. 'Actions for Potato'. Leave out where the trigger's own text shows it. */
  label?: string;
  /** Content of the button. */
  trigger: ReactNode;
  triggerClass?: string;
  /** Above the items: who is signed in. */
  head?: ReactNode;
  items: readonly MenuItem[];
}

const gap = 6;

/** Under the button, or above it where there is no space; always inside the window. */
function place(button: HTMLElement, list: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const below = anchor.bottom + gap + list.offsetHeight <= window.innerHeight || anchor.top < list.offsetHeight + gap;
  const left = Math.min(Math.max(8, anchor.right - list.offsetWidth), Math.max(8, window.innerWidth - list.offsetWidth - 8));
  list.style.left = `${left}px`;
  list.style.top = `${below ? anchor.bottom + gap : anchor.top - gap - list.offsetHeight}px`;
}

/** The WAI-ARIA menu button: arrows, Home, End and letters move, Esc and Tab close, the focus returns to the button. */
export function Menu({ label, trigger, triggerClass = 'bar-button', head, items }: MenuProps) {
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const close = (refocus: boolean) => {
    setOpenAt(null);
    if (refocus) button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={triggerClass}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={openAt !== null}
        aria-controls={openAt ? `${id}-menu` : undefined}
        onClick={() => setOpenAt(openAt ? null : 'first')}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </button>
      {openAt &&
        createPortal(
          <MenuList id={id} button={button} head={head} items={items} from={openAt} close={close} />,
          button.current?.closest('dialog, header, main') ?? document.body,
        )}
    </>
  );
}

/** A press outside these elements, a scroll or another window size. */
function useAway(elements: readonly RefObject<HTMLElement | null>[], onAway: () => void): void {
  const latest = useRef({ elements, onAway });
  latest.current = { elements, onAway };
  useEffect(() => {
    const away = (event: Event) => {
      const { target } = event;
      const inside = target instanceof Node && latest.current.elements.some(({ current }) => current?.contains(target));
      if (!inside) latest.current.onAway();
    };
    document.addEventListener('pointerdown', away);
    window.addEventListener('scroll', away, { capture: true, passive: true });
    window.addEventListener('resize', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      window.removeEventListener('scroll', away, { capture: true });
      window.removeEventListener('resize', away);
    };
  }, []);
}

interface MenuListProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  head?: ReactNode;
  items: readonly MenuItem[];
  from: 'first' | 'last';
  close: (refocus: boolean) => void;
}

function MenuList({ id, button, head, items, from, close }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });

  const all = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useLayoutEffect(() => {
    if (!button.current || !list.current) return;
    place(button.current, list.current);
    all()
      .at(from === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [button, from]);

  useAway([list, button], () => close(false));

  const find = (key: string) => {
    const now = Date.now();
    typed.current = { text: now - typed.current.at > 600 ? key : typed.current.text + key, at: now };
    const match = all().find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(typed.current.text.toLocaleLowerCase()));
    match?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const options = all();
    const at = options.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % options.length,
      ArrowUp: (at - 1 + options.length) % options.length,
      Home: 0,
      End: options.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      options[to]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close(true);
    } else if (event.key === 'Tab') close(true);
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) find(event.key);
  };
  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    close(!item.to);
    item.onSelect?.();
  };
  return (
    <div ref={list} className="menu" onKeyDown={onKeyDown}>
      {head && <div className="menu-head">{head}</div>}
      <div id={`${id}-menu`} role="menu" aria-labelledby={`${id}-button`}>
        {items.map((item) => (
          <MenuEntry key={item.key} item={item} onChoose={() => choose(item)} />
        ))}
      </div>
    </div>
  );
}

function MenuEntry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  if (item.to)
    return (
      <Link role="menuitem" tabIndex={-1} className="menu-item" to={item.to} onClick={onChoose}>
        {item.icon}
        {item.label}
      </Link>
    );
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="menu-item"
      data-tone={item.tone}
      aria-disabled={item.disabled}
      onClick={onChoose}
    >
      {item.icon}
      {item.label}
    </button>
  );
}
