import { districts } from '../../../schema/values/geography/districts';
import { GeographyService } from '../../../server/modules/geography/geography.service';
import { startTestApp, type TestApp } from '../../support/app';
import { countSql } from '../../support/count-sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Place {
  id: number;
  nameEn: string;
  nameBn: string;
}

const WHOLE_TREE = '{ divisions { id nameEn nameBn districts { id nameEn nameBn upazilas { id nameEn nameBn kind } } } }';

it('offers 8 divisions, 64 districts and 495 upazilas in both languages [Q1]', async () => {
  const { data } = await app.gql<{ divisions: (Place & { districts: (Place & { upazilas: (Place & { kind: string })[] })[] })[] }>(
    WHOLE_TREE,
  );
  const below = data.divisions.flatMap((division) => division.districts);
  const all = below.flatMap((district) => district.upazilas);
  const upazilas = all.filter(({ kind }) => kind === 'UPAZILA');
  expect([data.divisions.length, below.length, upazilas.length]).toEqual([8, 64, 495]);
  for (const place of [...data.divisions, ...below, ...all]) {
    expect(place.nameEn).toMatch(/^[A-Z][A-Za-z' .()-]+$/);
    expect(place.nameBn).toMatch(/[\u0980-\u09ff]/);
  }
});

it('offers the thanas of the cities beside them: none twice in a district, so that a name finds one place [Q1]', async () => {
  const { data } = await app.gql<{ divisions: { districts: (Place & { upazilas: (Place & { kind: string })[] })[] }[] }>(WHOLE_TREE);
  const below = data.divisions.flatMap((division) => division.districts);
  const thanasOf = (name: string) => below.find(({ nameEn }) => nameEn === name)?.upazilas.filter(({ kind }) => kind === 'THANA') ?? [];
  expect(thanasOf('Dhaka')).toHaveLength(50);
  for (const [city, thana] of Object.entries({ Chattogram: 'Panchlaish', Khulna: 'Sonadanga', Rajshahi: 'Boalia', Sylhet: 'Shah Poran' }))
    expect(thanasOf(city).map(({ nameEn }) => nameEn)).toContain(thana);
  expect(thanasOf('Bogura')).toEqual([]);
  for (const { upazilas } of below)
    for (const name of ['nameEn', 'nameBn'] as const) expect(new Set(upazilas.map((one) => one[name])).size).toBe(upazilas.length);
  const dhanmondi = { division: 'Dhaka', district: 'Dhaka', upazila: 'ধানমন্ডি' };
  const geography = app.container.resolve(GeographyService);
  expect(await geography.isPlace(await geography.findPlace(dhanmondi))).toBe(true);
});

it('lists the districts of a division and the upazilas of a district, by English name [Q1]', async () => {
  const dhaka = districts.find(({ nameEn }) => nameEn === 'Dhaka');
  const { data } = await app.gql<{ districts: Place[]; upazilas: Place[] }>(
    'query ($division: Int!, $district: Int!) { districts(divisionId: $division) { id nameEn } upazilas(districtId: $district) { id nameEn } }',
    { division: dhaka?.divisionId, district: dhaka?.id },
  );
  expect(data.districts.map(({ nameEn }) => nameEn)).toContain('Dhaka');
  expect(data.districts.map(({ nameEn }) => nameEn)).toEqual(data.districts.map(({ nameEn }) => nameEn).toSorted());
  expect(data.upazilas.map(({ nameEn }) => nameEn)).toContain('Savar');
});

it('returns an empty list for an unknown division or district [Q1]', async () => {
  const { data } = await app.gql('{ districts(divisionId: 99) { id } upazilas(districtId: 999) { id } }');
  expect(data).toEqual({ districts: [], upazilas: [] });
});

it('reads the tables once, then serves from memory, upwards too [Q1]', async () => {
  await app.gql(WHOLE_TREE);
  const statements = await countSql(app.db, async () => {
    await app.gql(WHOLE_TREE);
    await app.call('districts', { divisionId: 1 }, 'division { nameEn } upazilas { district { nameEn } }');
  });
  expect(statements).toEqual([]);
});

it('finds a place by its names in either language and knows what belongs together [Q1]', async () => {
  const geography = app.container.resolve(GeographyService);
  const place = await geography.findPlace({ division: 'dhaka', district: 'ঢাকা', upazila: ' Savar ' });
  expect(await geography.isPlace(place)).toBe(true);
  expect(await geography.findPlace({ division: 'Chattogram', district: "cox's bazar" })).toMatchObject({ districtId: 9, upazilaId: null });
  expect(await geography.findPlace({ division: 'Dhaka', district: 'Sylhet', upazila: 'Savar' })).toMatchObject({
    districtId: null,
    upazilaId: null,
  });
  expect(await geography.isPlace({ ...place, districtId: 1 })).toBe(false);
  expect(await geography.isPlace({ ...place, upazilaId: null })).toBe(false);
});

it('finds the place that is typed, in either language, by the beginning of its name or of its district [Q1]', async () => {
  const found = async (search: string) => {
    const query = 'query ($search: String!) { findUpazilas(search: $search) { nameEn district { nameEn division { nameEn } } } }';
    const { data } = await app.gql<{ findUpazilas: { nameEn: string; district: { nameEn: string } }[] }>(query, { search });
    return data.findUpazilas.map(({ nameEn, district }) => `${nameEn}, ${district.nameEn}`);
  };
  expect((await found('sav'))[0]).toBe('Savar, Dhaka');
  expect(await found('  সাভার ')).toEqual(['Savar, Dhaka']);
  expect(await found('savar dhaka')).toEqual(['Savar, Dhaka']);
  expect(await found("cox's b")).toContain("Teknaf, Cox's Bazar");
  expect(await found('dhaka')).toHaveLength(8);
  expect([await found(''), await found(' , '), await found('xyzzy')]).toEqual([[], [], []]);
});
