/**
 * These tests verify what a shared phone may store: only the listed operations, and in them no field that only the
 * owner may see.
 */
import { visit } from 'graphql';
import type { DocumentNode } from 'graphql';
import * as generated from '../../../client/generated/graphql';
import { isSaved, savedOperationNames } from '../../../client/platform/offline/saved-operations';

const documents = Object.entries(generated).filter(([name]) => name.endsWith('Document')) as [string, DocumentNode][];
const documentOf = (operation: string) => documents.find(([name]) => name === `${operation}Document`)?.[1];
const fieldsOf = (document: DocumentNode) => {
  const fields = new Set<string>();
  visit(document, { Field: ({ name }) => void fields.add(name.value) });
  return fields;
};
const ofBuyer = ['MyPurchases', 'PurchaseDetail'];
const ofLots = ['SellerDay', 'SaleDetail', 'PurchaseDetail'];
const withAddress = ['SaleDetail', 'SaleList', 'SaleSlip', 'SellerDay', 'MyPurchases', 'PurchaseDetail', 'ShoppingPlace'];

it.each(savedOperationNames)('%s is a query, and asks for no secret and no document', (name) => {
  const document = documentOf(name);
  expect(document).toBeDefined();
  const [operation] = (document?.definitions ?? []).filter((one) => one.kind === 'OperationDefinition');
  expect(operation?.operation).toBe('query');
  const fields = [...fieldsOf(document!)];
  // needed where there is no network: the code of an order is its buyer's own, that of a lot is on its label
  const secrets = fields.filter(
    (field) =>
      !(field === 'handoverCode' && ofBuyer.includes(name)) && !((field === 'code' || field === 'lotCodes') && ofLots.includes(name)),
  );
  expect(secrets.filter((field) => /password|secret|token|nid\b|licen|document|code|hash|apiKey|webhook|session/i.test(field))).toEqual([]);
  if (fields.includes('address')) expect(withAddress).toContain(name);
});

it('saves none of what identifies, opens or pays', () => {
  for (const name of [
    'OwnDocuments',
    'MyIdentityDocuments',
    'Sessions',
    'ApiKeys',
    'Webhooks',
    'SecondFactor',
    'Addresses',
    'Profile',
    'MyCoupons',
    'CustomerList',
  ])
    expect([name, documentOf(name) !== undefined, isSaved(name)]).toEqual([name, true, false]);
});
