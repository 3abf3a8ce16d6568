import { onServer } from '../device/first-view';

/**
 * Says whether someone may be signed in. The readable cookie `hb_role` is beside the hidden session cookie: without it
 * there is no one to ask about.
 */
const roleCookie = 'hb_role';

export function hasSessionHint(): boolean {
  return !onServer && document.cookie.split('; ').some((pair) => pair.startsWith(`${roleCookie}=`) && pair.length > roleCookie.length + 1);
}

export function dropSessionHint(): void {
  document.cookie = `${roleCookie}=; path=/; max-age=0`;
}
