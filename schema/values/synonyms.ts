/**
 * What produce is called: English, Bangla, and Bangla as people type it in Latin letters. A search for any word of a line finds the others
 * (product.md "Search": alu = আলু = potato). Pure functions; the server's search and the category suggestions use them.
 */
import { toAsciiDigits } from '../rules/digits';

const lines = [
  // grains, pulses, oil
  ['rice', 'চাল', 'চাউল', 'chal', 'chaul'],
  ['paddy', 'ধান', 'dhan', 'unhusked rice'],
  ['wheat', 'গম', 'gom', 'gam'],
  ['flour', 'আটা', 'ময়দা', 'atta', 'ata', 'moyda'],
  ['maize', 'ভুট্টা', 'corn', 'bhutta', 'vutta'],
  ['millet', 'কাউন', 'বাজরা', 'kaun', 'bajra'],
  ['puffed rice', 'মুড়ি', 'muri'],
  ['flattened rice', 'চিড়া', 'চিঁড়া', 'chira', 'beaten rice'],
  ['popped rice', 'খই', 'khoi'],
  ['pulses', 'ডাল', 'dal', 'daal'],
  ['lentil', 'মসুর', 'মসুর ডাল', 'masur', 'mosur', 'moshur', 'masur dal', 'red lentil'],
  ['mung bean', 'মুগ', 'মুগ ডাল', 'mung', 'mug dal', 'moog'],
  ['chickpea', 'ছোলা', 'chola', 'boot', 'gram'],
  ['black gram', 'মাষকলাই', 'mashkalai'],
  ['grass pea', 'খেসারি', 'khesari'],
  ['pea', 'মটর', 'মটরশুঁটি', 'motor', 'motorshuti', 'peas'],
  ['mustard', 'সরিষা', 'sorisha', 'shorisha', 'sarisha'],
  ['sesame', 'তিল', 'til'],
  ['soybean', 'সয়াবিন', 'soyabean', 'soya'],
  ['groundnut', 'চিনাবাদাম', 'বাদাম', 'badam', 'peanut'],
  ['sunflower', 'সূর্যমুখী', 'surjomukhi'],
  ['oil', 'তেল', 'tel'],
  // spices
  ['ginger', 'আদা', 'ada'],
  ['garlic', 'রসুন', 'rosun', 'roshun', 'rashun'],
  ['onion', 'পেঁয়াজ', 'পিয়াজ', 'peyaj', 'piaj', 'piyaj', 'peaj'],
  ['turmeric', 'হলুদ', 'holud', 'halud'],
  ['chilli', 'মরিচ', 'কাঁচামরিচ', 'লঙ্কা', 'chili', 'chilly', 'morich', 'kacha morich', 'lonka'],
  ['coriander', 'ধনিয়া', 'ধনেপাতা', 'dhonia', 'dhone pata', 'cilantro'],
  ['cumin', 'জিরা', 'jira', 'jeera'],
  ['black cumin', 'কালোজিরা', 'kalojira', 'kalijira'],
  ['bay leaf', 'তেজপাতা', 'tejpata'],
  ['spices', 'মসলা', 'masala', 'moshla', 'spice'],
  // vegetables
  ['potato', 'আলু', 'গোল আলু', 'alu', 'aloo', 'gol alu'],
  ['sweet potato', 'মিষ্টি আলু', 'mishti alu', 'misti alu'],
  ['taro', 'কচু', 'কচুমুখি', 'kochu', 'kochumukhi'],
  ['tomato', 'টমেটো', 'tometo', 'tamatar'],
  ['brinjal', 'বেগুন', 'begun', 'eggplant', 'aubergine'],
  ['bottle gourd', 'লাউ', 'lau', 'kodu'],
  ['pumpkin', 'মিষ্টি কুমড়া', 'কুমড়া', 'kumra', 'misti kumra', 'mishti kumra'],
  ['bitter gourd', 'করলা', 'korola', 'uchchhe', 'উচ্ছে'],
  ['ridge gourd', 'ঝিঙা', 'ঝিঙে', 'jhinga'],
  ['pointed gourd', 'পটল', 'potol'],
  ['cabbage', 'বাঁধাকপি', 'badhakopi', 'bandhakopi'],
  ['cauliflower', 'ফুলকপি', 'fulkopi', 'phulkopi'],
  ['bean', 'শিম', 'shim', 'sheem', 'beans'],
  ['yardlong bean', 'বরবটি', 'borboti'],
  ['okra', 'ঢেঁড়স', 'ভেন্ডি', 'dherosh', 'bhindi', 'ladies finger'],
  ['carrot', 'গাজর', 'gajor', 'gajar'],
  ['radish', 'মুলা', 'mula'],
  ['cucumber', 'শসা', 'shosha', 'shasha', 'khira', 'ক্ষীরা'],
  ['spinach', 'পালং শাক', 'পালং', 'palong', 'palong shak'],
  ['red amaranth', 'লাল শাক', 'lal shak'],
  ['leafy greens', 'শাক', 'shak', 'saag'],
  ['mushroom', 'মাশরুম', 'mashrum'],
  ['vegetable', 'সবজি', 'শাকসবজি', 'তরকারি', 'sobji', 'shobji', 'sabji', 'torkari', 'vegetables'],
  // fruits
  ['mango', 'আম', 'aam', 'am'],
  ['apple', 'আপেল', 'apel'],
  ['banana', 'কলা', 'kola', 'kala'],
  ['jackfruit', 'কাঁঠাল', 'kathal', 'kanthal'],
  ['litchi', 'লিচু', 'lichu', 'lychee'],
  ['guava', 'পেয়ারা', 'peyara', 'payara'],
  ['papaya', 'পেঁপে', 'pepe'],
  ['pineapple', 'আনারস', 'anaros'],
  ['watermelon', 'তরমুজ', 'tormuj'],
  ['melon', 'বাঙ্গি', 'bangi'],
  ['lemon', 'লেবু', 'lebu', 'lime'],
  ['orange', 'কমলা', 'komola'],
  ['malta', 'মাল্টা'],
  ['coconut', 'নারিকেল', 'narikel', 'narkel'],
  ['green coconut', 'ডাব', 'dab'],
  ['dragon fruit', 'ড্রাগন ফল', 'ড্রাগন'],
  ['jujube', 'বরই', 'কুল', 'boroi', 'kul'],
  ['fruit', 'ফল', 'fol', 'phol', 'fruits'],
  // animals and fish
  ['milk', 'দুধ', 'dudh'],
  ['yoghurt', 'দই', 'doi', 'yogurt', 'curd'],
  ['ghee', 'ঘি', 'ghi'],
  ['butter', 'মাখন', 'makhon'],
  ['cheese', 'পনির', 'ponir', 'paneer'],
  ['egg', 'ডিম', 'dim', 'eggs'],
  ['chicken', 'মুরগি', 'murgi', 'hen'],
  ['duck', 'হাঁস', 'hash', 'has'],
  ['pigeon', 'কবুতর', 'kobutor'],
  ['meat', 'মাংস', 'গোশত', 'mangsho', 'gosht'],
  ['beef', 'গরুর মাংস', 'gorur mangsho'],
  ['mutton', 'খাসির মাংস', 'khasir mangsho'],
  ['cow', 'গরু', 'goru', 'cattle'],
  ['goat', 'ছাগল', 'খাসি', 'chagol', 'khasi'],
  ['buffalo', 'মহিষ', 'mohish'],
  ['fish', 'মাছ', 'mach', 'machh'],
  ['rohu', 'রুই', 'rui', 'rui mach'],
  ['catla', 'কাতলা', 'katla'],
  ['hilsa', 'ইলিশ', 'ilish'],
  ['pangas', 'পাঙাশ', 'pangash'],
  ['tilapia', 'তেলাপিয়া', 'telapia'],
  ['shrimp', 'চিংড়ি', 'chingri', 'prawn'],
  ['dried fish', 'শুঁটকি', 'shutki', 'sutki'],
  // inputs, tools, feed
  ['seed', 'বীজ', 'bij', 'beej', 'seeds'],
  ['seedling', 'চারা', 'chara', 'sapling', 'seedlings'],
  ['fertiliser', 'সার', 'shar', 'sar', 'fertilizer'],
  ['compost', 'জৈব সার', 'কেঁচো সার', 'joibo shar', 'vermicompost'],
  ['tool', 'যন্ত্রপাতি', 'যন্ত্র', 'jontropati', 'tools'],
  ['spade', 'কোদাল', 'kodal', 'hoe'],
  ['sickle', 'কাস্তে', 'kaste'],
  ['plough', 'লাঙল', 'langol'],
  ['sprayer', 'স্প্রে মেশিন', 'spray machine'],
  ['pump', 'পাম্প', 'pamp'],
  ['feed', 'পশুখাদ্য', 'গোখাদ্য', 'poshu khaddo', 'cattle feed'],
  ['bran', 'ভুসি', 'bhushi'],
  ['straw', 'খড়', 'khor'],
  // the rest
  ['honey', 'মধু', 'modhu'],
  ['molasses', 'গুড়', 'gur', 'jaggery', 'পাটালি', 'patali'],
  ['sugarcane', 'আখ', 'akh'],
  ['bamboo', 'বাঁশ', 'bash', 'bansh'],
  ['cane', 'বেত', 'bet'],
  ['basket', 'ঝুড়ি', 'jhuri'],
  ['handicraft', 'হস্তশিল্প', 'কারুপণ্য', 'hostoshilpo', 'handicrafts'],
  ['embroidered quilt', 'নকশিকাঁথা', 'nakshi kantha'],
  ['clay pot', 'মাটির পাত্র', 'মাটির হাঁড়ি', 'matir hari', 'clay pots', 'pottery'],
  ['textile', 'কাপড়', 'বস্ত্র', 'kapor', 'cloth', 'textiles'],
  ['towel', 'গামছা', 'gamcha'],
  ['natural dye', 'প্রাকৃতিক রং', 'natural dyes'],
  ['indigo', 'নীল', 'nil'],
  ['jute', 'পাট', 'pat'],
  ['cotton', 'তুলা', 'tula'],
  ['herb', 'ভেষজ', 'bhesoj', 'herbal'],
  ['holy basil', 'তুলসী', 'tulsi'],
  ['neem', 'নিম', 'nim'],
  ['aloe vera', 'অ্যালোভেরা', 'ঘৃতকুমারী', 'aloe'],
  ['betel leaf', 'পান', 'pan', 'paan'],
  ['flower', 'ফুল', 'ful', 'phul', 'flowers'],
  ['rose', 'গোলাপ', 'golap'],
] as const;

/** One spelling for comparing: NFC, lower case, ASCII digits, words parted by one blank. Combining marks belong to Bangla words and stay. */
export function normaliseSearch(text: string): string {
  return toAsciiDigits(text.normalize('NFC').toLowerCase())
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const groups: readonly (readonly string[])[] = lines.map((line) => line.map(normaliseSearch));

/** The other names of exactly this produce ("Alu" → potato, আলু …), itself among them; nothing where it is unknown. */
export function synonymsOf(name: string): string[] {
  const wanted = normaliseSearch(name);
  return unique(groups.filter((group) => group.includes(wanted)).flat());
}

/** The names of every produce named inside a text, as whole words ("Deshi alu 1st grade" → potato, আলু …). */
export function synonymsWithin(text: string): string[] {
  const words = ` ${normaliseSearch(text)} `;
  return unique(groups.filter((group) => group.some((name) => words.includes(` ${name} `))).flat());
}

/** Everything a product may be found by: its name, its category in both languages, and what either is also called. */
export function searchText(name: string, category: { readonly en: string; readonly bn: string }): string {
  const parts = [normaliseSearch(name), ...synonymsWithin(name)];
  for (const label of [category.en, category.bn]) parts.push(normaliseSearch(label), ...synonymsOf(label));
  return unique(parts).join(' ');
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)].filter(Boolean);
}
