/** An address of the web without a user, a password or a fragment; where nothing is given, another rule reports it. */
export const isWebAddress = (text: string | undefined): boolean => {
  if (!text || !URL.canParse(text)) return !text;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + hash === '';
};
