import type { ComponentProps, ReactNode, RefAttributes } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

export type ButtonLook = 'solid' | 'subtle' | 'outline' | 'ghost' | 'plain';
export type Tone = 'brand' | 'danger' | 'gray';

interface Appearance {
  look?: ButtonLook;
  tone?: Tone;
  /** `lg` is 44 px; `xl` for the one big action of a phone screen; `md` only on dense desktop screens. */
  size?: 'md' | 'lg' | 'xl';
  icon?: ReactNode;
  /** As wide as what holds it. */
  full?: boolean;
}

interface ButtonProps extends Appearance, Omit<ComponentProps<'button'>, 'color'> {
  busy?: boolean;
  /** Shown while busy, e.g. 'Uploading...'. */
  busyLabel?: ReactNode;
}

/**
 * The button recipe of platform/theme as classes: client/build/theme-css.ts compiles it, so that no screen waits for
 * Chakra to draw its buttons.
 */
const classesOf = (look: ButtonLook, tone: Tone, size: string, full: boolean | undefined, more: string | undefined) =>
  ['button', `size-${size}`, `look-${look}`, `tone-${tone}`, full && 'is-full', more].filter(Boolean).join(' ');

/** While busy it is disabled and shows that; it is never disabled only because a form is not right yet. */
export function Button({
  look = 'solid',
  tone = 'brand',
  size = 'lg',
  icon,
  full,
  busy = false,
  busyLabel,
  disabled,
  children,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classesOf(look, tone, size, full, className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <span className="spinner" aria-hidden /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link with the appearance of a button. */
export function ButtonLink({
  look = 'solid',
  tone = 'brand',
  size = 'lg',
  icon,
  full,
  className,
  children,
  ...rest
}: Appearance & LinkProps & RefAttributes<HTMLAnchorElement>) {
  return (
    <Link {...rest} className={classesOf(look, tone, size, full, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link to elsewhere (tel:, mailto:, a file) with the appearance of a button. */
export function ButtonAnchor({
  look = 'outline',
  tone = 'brand',
  size = 'lg',
  icon,
  full,
  className,
  children,
  ...rest
}: Appearance & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classesOf(look, tone, size, full, className)}>
      {icon}
      {children}
    </a>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** The only text it has: read aloud and shown as a tooltip. */
  label: string;
}

/** 44 × 44 px, for the few signs everyone knows (close, menu, more). */
export function IconButton({ label, type = 'button', className, ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} title={label} className={className ?? 'bar-button'} />;
}
