import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('location-picker', {
  en: {
    division: 'Division',
    district: 'District',
    upazila: 'Thana / Upazila',
    upazilas: 'Upazilas',
    thanas: 'Thanas of the city',
    address: 'Address',
    addressHint: 'Village or road, and house',
    chooseDivision: 'Choose division first',
    chooseDistrict: 'Choose district first',
    cleared: 'The places below were cleared. Choose them again.',
    divisionsFailed: 'Failed to fetch divisions',
    retry: 'Retry',
    loading: 'Loading...',
  },
  bn: {
    division: 'বিভাগ',
    district: 'জেলা',
    upazila: 'থানা / উপজেলা',
    upazilas: 'উপজেলা',
    thanas: 'শহরের থানা',
    address: 'ঠিকানা',
    addressHint: 'গ্রাম বা রাস্তা, আর বাড়ি',
    chooseDivision: 'আগে বিভাগ বেছে নিন',
    chooseDistrict: 'আগে জেলা বেছে নিন',
    cleared: 'নিচের জায়গাগুলো মুছে গেছে। আবার বেছে নিন।',
    divisionsFailed: 'বিভাগের তালিকা আনা যায়নি',
    retry: 'আবার চেষ্টা করুন',
    loading: 'লোড হচ্ছে...',
  },
});
