/**
 * The kinds of environment variables, each with the message about what is wrong with a value. Used by env.ts and the
 * settings beside it.
 */
import { withoutEnd } from '../../../schema/text/trim-end';
import * as yup from 'yup';

export const truth = yup.boolean().typeError(({ path: name }) => `${name} must be true or false.`);

export const whole = (min: number, max: number): yup.NumberSchema => {
  const text = ({ path: name }: { path: string }): string => `${name} must be a whole number from ${min} to ${max}.`;
  return yup.number().typeError(text).integer(text).min(min, text).max(max, text);
};

export const url = (kinds: string, pattern: RegExp): yup.StringSchema =>
  yup
    .string()
    .matches(pattern, { message: ({ path: name }) => `${name} must be a URL beginning with ${kinds}.`, excludeEmptyString: true });

export const webAddress = (): yup.StringSchema => url('http:// or https://', /^https?:\/\/[^\s]+$/);

export const choice = <T extends string>(...values: readonly T[]): yup.StringSchema<T | undefined> =>
  yup.string<T>().oneOf([...values], ({ path: name }) => `${name} must be one of ${values.join(', ')}.`);

/**
 * A company prefix: 4 to 12 digits, and none of the numbers that GS1 gives to no company (General Specifications, 1.4:
 * restricted circulation, coupons, refunds, ISSN and ISBN).
 */
export const gs1Prefix = yup.string().matches(/^(?!0000|02|04|05|2|97[789]|98[0-4]|99)\d{4,12}$/, {
  message: ({ path: name }) => `${name} must be a GS1 company prefix: 4 to 12 digits, not of the numbers for restricted use.`,
  excludeEmptyString: true,
});

/** An address others are appended to. */
export const withoutEndSlash = (address: string): string => withoutEnd(address, '/');

/** Is this host the machine itself? */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
