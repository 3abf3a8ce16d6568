/** A person of an order as admins read them; whoever has closed the account has no phone. */
export const nameAndPhone = (name: string, phone: string | null | undefined, digits: (text: string) => string): string =>
  phone ? `${name} · ${digits(phone)}` : name;
