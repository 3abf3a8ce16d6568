import { renderNotification } from '../../server/modules/notifications/content/render-notification';

describe('notifications in the recipient’s language', () => {
  it.each([
    ['Ordered by mistake.', 'Order HB-1 was cancelled by Nusrat: Ordered by mistake.'],
    ['Ordered by mistake', 'Order HB-1 was cancelled by Nusrat: Ordered by mistake.'],
    ['', 'Order HB-1 was cancelled by Nusrat.'],
  ])('a reason "%s" ends with one mark', (reason, message) => {
    expect(renderNotification('orderCancelled', { order: 'HB-1', by: 'Nusrat', reason }, 'en').message).toBe(message);
  });

  it('a Bangla reason ends with one danda, whichever mark was typed', () => {
    for (const reason of ['ভুলে অর্ডার হয়েছে।', 'ভুলে অর্ডার হয়েছে', 'ভুলে অর্ডার হয়েছে. ']) {
      const { message } = renderNotification('orderCancelled', { order: 'HB-1', by: 'নুসরাত', reason }, 'bn');
      expect(message).toBe('নুসরাত অর্ডার HB-1 বাতিল করেছেন: ভুলে অর্ডার হয়েছে।');
    }
  });

  it('days and hours are written as people in Bangladesh write them', () => {
    const params = { day: '2026-12-01', from: '00:00', until: '17:30' };
    expect(renderNotification('systemMaintenance', params, 'bn').message).toBe(
      '১ ডিসেম্বর ২০২৬ তারিখে কাজের জন্য হাটবার বন্ধ থাকবে (রাত ১২টা - বিকেল ৫:৩০)।',
    );
    expect(renderNotification('systemMaintenance', params, 'en').message).toContain('on 1 Dec 2026 (12:00 AM - 5:30 PM)');
  });
});
