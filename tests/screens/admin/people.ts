/** Accounts and audit entries as the server gives them, for the admin's screens. */
const hour = 3_600_000;
export const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

export function person(id: string, name: string, more: object = {}) {
  return {
    id,
    name,
    phone: `0180000000${id}`,
    email: `${name.toLowerCase()}@example.com`,
    role: 'PRODUCER',
    status: 'PENDING',
    statusReason: null,
    nid: '******7890',
    tradeLicense: '***-77',
    nameOfBusiness: 'Bazar Agro',
    address: 'Bazar road',
    waitingSince: ago(1),
    createdAt: ago(1),
    lastLoginAt: null,
    division: { id: 5, nameEn: 'Rajshahi', nameBn: 'রাজশাহী' },
    district: { id: 51, nameEn: 'Natore', nameBn: 'নাটোর' },
    upazila: { id: 511, nameEn: 'Singra', nameBn: 'সিংড়া' },
    events: [{ id: `registered-${id}`, from: null, to: 'PENDING', reason: null, actorName: name, createdAt: ago(1) }],
    activity: { sessionCount: 1, productCount: 4, publishedCount: 3, saleCount: 12, purchaseCount: 0, hasSecondFactor: false },
    duplicates: [],
    identityDocuments: [],
    verifications: [],
    version: 1,
    ...more,
  };
}

export const listOf = (...nodes: object[]) => ({
  nodes,
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, endCursor: null },
});

export function auditEntry(id: string, action: string, more: object = {}) {
  return {
    id,
    action,
    actorId: 'boss',
    actorName: 'Nasrin',
    subjectType: 'account',
    subjectId: 'a1',
    subjectName: 'Karim',
    reason: null,
    createdAt: ago(2),
    ...more,
  };
}
