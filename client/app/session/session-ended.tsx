import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { SessionAccountFragment } from '../../generated/graphql';
import { useActing } from '../../platform/account/acting';
import { useSession } from '../../platform/session/use-session';

type Form = ComponentType<{ account: SessionAccountFragment }>;

/**
 * Fetches the dialog only when it is wanted. Were it not to come (no network), the page stays as it is and the next
 * rejected request asks again.
 */
export function SessionEnded() {
  const { account, interrupted, postpone } = useSession();
  const agent = useActing()?.agent; // the login is the agent's
  const [form, setForm] = useState<{ readonly Form: Form } | null>(null);
  useEffect(() => {
    if (!interrupted || form) return;
    import('./session-ended.form').then(({ SessionEndedForm }) => setForm({ Form: SessionEndedForm }), postpone);
  }, [form, interrupted, postpone]);
  return interrupted && account && form ? <form.Form account={{ ...account, ...agent }} /> : null;
}
