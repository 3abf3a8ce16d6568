/** These tests verify which addresses count as one network address in rate limits. */
import { addressKey } from '../../server/platform/security/address-key';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unix:', 'unix:'],
  ['', ''],
])('an address counts as its IPv4 or its /64: %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

it('two networks of IPv6 count apart', () => {
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
});
