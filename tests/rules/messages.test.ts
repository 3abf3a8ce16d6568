import { bn } from '../../schema/messages/bn';
import { en } from '../../schema/messages/en';
import { text } from '../../schema/messages/text';
import { limits } from '../../schema/values/limits';
import { withoutCodes } from '../architecture/checks/message-texts';
import { badInputs } from '../support/bad-inputs';

/** The required messages, word for word: existing clients and tests of others compare them. */
const specified = [
  'All fields are required!',
  'SelectedRole is required.',
  'Name is required.',
  'Phone number must be 10-15 digits.',
  'Password must be at least 6 characters.',
  'Invalid email format.',
  'NID must be 10-17 digits.',
  'Location details (Division, District, Thana) are required.',
  'Address is required.',
  'Trade license is required.',
  'Please enter your phone number!',
  'Passwords do not match!',
  'At least one image is required',
  "Product name can't be empty",
  "Price can't be empty",
  "Description can't be empty",
  'Please select a category',
  'Please select sell post option',
  'You must be logged in',
  '{{file}} exceeds 10MB limit',
  'Please fill all required fields',
  'Unauthorized',
  'Login failed',
  'Login successful!',
  'Registration failed!',
  'No response from server. Please check your connection and try again.',
  'An unexpected error occurred. Please try again.',
  'Registration successful!',
  'Logged in as Consumer',
  'Failed to fetch profile',
  'Unknown user type in profile response.',
  'Failed to load products',
  'Unauthorized access',
  'Product deleted successfully',
  'Failed to fetch districts',
  'Failed to fetch upazilas',
  'Cloudinary returned invalid response',
  'Cloudinary upload failed',
  'Image upload failed',
  'Main product image upload failed',
  'Upload failed',
  'Upload error',
  '✅ Product added successfully',
  '❌ Failed to add product',
  'Failed to update product',
  'Product updated successfully',
  'Invalid or missing product data.',
];
/**
 * Libraries write these texts in protocols of their own: graphql-js, and graphql-ws in its reasons for closing a
 * socket.
 */
const notOurs =
  /^(\/.*\/|Cannot query field .*|Forbidden(: .*)?|Unauthorized|Too many initialisation requests|Too many messages|Invalid message received)$/;
const texts: readonly string[] = Object.values(en);
const parameters = (expectedText: string) => [...expectedText.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('messages', () => {
  it.each(specified)('has "%s" exactly once', (expectedText) => {
    expect(texts.filter((one) => one === expectedText)).toHaveLength(1);
  });

  it('no text is under two keys', () => {
    expect(texts.filter((expectedText, index) => texts.indexOf(expectedText) !== index)).toEqual([]);
  });

  it('has every message that the table of bad inputs requires', () => {
    const wanted = badInputs.map((row) => row.expect.message).filter((message) => message !== null && !notOurs.test(message));
    const known = new Set(texts.map((expectedText) => expectedText.replace(/\{\{(\w+)\}\}/g, '{$1}')));
    const unwritten = wanted.filter((message) => !known.has(message ?? ''));
    expect(unwritten).toEqual([]);
  });

  it('renders all of it in Bangla, with the same parameters and Bangla digits', () => {
    expect(Object.keys(bn)).toEqual(Object.keys(en));
    for (const [key, expectedText] of Object.entries(en)) {
      const translated = bn[key as keyof typeof en];
      expect([key, parameters(translated)]).toEqual([key, parameters(expectedText)]);
      expect(translated).toMatch(/[\u0980-\u09ff]/);
      expect(withoutCodes(translated).replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[0-9]/);
    }
  });

  it('writes the figures of the limits', () => {
    expect(en['upload.tooMany']).toContain(` ${limits.imageCount} `);
    expect(en['register.phone']).toContain(`${limits.phoneDigits.min}-${limits.phoneDigits.max}`);
    expect(en['register.nid']).toContain(`${limits.nidDigits.min}-${limits.nidDigits.max}`);
    expect(en['register.password']).toContain(` ${limits.passwordLength.min} `);
    expect(en['product.priceDigits']).toContain('1,00,00,000');
    expect(limits.maxPrice).toBe(10_000_000);
    expect(en['error.searchTooLong']).toContain(` ${limits.searchLength} `);
    expect(en['upload.tooLarge']).toContain(`${limits.imageBytes / 1024 / 1024}MB`);
  });
});

describe('text', () => {
  it('fills in names and figures, figures in the digits of the language [U5]', () => {
    expect(text('upload.tooLarge', 'en', { file: 'a.png' })).toBe('a.png exceeds 10MB limit');
    expect(text('upload.tooLarge', 'bn', { file: 'photo 1.png' })).toContain('photo 1.png');
    expect(text('cart.full', 'bn', { max: 50 })).toContain('৫০');
  });

  it('leaves a placeholder that was given nothing, and never runs what it was given', () => {
    expect(text('upload.tooLarge', 'en')).toBe('{{file}} exceeds 10MB limit');
    expect(text('upload.tooLarge', 'en', { file: '{{file}} $& $1' })).toBe('{{file}} $& $1 exceeds 10MB limit');
  });
});
