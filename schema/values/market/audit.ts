/** What the audit trail records, in both languages: every logged admin action has its row here. */
export const auditActions = {
  'admin.created': { en: 'Admin account made', bn: 'অ্যাডমিন অ্যাকাউন্ট তৈরি' },
  'admin.secondFactorSet': { en: 'Second login step set up', bn: 'লগইনের দ্বিতীয় ধাপ যুক্ত' },
  'admin.secondFactorReset': { en: 'Second login step reset', bn: 'লগইনের দ্বিতীয় ধাপ সরানো' },
  'login.succeeded': { en: 'Login', bn: 'লগইন' },
  'login.failed': { en: 'Login failed: wrong password', bn: 'লগইন হয়নি: ভুল পাসওয়ার্ড' },
  'login.throttled': { en: 'Login blocked: too many attempts', bn: 'লগইন আটকানো হয়েছে: বেশি চেষ্টা' },
  'login.secondFactorFailed': { en: 'Login failed: wrong second step', bn: 'লগইন হয়নি: দ্বিতীয় ধাপে ভুল কোড' },
  'account.approved': { en: 'Approved', bn: 'অনুমোদন' },
  'account.rejected': { en: 'Rejected', bn: 'প্রত্যাখ্যান' },
  'account.suspended': { en: 'Suspended', bn: 'স্থগিত' },
  'account.reinstated': { en: 'Reinstated', bn: 'আবার চালু' },
  'account.closed': { en: 'Closed by its owner', bn: 'মালিক বন্ধ করেছেন' },
  'account.documentsChanged': { en: 'Document numbers changed', bn: 'নথির নম্বর বদল' },
  'account.documentsRevealed': { en: 'Document numbers seen', bn: 'নথির নম্বর দেখা' },
  'account.documentImagesSeen': { en: 'Document images seen', bn: 'কাগজপত্রের ছবি দেখা' },
  'product.hidden': { en: 'Product hidden', bn: 'পণ্য আড়াল' },
  'product.restored': { en: 'Product restored', bn: 'পণ্য আবার চালু' },
  'product.recategorised': { en: 'Category changed', bn: 'ক্যাটাগরি বদল' },
  'review.hidden': { en: 'Review hidden', bn: 'মতামত আড়াল' },
  'question.hidden': { en: 'Question hidden', bn: 'প্রশ্ন আড়াল' },
  'question.replyHidden': { en: 'Reply to a question hidden', bn: 'প্রশ্নের উত্তর আড়াল' },
  'message.hidden': { en: 'Message hidden', bn: 'বার্তা আড়াল' },
  'message.reportDismissed': { en: 'Report of a message dismissed', bn: 'বার্তার অভিযোগ খারিজ' },
  'deal.created': { en: 'Deal made', bn: 'ছাড় তৈরি' },
  'deal.ended': { en: 'Deal ended early', bn: 'ছাড় আগেভাগে শেষ' },
  'coupon.created': { en: 'Coupon made', bn: 'কুপন তৈরি' },
  'coupon.ended': { en: 'Coupon ended early', bn: 'কুপন আগেভাগে শেষ' },
  'problem.decided': { en: 'Problem with an order decided', bn: 'অর্ডারের সমস্যায় সিদ্ধান্ত' },
  'order.resolved': { en: 'Order resolved', bn: 'অর্ডার নিষ্পত্তি' },
  'order.cancelled': { en: 'Order cancelled', bn: 'অর্ডার বাতিল' },
  'order.noted': { en: 'Note on an order', bn: 'অর্ডারে মন্তব্য' },
  'payment.disputeDecided': { en: 'Disputed payment decided', bn: 'টাকা পাঠানোর দাবিতে সিদ্ধান্ত' },
  'payment.refundRetried': { en: 'Refund sent again', bn: 'টাকা ফেরত আবার পাঠানো' },
  'payment.settlementImported': { en: 'Settlement of a gateway imported', bn: 'গেটওয়ের টাকা জমার ফাইল যোগ' },
  'payment.referenceReused': { en: 'TrxID given again', bn: 'একই লেনদেন নম্বর আবার দেওয়া' },
  'announcement.created': { en: 'Announcement made', bn: 'ঘোষণা তৈরি' },
  'announcement.cancelled': { en: 'Announcement cancelled', bn: 'ঘোষণা বাতিল' },
  'sms.resent': { en: 'SMS sent again', bn: 'এসএমএস আবার পাঠানো' },
  'webhook.redelivered': { en: 'Webhook delivered again', bn: 'ওয়েবহুক আবার পাঠানো' },
  'webhook.disabled': { en: 'Webhook switched off', bn: 'ওয়েবহুক বন্ধ' },
  'webhook.enabled': { en: 'Webhook switched on', bn: 'ওয়েবহুক চালু' },
  'settings.changed': { en: 'Market settings changed', bn: 'বাজারের সেটিংস বদল' },
  'ledger.monthClosed': { en: 'Month of the ledger closed', bn: 'হিসাবের মাস বন্ধ' },
  'billing.termsChanged': { en: 'Terms of bills changed', bn: 'বিলের নিয়ম বদল' },
  'bill.paymentRecorded': { en: 'Payment of a bill recorded', bn: 'বিলের টাকা জমা' },
  'payout.batchMade': { en: 'Batch of payouts made', bn: 'টাকা পাঠানোর তালিকা তৈরি' },
  'payout.paid': { en: 'Payout marked as paid', bn: 'টাকা পাঠানো হয়েছে' },
  'payout.failed': { en: 'Payout marked as failed', bn: 'টাকা পাঠানো যায়নি' },
  'payout.reconciled': { en: 'Batch of payouts reconciled', bn: 'টাকা পাঠানোর তালিকা মেলানো' },
  'bill.paymentReversed': { en: 'Payment of a bill reversed', bn: 'বিলের টাকা জমা বাতিল' },
  'list.exported': { en: 'List exported', bn: 'তালিকা নামানো' },
  'support.answered': { en: 'Support message answered', bn: 'সহায়তার বার্তার উত্তর' },
} as const satisfies Record<string, { en: string; bn: string }>;
export type AuditAction = keyof typeof auditActions;

/** Represents every outcome of a login in the filter of the trail, which leaves them out otherwise. */
export const LOGINS = 'login';
export const isLogin = (action: string): boolean => action.startsWith(`${LOGINS}.`);

export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(auditActions, action);
}
