/** Carries a user's choice to the server, which renders pages by it. The device's own storage stays what the client reads. */
const yearSeconds = 31_536_000;

/** Null removes it. */
export function keepCookie(name: 'language' | 'saver', value: string | null): void {
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : yearSeconds}; samesite=lax`;
}
