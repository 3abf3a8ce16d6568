/** Bangla digits are accepted wherever digits are, and stored as ASCII digits (product.md "Numbers"). */
const banglaZero = '০'.charCodeAt(0);

export function toAsciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - banglaZero));
}

export function toBanglaDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(banglaZero + Number(digit)));
}
