/**
 * Announcements: hours for maintenance, text in both languages for the others, to whom, when. Fields in the order of
 * the form.
 */
import { array, object, string, type StringSchema } from 'yup';
import { AnnouncementKind } from '../../values/market/announcements';
import { limits } from '../../values/limits';
import { isDay } from '../../text/calendar-day';
import { Role } from '../../values/accounts/roles';
import { asciiDigits, key, optionalMoment, optionalText, requiredChoice } from '../shared/fields';

const isMaintenance = { is: AnnouncementKind.SYSTEM_MAINTENANCE };

const hour = () =>
  string()
    .transform((value: unknown) => asciiDigits(value) || null)
    .nullable()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: key('announcement.hours'), excludeEmptyString: true });

const neededFor = <S extends StringSchema<string | null | undefined>>(field: S) =>
  field.when('kind', { ...isMaintenance, then: (needed) => needed.required(key('announcement.hours')) });

const words = () =>
  optionalText(limits.announcementLength).when('kind', {
    ...isMaintenance,
    otherwise: (needed) => needed.required(key('announcement.words')),
  });

/** The day on which the announced event begins, as 'YYYY-MM-DD'. */
const day = string()
  .transform((value: unknown) => value || null)
  .nullable()
  .test('day', key('announcement.day'), (value) => !value || isDay(value))
  .when('kind', { ...isMaintenance, then: (needed) => needed.required(key('announcement.day')) });

export const announcementRules = object({
  kind: requiredChoice(Object.values(AnnouncementKind), key('announcement.kind')),
  day,
  from: neededFor(hour()),
  until: neededFor(hour()),
  messageEn: words(),
  messageBn: words(),
  roles: array(requiredChoice(Object.values(Role), key('error.badInput')))
    .typeError(key('announcement.roles'))
    .required(key('announcement.roles'))
    .min(1, key('announcement.roles')),
  /** Missing: now. */
  publishAt: optionalMoment(key('moment.withinYear')),
});
