/** SMS_COUNTRIES names countries by their calling codes: a part of a code, or what is no country, stops the start. */
import { readConfig } from '../../server/platform/config/env';

const MESSAGE = 'SMS_COUNTRIES must be calling codes of countries beside Bangladesh such as 91, separated by commas.';

it('takes calling codes, separated by commas', () => {
  expect(readConfig({ SMS_COUNTRIES: '91,971' }).smsCountries).toEqual(['91', '971']);
  expect(readConfig({ SMS_COUNTRIES: ' 91 , 1876 ' }).smsCountries).toEqual(['91', '1876']);
  expect(readConfig({}).smsCountries).toEqual([]);
  expect(readConfig({ SMS_COUNTRIES: '' }).smsCountries).toEqual([]);
});

it.each(['88', '880', '9', '882', '870', '883', '979', '800', '888', '+91', '0', '91;971', '91,', '999', '12', 'IN'])(
  'rejects %s, which is no other country',
  (given) => {
    expect(() => readConfig({ SMS_COUNTRIES: given })).toThrow(MESSAGE);
  },
);
