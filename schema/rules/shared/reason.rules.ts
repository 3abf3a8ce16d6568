/** The reason one user gives another: rejecting a user or an order, suspending. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalText, requiredText } from './fields';

export const reasonRules = object({ reason: requiredText(key('order.reasonRequired'), limits.reasonLength) });

/** Cancelling may go without one. */
export const optionalReasonRules = object({ reason: optionalText(limits.reasonLength) });
