import '../support/device-storage';
import { clearDrafts, dropDraft, loadDraft, saveDraft, withoutSecrets } from '../../../client/platform/device/draft-store';
import type { DraftFile } from '../../../client/platform/device/draft-store';

const day = 86_400_000;
const place = (form: string, owner = 'karim') => ({ owner, form });
const file = (key: string, bytes: string, facts: DraftFile['facts'] = {}): DraftFile => ({
  key,
  name: `${key}.jpg`,
  type: 'image/jpeg',
  blob: new Blob([bytes], { type: 'image/jpeg' }),
  facts,
});
const textOf = async (blob: Blob | null | undefined) => new TextDecoder().decode(await blob?.arrayBuffer());

afterEach(async () => {
  jest.restoreAllMocks();
  await clearDrafts('karim');
  await clearDrafts('rahima');
  await loadDraft(place('any'));
  await loadDraft(place('any', 'rahima'));
});

describe('drafts on the device', () => {
  it('gives back values and files with their bytes and state, to the same account and form only', async () => {
    expect(await saveDraft(place('add'), { name: 'Potato' }, [file('one', 'bytes of one', { imageId: null })])).toBe(true);
    const draft = await loadDraft(place('add'));
    expect(draft?.values).toEqual({ name: 'Potato' });
    expect(draft?.files[0]).toMatchObject({ key: 'one', name: 'one.jpg', type: 'image/jpeg', facts: { imageId: null } });
    expect(await textOf(draft?.files[0]?.blob)).toBe('bytes of one');
    expect(await loadDraft(place('edit'))).toBeNull();
    expect(await loadDraft(place('add', 'rahima'))).toBeNull();
  });

  it('forgets a file that is no longer in the form', async () => {
    await saveDraft(place('add'), {}, [file('one', '1'), file('two', '2')]);
    await saveDraft(place('add'), {}, [file('two', '2')]);
    const draft = await loadDraft(place('add'));
    expect(draft?.files.map(({ key }) => key)).toEqual(['two']);
    expect(await textOf(draft?.files[0]?.blob)).toBe('2');
  });

  it('never stores passwords, codes or tokens', async () => {
    const typed = { name: 'Karim', password: 'secret', confirmPassword: 'secret', newPassword: 's', otp: '123456', apiToken: 't' };
    expect(withoutSecrets(typed)).toEqual({ name: 'Karim' });
    await saveDraft(place('register'), typed, []);
    expect((await loadDraft(place('register')))?.values).toEqual({ name: 'Karim' });
  });

  it('is removed after 14 days, and when it is dropped', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now - 13 * day);
    await saveDraft(place('young'), { name: 'young' }, []);
    jest.spyOn(Date, 'now').mockReturnValue(now - 15 * day);
    await saveDraft(place('old'), { name: 'old' }, [file('one', '1')]);
    jest.spyOn(Date, 'now').mockReturnValue(now);
    expect(await loadDraft(place('old'))).toBeNull();
    expect(await loadDraft(place('young'))).not.toBeNull();
    await dropDraft(place('young'));
    expect(await loadDraft(place('young'))).toBeNull();
  });

  it('retains the eight newest', async () => {
    const now = Date.now();
    for (let at = 0; at < 9; at += 1) {
      jest.spyOn(Date, 'now').mockReturnValue(now + at);
      await saveDraft(place(`form-${at}`), { at }, []);
    }
    expect(await loadDraft(place('form-0'))).toBeNull();
    expect(await loadDraft(place('form-1'))).not.toBeNull();
    expect(await loadDraft(place('form-8'))).not.toBeNull();
  });

  it('a logout takes them away, and a screen that closes then saves nothing [X3]', async () => {
    await saveDraft(place('add'), { name: 'Potato' }, [file('one', '1')]);
    await clearDrafts('karim');
    expect(await saveDraft(place('add'), { name: 'Potato' }, [])).toBe(false);
    expect(await loadDraft(place('add'))).toBeNull();
  });

  it('a file beyond the limit is left out and reported to be, the text stays', async () => {
    const huge = file('huge', 'x');
    Object.defineProperty(huge.blob, 'size', { value: 65 * 1024 * 1024 });
    expect(await saveDraft(place('add'), { name: 'Potato' }, [huge])).toBe(false);
    const draft = await loadDraft(place('add'));
    expect(draft?.values).toEqual({ name: 'Potato' });
    expect(draft?.files[0]?.blob).toBeNull();
  });
});
