/** Names of the demo market's people, in both scripts. None of them is real. */
export interface TwoScripts {
  readonly en: string;
  readonly bn: string;
}

const pair = (en: string, bn: string): TwoScripts => ({ en, bn });

export const menFirst = [
  pair('Abdul', 'আব্দুল'),
  pair('Mohammad', 'মোহাম্মদ'),
  pair('Rafiqul', 'রফিকুল'),
  pair('Shafiqul', 'শফিকুল'),
  pair('Nazrul', 'নজরুল'),
  pair('Kamal', 'কামাল'),
  pair('Jamal', 'জামাল'),
  pair('Habibur', 'হাবিবুর'),
  pair('Mizanur', 'মিজানুর'),
  pair('Anisur', 'আনিসুর'),
  pair('Saiful', 'সাইফুল'),
  pair('Tariqul', 'তরিকুল'),
  pair('Mahbub', 'মাহবুব'),
  pair('Rashed', 'রাশেদ'),
  pair('Shahin', 'শাহীন'),
  pair('Liton', 'লিটন'),
  pair('Sohel', 'সোহেল'),
  pair('Faruk', 'ফারুক'),
  pair('Delwar', 'দেলোয়ার'),
  pair('Imran', 'ইমরান'),
  pair('Nasir', 'নাসির'),
  pair('Zahid', 'জাহিদ'),
  pair('Arif', 'আরিফ'),
  pair('Masud', 'মাসুদ'),
  pair('Babul', 'বাবুল'),
  pair('Subrata', 'সুব্রত'),
  pair('Bimal', 'বিমল'),
  pair('Gopal', 'গোপাল'),
  pair('Ratan', 'রতন'),
  pair('Sanjoy', 'সঞ্জয়'),
] as const;

export const menLast = [
  pair('Islam', 'ইসলাম'),
  pair('Rahman', 'রহমান'),
  pair('Hossain', 'হোসেন'),
  pair('Uddin', 'উদ্দিন'),
  pair('Miah', 'মিয়া'),
  pair('Sarker', 'সরকার'),
  pair('Mondal', 'মণ্ডল'),
  pair('Haque', 'হক'),
  pair('Khan', 'খান'),
  pair('Sheikh', 'শেখ'),
  pair('Talukder', 'তালুকদার'),
  pair('Howlader', 'হাওলাদার'),
  pair('Bepari', 'বেপারী'),
  pair('Pramanik', 'প্রামাণিক'),
  pair('Molla', 'মোল্লা'),
] as const;

export const menHinduLast = [
  pair('Das', 'দাস'),
  pair('Roy', 'রায়'),
  pair('Saha', 'সাহা'),
  pair('Biswas', 'বিশ্বাস'),
  pair('Pal', 'পাল'),
] as const;

export const womenFirst = [
  pair('Fatema', 'ফাতেমা'),
  pair('Rokeya', 'রোকেয়া'),
  pair('Salma', 'সালমা'),
  pair('Nasrin', 'নাসরিন'),
  pair('Shirin', 'শিরিন'),
  pair('Taslima', 'তাসলিমা'),
  pair('Rehana', 'রেহানা'),
  pair('Sharmin', 'শারমিন'),
  pair('Ayesha', 'আয়েশা'),
  pair('Moushumi', 'মৌসুমী'),
  pair('Sabina', 'সাবিনা'),
  pair('Farzana', 'ফারজানা'),
  pair('Jesmin', 'জেসমিন'),
  pair('Lipi', 'লিপি'),
  pair('Parvin', 'পারভীন'),
  pair('Sumi', 'সুমি'),
  pair('Nusrat', 'নুসরাত'),
  pair('Tania', 'তানিয়া'),
] as const;

export const womenLast = [
  pair('Begum', 'বেগম'),
  pair('Akter', 'আক্তার'),
  pair('Khatun', 'খাতুন'),
  pair('Sultana', 'সুলতানা'),
  pair('Jahan', 'জাহান'),
  pair('Yasmin', 'ইয়াসমিন'),
  pair('Rani Das', 'রানী দাস'),
  pair('Rani Roy', 'রানী রায়'),
] as const;

/** First lines of addresses; the place follows. */
export const streets: readonly TwoScripts[] = [
  pair('House 12, Station Road', 'বাড়ি ১২, স্টেশন রোড'),
  pair('Bazar Road, beside the mosque', 'বাজার রোড, মসজিদের পাশে'),
  pair('House 7, College Para', 'বাড়ি ৭, কলেজ পাড়া'),
  pair('Holding 45, Purba Para', 'হোল্ডিং ৪৫, পূর্বপাড়া'),
  pair('Village Char Kalibari', 'গ্রাম চর কালীবাড়ি'),
  pair('House 23, Hospital Road', 'বাড়ি ২৩, হাসপাতাল রোড'),
  pair('Village Uttar Para, Union Parishad Road', 'গ্রাম উত্তরপাড়া, ইউনিয়ন পরিষদ রোড'),
  pair('House 5, School Lane', 'বাড়ি ৫, স্কুল লেন'),
  pair('Flat 3B, House 18, Road 4', 'ফ্ল্যাট ৩বি, বাড়ি ১৮, রোড ৪'),
  pair('Ghat Road, near the rice mill', 'ঘাট রোড, চালকলের কাছে'),
  pair('House 31, Housing Estate', 'বাড়ি ৩১, হাউজিং এস্টেট'),
  pair('Village Madhya Para', 'গ্রাম মধ্যপাড়া'),
];
