/** The demo market's sellers with delivery terms of their own, by their businesses; the others use the platform's. */
import { deliveryWindows, distanceClasses, weekdays } from '../../schema/values/orders/delivery';
import type { OfferedTerms } from '../../server/modules/orders/delivery/delivery-terms.store';

const everyDay = [...weekdays];
const anyTime = [...deliveryWindows];

export const deliveryTerms: Readonly<Record<string, OfferedTerms>> = {
  // brings sacks by van within the division, and further by truck at a higher price
  'Karim Krishi Khamar': {
    distances: ['SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION', 'ELSEWHERE'],
    rates: [
      { distance: 'SAME_UPAZILA', base: '20', freeKg: '40', perKg: '0.50', maxKg: '2000' },
      { distance: 'SAME_DISTRICT', base: '60', freeKg: '40', perKg: '1.50', maxKg: '2000' },
    ],
    freeFrom: '5000',
    pickup: true,
    leadDays: 1,
    weekdays: everyDay,
    windows: ['MORNING', 'AFTERNOON'],
  },
  // mangoes go out on three days of the week, in crates
  'রহমান আম বাগান': {
    distances: ['SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION', 'ELSEWHERE'],
    rates: [
      { distance: 'SAME_DIVISION', base: '120', freeKg: '10', perKg: '6', maxKg: '500' },
      { distance: 'ELSEWHERE', base: '160', freeKg: '10', perKg: '10', maxKg: '500' },
    ],
    freeFrom: null,
    pickup: true,
    leadDays: 2,
    weekdays: ['SATURDAY', 'MONDAY', 'WEDNESDAY'],
    windows: anyTime,
  },
  // fish spoils: near by, early, and not on Fridays
  'Talukder Fisheries': {
    distances: ['SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION'],
    rates: [{ distance: 'SAME_DISTRICT', base: '80', freeKg: '10', perKg: '5', maxKg: '300' }],
    freeFrom: '2000',
    pickup: true,
    leadDays: 0,
    weekdays: weekdays.filter((day) => day !== 'FRIDAY'),
    windows: ['MORNING'],
  },
  'Bepari Potato Farm': {
    distances: [...distanceClasses],
    rates: [{ distance: 'ELSEWHERE', base: '200', freeKg: '50', perKg: '3', maxKg: '5000' }],
    freeFrom: null,
    pickup: true,
    leadDays: 3,
    weekdays: everyDay,
    windows: anyTime,
  },
};
