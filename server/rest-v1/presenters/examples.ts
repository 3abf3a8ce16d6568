/** The people and goods that the document shows: one seller, one product, as the presenters would write them. */
import type { Json } from '../openapi/route-docs';

export const EXAMPLE_ID = '019a9c1e-7d3a-7c52-9f10-3b6f0c2a5e11';
const SITE = 'https://haatbar.example';

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

const PICTURE = `${SITE}/media/5f2c9d1e8b7a6c5d4e3f2a1b0c9d8e7f5f2c9d1e8b7a6c5d4e3f2a1b0c9d8e7f-1280.webp`;

export const exampleProduct = {
  _id: EXAMPLE_ID,
  productName: 'Lal Alu',
  quantity: 40,
  unit: 'KG',
  customUnitNote: null,
  price: 30,
  description: 'Red potatoes of this harvest, from Bogura.',
  category: 'Potato',
  addToSellPost: true,
  image: PICTURE,
  secondaryImages: [],
  version: 1,
  createdAt: '2026-01-31T06:00:00.000Z',
  updatedAt: '2026-01-31T06:00:00.000Z',
} as const;

export const exampleToken = 'dGhpcyBpcyBub3QgYSB0b2tlbiBvZiBhbnlib2R5cw';

export const said = (message: string): Json => ({ message });
