import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useForm } from '../../platform/forms/form-context';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { dressPageTitle } from '../../platform/page-title';
import { Alert } from '../feedback/alert';
import { messages } from './fields.messages';

/** In the order of the page, not of the rules. */
function inPageOrder(names: readonly string[], idOf: (name: string) => string): string[] {
  const place = (name: string) => document.getElementById(idOf(name));
  return [...names].sort((a, b) => {
    const [first, second] = [place(a), place(b)];
    if (!first || !second) return first ? -1 : second ? 1 : 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  const target = field?.matches('input, select, textarea, button')
    ? field
    : (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field);
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}

function isInSight(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
}

/**
 * "Please correct these" above the form, "There is a problem" where the server failed: the same texts as under the
 * fields, as links to them; takes the focus after a rejected submit, unless the user types already. Where all fields
 * that are wrong are in sight, their texts are seen beside them alone, and the links are read aloud or shown on focus.
 */
export function ErrorSummary({ title }: { title?: string }) {
  const { errors, failureText, failures, isUsed, idOf } = useForm();
  const t = useMessages(messages);
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const names = Object.keys(errors).filter((name) => errors[name]);
  const shown = failures > 0 && (names.length > 0 || failureText !== null);

  const [isLong, setIsLong] = useState(false);
  const latest = useRef(names);
  latest.current = names;
  const taken = useRef(0);
  useEffect(() => {
    if (failures === taken.current) return;
    taken.current = failures;
    if (!isUsed()) {
      box.current?.focus();
      box.current?.scrollIntoView?.({ block: 'nearest' });
    }
    // the text below the only wrong field: buttons that are always in sight may cover it
    const [only, ...others] = latest.current;
    if (only && others.length === 0) document.getElementById(idOf(only))?.scrollIntoView?.({ block: 'center' });
    setIsLong(latest.current.some((name) => !isInSight(idOf(name))));
  }, [failures, isUsed, idOf]);

  useEffect(() => (shown ? dressPageTitle((title) => t('errorTitle', { title })) : undefined), [shown, t]);

  if (!shown) return null;
  const texts = new Set<string>();
  const lines = inPageOrder(names, idOf).flatMap((name) => {
    const text = errorText(errors[name] ?? '');
    if (texts.has(text)) return [];
    texts.add(text);
    return [{ name, text }];
  });
  return (
    <Alert ref={box} tone="error" title={title ?? t(lines.length > 0 ? 'correct' : 'problem')} heading>
      {failureText && !texts.has(failureText) && <p>{failureText}</p>}
      {lines.length > 0 && (
        <ul className={isLong ? undefined : 'beside-fields'}>
          {lines.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={(event) => goTo(event, idOf(name))}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
