import { useEffect, useState } from 'react';
import { useSupportContactQuery } from '../../generated/graphql';

/**
 * How to reach support besides the message form: set by the operator or an admin, and often not set at all. Requested
 * once a visit, in a quiet moment, so that no first paint waits for it.
 */
export interface SupportContact {
  readonly phone: string | null;
  readonly email: string | null;
}

const quietAfterMs = 1500;

/** `atOnce` where the contact is what the page is for. */
export function useSupportContact({ atOnce = false } = {}): SupportContact {
  const [quiet, setQuiet] = useState(atOnce);
  const { data } = useSupportContactQuery({ skip: !quiet, fetchPolicy: 'cache-first' });
  const phone = data?.marketTerms.supportPhone;

  useEffect(() => {
    if (quiet) return undefined;
    const timer = setTimeout(() => setQuiet(true), quietAfterMs);
    return () => clearTimeout(timer);
  }, [quiet]);

  return { phone: phone ?? null, email: data?.marketTerms.supportEmail ?? null };
}

/** Returns the number that a `tel:` link dials: the phone number without the characters that separate its groups. */
export const dialled = (phone: string): string => phone.replace(/[ -]/g, '');
