/** Registers the weekdays with type-graphql. Imported by every file that names one in a decorator. */
import { registerEnumType } from 'type-graphql';
import { Weekday } from '../../../schema/values/orders/delivery';

registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'A day of the week in Bangladesh.',
  valuesConfig: {
    SATURDAY: { description: 'শনিবার.' },
    SUNDAY: { description: 'রবিবার.' },
    MONDAY: { description: 'সোমবার.' },
    TUESDAY: { description: 'মঙ্গলবার.' },
    WEDNESDAY: { description: 'বুধবার.' },
    THURSDAY: { description: 'বৃহস্পতিবার.' },
    FRIDAY: { description: 'শুক্রবার.' },
  },
});
