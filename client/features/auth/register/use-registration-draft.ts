import { useMemo } from 'react';
import type { PickableRole } from '../../../../schema/values/accounts/roles';
import { useDraft } from '../../../platform/drafts/use-draft';
import type { FoundDraft } from '../../../platform/drafts/use-draft';
import { emptyRegistration } from './register-steps';
import type { Registration } from './register-steps';

/** Never on the device, which may be borrowed: what opens the account, and the numbers of the user's documents. */
const unsaved: readonly string[] = ['role', 'password', 'otp', 'nid', 'tradeLicense'];
const storedFields = Object.keys(emptyRegistration).filter((name) => !unsaved.includes(name));

interface RegistrationDraft extends Pick<FoundDraft, 'earlier' | 'startAgain' | 'finish'> {
  /** Puts back what was stored. */
  readonly resume: () => void;
  /** Names the draft by the user's name, which it contains. */
  readonly about: string;
}

interface RegistrationForm {
  readonly values: Registration;
  readonly enter: (values: Registration) => void;
}

/** The draft of a registration, one for each role. */
export function useRegistrationDraft(role: PickableRole, form: RegistrationForm): RegistrationDraft {
  const values = useMemo(
    () => Object.fromEntries(Object.entries(form.values).filter(([name]) => storedFields.includes(name))),
    [form.values],
  );
  const dirty = Object.values(values).some((value) => value !== '');
  const { earlier, resume, startAgain, finish } = useDraft({ form: `register/${role}`, values, dirty });
  const stored = useMemo(() => {
    const texts = storedFields.map((name) => [name, earlier?.values[name]]).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as Partial<Registration>;
  }, [earlier]);
  return {
    earlier,
    startAgain,
    finish,
    about: stored.name ?? '',
    resume: () => {
      form.enter({ ...form.values, ...stored });
      resume();
    },
  };
}
