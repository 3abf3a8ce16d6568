/**
 * The 3,000 passwords people use most, among those our rules let through (OWASP ASVS 5.0, 6.2.4). Read when the first
 * password is set: a megabyte of list.
 */
const COMMON = 3000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Capitals do not make a common password rare. */
export async function isCommonPassword(password: string, shortest: number): Promise<boolean> {
  loading ??= load(shortest);
  return (await loading).has(password.trim().toLowerCase());
}

async function load(shortest: number): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .filter((one) => one.length >= shortest)
      .slice(0, COMMON)
      .map(String),
  );
}
