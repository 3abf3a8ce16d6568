import { useMemo } from 'react';
import type { PickableRole } from '../../../schema/values/roles';
import { useDraft } from '../../platform/drafts/use-draft';
import type { KeptDraft } from '../../platform/drafts/use-draft';
import { emptyRegistration } from './register-steps';
import type { Registration } from './register-steps';

/** Never on the device, which may be borrowed: what opens the account, and the numbers of the person's documents. */
const unkept: readonly string[] = ['role', 'password', 'otp', 'nid', 'tradeLicense'];
const keptFields = Object.keys(emptyRegistration).filter((name) => !unkept.includes(name));

interface RegistrationDraft extends Pick<KeptDraft, 'found' | 'startAgain' | 'finish'> {
  /** Puts back what was kept. */
  readonly resume: () => void;
  /** In a few words what is in it: the person's name. */
  readonly about: string;
}

interface RegistrationForm {
  readonly values: Registration;
  readonly enter: (values: Registration) => void;
}

/** The draft of a registration, one for each role. */
export function useRegistrationDraft(role: PickableRole, form: RegistrationForm): RegistrationDraft {
  const values = useMemo(
    () => Object.fromEntries(Object.entries(form.values).filter(([name]) => keptFields.includes(name))),
    [form.values],
  );
  const dirty = Object.values(values).some((value) => value !== '');
  const { found, resume, startAgain, finish } = useDraft({ form: `register/${role}`, values, dirty });
  const kept = useMemo(() => {
    const texts = keptFields.map((name) => [name, found?.values[name]]).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as Partial<Registration>;
  }, [found]);
  return {
    found,
    startAgain,
    finish,
    about: kept.name ?? '',
    resume: () => {
      form.enter({ ...form.values, ...kept });
      resume();
    },
  };
}
