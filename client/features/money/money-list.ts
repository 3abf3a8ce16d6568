import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '../../../schema/values/accounts/roles';
import { paths } from '../../platform/paths';

const LIST = '#list';

/** The address of one of the lists below the standing; a link to it leads down to the list. */
export const moneyList = (role: Role | null, view: 'bills' | 'payouts'): string => paths.money(role, { view }) + LIST;

/** Brings the lists into view, and the focus there, whenever a link asks for it, the same one again too. */
export function useShownList(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== LIST) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [hash, key]);
  return box;
}
