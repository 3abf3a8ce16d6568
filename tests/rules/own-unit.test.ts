/** Quantities and prices in units of the seller's own: the note is free text, and no word is added to it. */
import { ownUnit, ownUnitName, priceOfOwnUnit } from '../../schema/text/own-unit';

it.each([
  ['1 bunch = 400 g', '7 bunch (1 bunch = 400 g)', '40/bunch (1 bunch = 400 g)', 'bunch'],
  ['1 bosta = 40kg', '7 bosta (1 bosta = 40kg)', '40/bosta (1 bosta = 40kg)', 'bosta'],
  ['1 dozen=12', '7 dozen (1 dozen=12)', '40/dozen (1 dozen=12)', 'dozen'],
  ['1kg = 2 packets', '7 kg (1kg = 2 packets)', '40/kg (1kg = 2 packets)', 'kg'],
  ['1 family basket = 6 kg', '7 family basket (1 family basket = 6 kg)', '40/family basket (1 family basket = 6 kg)', 'family basket'],
  ['bunch = 400 g', '7 bunch (bunch = 400 g)', '40/bunch (bunch = 400 g)', 'bunch'],
  ['১ আঁটি = ৪০০ গ্রাম', '7 আঁটি (১ আঁটি = ৪০০ গ্রাম)', '40/আঁটি (১ আঁটি = ৪০০ গ্রাম)', 'আঁটি'],
  ['১ ঝুড়ি = ৬ কেজি', '7 ঝুড়ি (১ ঝুড়ি = ৬ কেজি)', '40/ঝুড়ি (১ ঝুড়ি = ৬ কেজি)', 'ঝুড়ি'],
  ['1 মণ = 40 কেজি', '7 মণ (1 মণ = 40 কেজি)', '40/মণ (1 মণ = 40 কেজি)', 'মণ'],
  ['১ ক্রেট = র‍্যাকের ৪ ভাগ', '7 ক্রেট (১ ক্রেট = র‍্যাকের ৪ ভাগ)', '40/ক্রেট (১ ক্রেট = র‍্যাকের ৪ ভাগ)', 'ক্রেট'],
])('%s: what is before the sign is the unit', (note, quantity, price, name) => {
  expect([`7 ${ownUnit(note)}`, priceOfOwnUnit('40', note), ownUnitName(note)]).toEqual([quantity, price, name]);
});

it.each([
  ['bunch', '7 bunch', '40/bunch', 'bunch'],
  ['1 litre', '7 litre', '40/litre', 'litre'],
  ['big basket', '7 big basket', '40/big basket', 'big basket'],
  ["farmer's handful", "7 farmer's handful", "40/farmer's handful", "farmer's handful"],
  ['আঁটি', '7 আঁটি', '40/আঁটি', 'আঁটি'],
  ['১ লিটার', '7 লিটার', '40/লিটার', 'লিটার'],
  ['বড় কাঁদি', '7 বড় কাঁদি', '40/বড় কাঁদি', 'বড় কাঁদি'],
])('%s: a name is the unit', (note, quantity, price, name) => {
  expect([`7 ${ownUnit(note)}`, priceOfOwnUnit('40', note), ownUnitName(note)]).toEqual([quantity, price, name]);
});

it.each([
  ['100 stems', '7 × 100 stems', '40/100 stems'],
  ['1/2 kg', '7 × 1/2 kg', '40/1/2 kg'],
  ['1.5 kg packet', '7 × 1.5 kg packet', '40/1.5 kg packet'],
  ['১০০ ডাঁটা', '7 × ১০০ ডাঁটা', '40/১০০ ডাঁটা'],
  ['৫০০ গ্রামের প্যাকেট', '7 × ৫০০ গ্রামের প্যাকেট', '40/৫০০ গ্রামের প্যাকেট'],
  ['1 bunch, about 400 g', '7 × 1 bunch, about 400 g', '40/1 bunch, about 400 g'],
])('%s: an amount is multiplied', (note, quantity, price) => {
  expect([`7 ${ownUnit(note)}`, priceOfOwnUnit('40', note), ownUnitName(note)]).toEqual([quantity, price, note]);
});

it.each([
  ['sack of 50 kg', '7 (sack of 50 kg)', '40 (sack of 50 kg)'],
  ['10 pieces = 1 pack', '7 (10 pieces = 1 pack)', '40 (10 pieces = 1 pack)'],
  ['bunch, tied', '7 (bunch, tied)', '40 (bunch, tied)'],
  ['as much as two hands can hold at once', '7 (as much as two hands can hold at once)', '40 (as much as two hands can hold at once)'],
  ['প্রতি বস্তা ৫০ কেজি', '7 (প্রতি বস্তা ৫০ কেজি)', '40 (প্রতি বস্তা ৫০ কেজি)'],
  ['= 40 kg', '7 (= 40 kg)', '40 (= 40 kg)'],
  ['?', '7 (?)', '40 (?)'],
])('%s: anything else explains the number, as it is', (note, quantity, price) => {
  expect([`7 ${ownUnit(note)}`, priceOfOwnUnit('40', note), ownUnitName(note)]).toEqual([quantity, price, note]);
});
