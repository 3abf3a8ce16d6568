import { defineMessages } from '../../platform/i18n/define-messages';

/** The texts of a session that ended or could not be checked. */
export const sessionMessages = defineMessages('session', {
  en: {
    login: 'Login',
    sessionFailed: 'We could not check whether you are logged in.',
    sessionEndedTitle: 'Log in again',
    sessionEndedText: 'Your session has ended, {{name}}. Log in to continue. What you typed is kept and nothing has been sent.',
    phone: 'Phone No',
    password: 'Password',
    loggingIn: 'Logging in...',
    notMe: 'Continue without logging in',
    retry: 'Retry',
  },
  bn: {
    login: 'লগইন',
    sessionFailed: 'আপনি লগইন আছেন কি না জানা যায়নি।',
    sessionEndedTitle: 'আবার লগইন করুন',
    sessionEndedText: '{{name}}, আপনার লগইন শেষ হয়েছে। এগোতে লগইন করুন: পাতায় যা লিখেছেন তা থাকবে, আর আপনি না পাঠালে কিছু পাঠানো হবে না।',
    phone: 'ফোন নম্বর',
    password: 'পাসওয়ার্ড',
    loggingIn: 'লগইন হচ্ছে...',
    notMe: 'লগইন ছাড়া এগোন',
    retry: 'আবার চেষ্টা করুন',
  },
});
