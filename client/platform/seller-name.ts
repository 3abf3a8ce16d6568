/** The name that buyers know a seller by: the business, else the person. */
export function sellerName(seller: { readonly name: string; readonly nameOfBusiness?: string | null | undefined }): string {
  return seller.nameOfBusiness || seller.name;
}
