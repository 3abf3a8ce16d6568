/** What the audit trail tells of, in both languages: every act of power that is written down has its row here (design.md §3.5). */
export const auditActions = {
  'admin.created': { en: 'Admin account made', bn: 'অ্যাডমিন অ্যাকাউন্ট তৈরি' },
  'account.approved': { en: 'Approved', bn: 'অনুমোদন' },
  'account.rejected': { en: 'Rejected', bn: 'প্রত্যাখ্যান' },
  'account.suspended': { en: 'Suspended', bn: 'স্থগিত' },
  'account.reinstated': { en: 'Reinstated', bn: 'আবার চালু' },
  'account.documentsChanged': { en: 'Document numbers changed', bn: 'নথির নম্বর বদল' },
  'account.documentsRevealed': { en: 'Document numbers seen', bn: 'নথির নম্বর দেখা' },
  'product.hidden': { en: 'Product hidden', bn: 'পণ্য আড়াল' },
  'product.restored': { en: 'Product restored', bn: 'পণ্য আবার চালু' },
  'product.recategorised': { en: 'Category changed', bn: 'ক্যাটাগরি বদল' },
  'review.hidden': { en: 'Review hidden', bn: 'মতামত লুকানো' },
  'deal.created': { en: 'Deal made', bn: 'ছাড় তৈরি' },
  'deal.ended': { en: 'Deal ended early', bn: 'ছাড় আগেভাগে শেষ' },
  'coupon.created': { en: 'Coupon made', bn: 'কুপন তৈরি' },
  'coupon.ended': { en: 'Coupon ended early', bn: 'কুপন আগেভাগে শেষ' },
  'order.cancelled': { en: 'Order cancelled', bn: 'অর্ডার বাতিল' },
  'order.noted': { en: 'Note on an order', bn: 'অর্ডারে মন্তব্য' },
  'announcement.created': { en: 'Announcement made', bn: 'ঘোষণা তৈরি' },
  'announcement.cancelled': { en: 'Announcement called off', bn: 'ঘোষণা বাতিল' },
  'sms.resent': { en: 'Short message sent again', bn: 'এসএমএস আবার পাঠানো' },
  'webhook.redelivered': { en: 'Webhook delivered again', bn: 'ওয়েবহুক আবার পাঠানো' },
  'webhook.disabled': { en: 'Webhook switched off', bn: 'ওয়েবহুক বন্ধ' },
  'settings.changed': { en: 'Market settings changed', bn: 'বাজারের সেটিংস বদল' },
  'support.answered': { en: 'Support message answered', bn: 'সহায়তার বার্তার উত্তর' },
} as const satisfies Record<string, { en: string; bn: string }>;
export type AuditAction = keyof typeof auditActions;

export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(auditActions, action);
}
