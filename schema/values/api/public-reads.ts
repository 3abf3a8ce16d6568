/**
 * Which queries return the same to every visitor, so that a response may be stored and sent to the next one
 * (docs/decisions/0049-stored-reads.md). Every other query is in tests/architecture/checks/unstored-reads.ts; a test
 * fails for one that is in neither.
 */
export const publicReads: readonly string[] = [
  'categories',
  'category',
  'districts',
  'findUpazilas',
  'divisions',
  'justForYou',
  'marketFigures',
  'marketTerms',
  'priceTrends',
  'product',
  'productQuestions',
  'products',
  'pushPublicKey',
  'registrationRules',
  'searchSuggestions',
  'seller',
  'sellers',
  'similarProducts',
  'upazilas',
  'weekPrice',
];
