/** The 8 divisions of Bangladesh. Made from bd-geojs 1.0.1 (MIT, see LICENCE.md), with current spellings. */
export interface DivisionRow {
  readonly id: number;
  readonly nameEn: string;
  readonly nameBn: string;
}

export const divisions: readonly DivisionRow[] = [
  { id: 1, nameEn: 'Chattogram', nameBn: 'চট্টগ্রাম' },
  { id: 2, nameEn: 'Rajshahi', nameBn: 'রাজশাহী' },
  { id: 3, nameEn: 'Khulna', nameBn: 'খুলনা' },
  { id: 4, nameEn: 'Barishal', nameBn: 'বরিশাল' },
  { id: 5, nameEn: 'Sylhet', nameBn: 'সিলেট' },
  { id: 6, nameEn: 'Dhaka', nameBn: 'ঢাকা' },
  { id: 7, nameEn: 'Rangpur', nameBn: 'রংপুর' },
  { id: 8, nameEn: 'Mymensingh', nameBn: 'ময়মনসিংহ' },
];
