/** Notifications of files in which users take their data along, in Bangla. */
export const dataExportTexts = {
  dataExportReady: {
    title: 'আপনার তথ্যের ফাইল তৈরি',
    message: '{{until|day}} পর্যন্ত সেটিংস থেকে ফাইলটি নামাতে পারবেন। এরপর মুছে যাবে।',
  },
  dataExportFailed: {
    title: 'আপনার তথ্যের ফাইল তৈরি করা যায়নি',
    message: 'আপনার তথ্যের ফাইলটি তৈরি করা যায়নি। সেটিংস থেকে আবার চেয়ে দেখুন।',
  },
} as const;
