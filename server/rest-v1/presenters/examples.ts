/** The user that the document shows, as the presenters would write them; the product is in product-fields.ts. */
import type { Json } from '../openapi/route-docs';

const EXAMPLE_ID = '019a9c1e-7d3a-7c52-9f10-3b6f0c2a5e11';

export const exampleUser = { _id: EXAMPLE_ID, name: 'Karim Mia', phone: '01712345678', role: 'producer', status: 'approved' } as const;

export const exampleProfile = {
  ...exampleUser,
  email: 'karim@example.com',
  nid: '*********0123',
  tradelicense: '********9877',
  division: 'Rajshahi',
  district: 'Bogura',
  thana: 'Sherpur',
  address: 'House 1, Road 2',
  nameOfBusiness: 'Mia Farm',
  production: 'Potato',
  produtionType: 'Organic',
} as const;

export const exampleToken = 'dGhpcyBpcyBub3QgYSB0b2tlbiBvZiBhbnlib2R5cw';

export const messageBody = (message: string): Json => ({ message });
