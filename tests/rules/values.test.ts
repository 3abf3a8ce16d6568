import { categories, categoryGroups, findCategory } from '../../schema/values/catalogue/categories';
import { categoryWords, parseCategory } from '../../schema/values/catalogue/category-words';
import { artKinds } from '../../schema/values/site/art-kinds';
import { districts } from '../../schema/values/geography/districts';
import { divisions } from '../../schema/values/geography/divisions';
import { upazilas } from '../../schema/values/geography/upazilas';
import { errorCodes, errorStatus, restErrorCode } from '../../schema/values/api/error-codes';
import { limits } from '../../schema/values/limits';
import { serverLimits } from '../../schema/values/server-limits';
import { isSellingRole, parseRole, pickableRoles, Role, roleLabels } from '../../schema/values/accounts/roles';
import { storefrontTiles } from '../../schema/values/site/storefront-tiles';
import { tiersBelow } from '../../schema/values/accounts/trade';
import { parseUnit, parseWrittenUnit } from '../../schema/values/catalogue/unit-words';
import { defaultUnit, unitFacts, units } from '../../schema/values/catalogue/units';

const bangla = /^(?:[\u0980-\u09ff ,.()'’-]|\u200c|\u200d)+$/;
const findTile = (path: string) => storefrontTiles.find((tile) => tile.path === path);
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('geography', () => {
  it('knows 8 divisions, 64 districts and 495 upazilas, each once', () => {
    expect([divisions.length, districts.length, upazilas.length]).toEqual([8, 64, 495]);
    for (const rows of [divisions, districts, upazilas]) expect(isUnique(rows.map(({ id }) => id))).toBe(true);
    expect(isUnique(upazilas.map(({ districtId, nameEn }) => `${districtId} ${nameEn}`))).toBe(true);
    expect(isUnique(upazilas.map(({ districtId, nameBn }) => `${districtId} ${nameBn}`))).toBe(true);
  });

  it('puts every upazila in a district and every district in a division, none of them empty', () => {
    expect(new Set(upazilas.map(({ districtId }) => districtId))).toEqual(new Set(districts.map(({ id }) => id)));
    expect(new Set(districts.map(({ divisionId }) => divisionId))).toEqual(new Set(divisions.map(({ id }) => id)));
  });

  it('names every place in both scripts, trimmed and in NFC', () => {
    for (const { nameEn, nameBn } of [...divisions, ...districts, ...upazilas]) {
      expect(nameEn).toMatch(/^[A-Z][A-Za-z .()'-]+$/);
      expect(nameBn).toMatch(bangla);
      for (const name of [nameEn, nameBn]) expect(name).toBe(name.trim().normalize('NFC'));
    }
  });

  it('puts every district inside Bangladesh', () => {
    for (const { lat, lon } of districts) {
      expect(lat).toBeGreaterThan(20.5);
      expect(lat).toBeLessThan(26.7);
      expect(lon).toBeGreaterThan(88);
      expect(lon).toBeLessThan(92.7);
    }
  });

  it('spells as today', () => {
    const names = districts.map(({ nameEn }) => nameEn);
    expect(names).toEqual(expect.arrayContaining(['Chattogram', 'Cumilla', 'Barishal', "Cox's Bazar", 'Jhalokathi', 'Jashore', 'Bogura']));
    const newest = upazilas.filter(({ nameEn }) => ['Shantiganj', 'Shaistaganj', 'Eidgaon', 'Dasar', 'Madhyanagar'].includes(nameEn));
    expect(newest).toHaveLength(5);
  });
});

describe('categories', () => {
  it('there are 62, each with a slug, a name in both scripts, a group and a drawing', () => {
    expect(categories).toHaveLength(limits.categoryCount);
    expect(isUnique(categories.map(({ slug }) => slug))).toBe(true);
    expect(isUnique(categories.map(({ en }) => en))).toBe(true);
    expect(isUnique(categories.map(({ bn }) => bn))).toBe(true);
    for (const { slug, en, bn, group, art } of categories) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(limits.slugLength);
      expect(en).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(bn).toMatch(bangla);
      expect(categoryGroups.map((one) => one.slug)).toContain(group);
      expect(artKinds).toContain(art);
    }
  });

  it('leaves no group and no drawing unused', () => {
    expect(new Set(categories.map(({ group }) => group))).toEqual(new Set(categoryGroups.map(({ slug }) => slug)));
    expect(new Set(categories.map(({ art }) => art))).toEqual(new Set(artKinds));
  });

  it('knows the five of the edit page', () => {
    for (const name of ['Potato', 'Tomato', 'Onion', 'Wheat', 'Garlic']) expect(parseCategory(name)?.en).toBe(name);
    expect(parseCategory('আলু')?.slug).toBe('potato');
    expect(parseCategory('clay-pots')?.slug).toBe('clay-pots');
    expect(parseCategory('Stone')).toBeNull();
    expect(parseCategory({ slug: 'potato' })).toBeNull();
  });

  it('suggests a category for what it holds, in both scripts', () => {
    const found = (word: string) => categories.filter((category) => categoryWords(category).includes(word)).map(({ slug }) => slug);
    expect(found('alu')).toContain('potato');
    expect(found('লাউ')).toContain('gourd');
    expect(found('ilish')).toEqual(['fish']);
  });
});

describe('storefront tiles', () => {
  it('are the eleven required paths', () => {
    const paths = ['rice', 'ginger', 'potato', 'wheat', 'garlic', 'paddy', 'banananpm', 'vegetable', 'mango', 'apple', 'tools'];
    expect(storefrontTiles.map(({ path }) => path)).toEqual(paths);
    expect(findTile('rice')?.bn).toBe('চাল');
  });

  it('show categories that exist; vegetable shows the whole group', () => {
    for (const { categories: slugs } of storefrontTiles) for (const slug of slugs) expect(findCategory(slug)?.slug).toBe(slug);
    const vegetables = categories.filter(({ group }) => group === 'vegetables').map(({ slug }) => slug);
    expect(findTile('vegetable')?.categories).toEqual(vegetables);
  });
});

describe('units', () => {
  it('are KG, Piece, Ton, Dozen, Quarter, Pair, Others; KG is the default', () => {
    expect(units.map((unit) => unitFacts[unit].en)).toEqual(['KG', 'Piece', 'Ton', 'Dozen', 'Quarter', 'Pair', 'Others']);
    expect(defaultUnit).toBe('KG');
    expect(limits.defaultQuantity).toBe(1);
  });

  it('weigh what docs/product.md lists', () => {
    expect(units.map((unit) => unitFacts[unit].kgFactor)).toEqual(['1', null, '1000', null, '0.25', null, null]);
  });

  it('are read from REST labels in any case, and in Bangla', () => {
    expect(['Kg', 'kg', 'PIECE', ' ton ', 'কেজি', 'পোয়া'].map(parseUnit)).toEqual(['KG', 'KG', 'PIECE', 'TON', 'KG', 'QUARTER']);
    expect(['Stone', '', null, {}].map(parseUnit)).toEqual([null, null, null, null]);
    expect(['kgs', 'Kg.', 'কেজী', 'pcs', 'Pieces', 'dozens', 'টি'].map(parseUnit)).toEqual([
      'KG',
      'KG',
      'KG',
      'PIECE',
      'PIECE',
      'DOZEN',
      'PIECE',
    ]);
    expect(['মণ', 'Hali', 'বস্তা', 'pcs', 'Stone'].map(parseWrittenUnit)).toEqual([
      { unit: 'OTHERS', note: '১ মণ = ৪০ কেজি', kg: '40' },
      { unit: 'OTHERS', note: '1 hali = 4 pieces', kg: null },
      { unit: 'OTHERS', note: '১ বস্তা = ৫০ কেজি', kg: '50' },
      { unit: 'PIECE', note: null, kg: null },
      null,
    ]);
  });
});

describe('roles', () => {
  it('the picker offers Producer, Wholesaler, Supersaler, Consumer', () => {
    expect(pickableRoles.map((role) => roleLabels[role].en)).toEqual(['Producer', 'Wholesaler', 'Supersaler', 'Consumer']);
  });

  it('are read as the outside world spells them', () => {
    expect(['producer', 'Superseller', 'supersaler', 'hacker', 7].map(parseRole)).toEqual([
      'PRODUCER',
      'SUPERSALER',
      'SUPERSALER',
      null,
      null,
    ]);
    expect(parseRole('constructor')).toBeNull();
    expect(parseRole('toString')).toBeNull();
  });

  it('all but consumers and admins wait for approval', () => {
    expect(Object.values(Role).filter(isSellingRole)).toEqual(['PRODUCER', 'SUPERSALER', 'WHOLESALER']);
  });
});

describe('limits and error codes', () => {
  it('toasts last 4 s and 2 s, at most 20', () => {
    expect([limits.toastErrorMs, limits.toastSuccessMs, limits.toastMax]).toEqual([4000, 2000, 20]);
  });

  it('hold the required constants', () => {
    expect({ ...limits, ...serverLimits }).toMatchObject({
      sessionDays: 7,
      redirectDelayMs: 1000,
      minQuantity: 1,
      imageBytes: 10_485_760,
      productsPerPage: 8,
      customersPerPage: 7,
      popupDelayMs: 1500,
      popupCountdownSeconds: 900,
      popupPercent: 30,
      heroAutoplayMs: 2500,
      justForYouFirst: 40,
      justForYouStep: 20,
      justForYouMax: 100,
    });
  });

  it('every code has a REST status of a client error or "busy"', () => {
    for (const code of errorCodes) expect([400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 429, 503]).toContain(errorStatus[code]);
    expect(restErrorCode('BAD_USER_INPUT')).toBe('VALIDATION');
    expect(restErrorCode('PAYLOAD_TOO_LARGE')).toBe('BAD_REQUEST');
    expect(restErrorCode('PHONE_TAKEN')).toBe('PHONE_TAKEN');
  });
});

describe('prices by quantity', () => {
  const tiers = [{ price: '43.00' }, { price: '35.00' }, { price: '9.50' }];

  it('shows those that are lower than the price of now', () => {
    expect(tiersBelow(tiers, '50.00')).toEqual(tiers);
    expect(tiersBelow(tiers, '35.00')).toEqual([{ price: '9.50' }]); // a deal undercuts the others, and is what is charged
    expect(tiersBelow(tiers, '9.50')).toEqual([]);
  });
});
