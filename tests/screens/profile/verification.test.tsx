/** Tests what was checked of a seller, in the seller's own profile, and images of documents sent from there. */
import { screen, within } from '@testing-library/react';
import { places } from '../support/places';
import { documents, profile } from '../support/profiles';
import { renderApp } from '../support/render';

describe('what was checked', () => {
  const sent = [
    {
      kind: 'NID_FRONT',
      uploadedAt: '2026-11-20T06:00:00.000Z',
      state: 'CHECKED',
      decidedAt: '2026-11-21T06:00:00.000Z',
      rejectionReason: null,
    },
    {
      kind: 'TRADE_LICENSE',
      uploadedAt: '2026-11-20T06:00:00.000Z',
      state: 'REJECTED',
      decidedAt: '2026-11-22T06:00:00.000Z',
      rejectionReason: 'Expired',
    },
  ];
  const checks = [
    { kind: 'PHONE', checkedAt: '2026-11-19T06:00:00.000Z' },
    { kind: 'NID', checkedAt: '2026-11-21T06:00:00.000Z' },
  ];
  const see = (more: object = {}, language: 'en' | 'bn' = 'en', who: object = {}) =>
    renderApp('/dashboard/producerProfile', {
      account: profile('PRODUCER', { language, ...who }),
      language,
      answers: { ...places, ...documents, myIdentityDocuments: sent, myVerifications: checks, ...more },
    });

  it('an approved seller sees what was checked and when, why a photo was not accepted, and sends another one', async () => {
    const { server, user } = see({ uploadIdentityDocument: sent[1] });
    const shown = within(await screen.findByRole('region', { name: 'Verification' }));
    expect(shown.getAllByRole('listitem').map((item) => item.querySelector('strong')?.nextElementSibling?.textContent)).toEqual([
      'Checked on 19 Nov 2026',
      'Checked on 21 Nov 2026',
      'Not accepted on 22 Nov 2026',
      'Not checked yet',
    ]);
    expect(shown.getByText('Reason: Expired')).toBeInTheDocument();
    expect(shown.getByText('A new photo is checked again. Until then buyers do not see this check.')).toBeInTheDocument();
    server.answer('myIdentityDocuments', [sent[0], { ...sent[1], state: 'WAITING', decidedAt: null, rejectionReason: null }]);
    const photo = new File(['x'], 'license.jpg', { type: 'image/jpeg' });
    await user.upload(shown.getByLabelText(/^Replace photo: Trade license/), photo);
    expect(await shown.findByText(/waiting to be checked$/)).toBeInTheDocument();
    expect(shown.queryByText('Reason: Expired')).not.toBeInTheDocument();
  });

  it('says so in Bangla, and asks for the number that a photo is compared with', async () => {
    see({}, 'bn', { tradeLicense: null });
    const shown = within(await screen.findByRole('region', { name: 'যাচাই' }));
    expect(shown.getByText('যাচাই হয়েছে ১৯ নভেম্বর ২০২৬')).toBeInTheDocument();
    expect(shown.getByText('প্রোফাইলে নম্বরটিও লিখুন, ছবির সঙ্গে মেলানো হবে।')).toBeInTheDocument();
  });
});
