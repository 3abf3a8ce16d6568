/** SQL: the name that buyers know a seller by, of the table `users` under this alias: the business, else the person. */
export const sellerNameOf = (alias: string): string => `coalesce(nullif(${alias}.name_of_business, ''), ${alias}.name)`;
