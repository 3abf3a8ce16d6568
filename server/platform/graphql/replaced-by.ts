/**
 * The deprecation of a mutation that returned a scalar or a list, which cannot grow
 * (docs/decisions/0047-mutation-payloads.md).
 */
export const replacedBy = (mutation: string): string => `Use ${mutation}, whose payload can grow; removed after 2027-06-01.`;

/**
 * The deprecation of a field, an argument or an operation that has another name now
 * (docs/decisions/0052-renamed-api-names.md).
 */
export const renamed = (name: string): string => `Renamed to ${name}; removed after 2027-06-01.`;
