/** Notifications of acting for others, in English. */
export const grantTexts = {
  grantRequested: {
    title: 'Someone asks to act for you',
    message: '{{agent}} ({{phone|digits}}) asks to sell for you until {{until|day}}. Accept or decline it in Settings.',
  },
  staffInvited: {
    title: 'Invited to work in a shop',
    message: '{{owner}} invites you to work in the shop until {{until|day}}. Accept or decline it in Settings.',
  },
  grantActive: {
    title: 'Someone acts for you now',
    message: '{{agent}} acts for you until {{until|day}}. You can pause or end it in Settings at any time.',
  },
  grantAccepted: { title: 'You may act', message: 'You act for {{principal}} until {{until|day}}.' },
  grantPaused: { title: 'Acting is paused', message: '{{principal}} has paused it: you cannot act for them now.' },
  grantResumed: { title: 'You may act again', message: '{{principal}} lets you act again.' },
  grantEnded: { title: 'Acting has ended', message: 'Acting with {{other}} has ended. What was done stays.' },
  grantEndsSoon: { title: 'Acting ends soon', message: 'Acting with {{other}} ends on {{until|day}}. Ask again to continue.' },
} as const;
