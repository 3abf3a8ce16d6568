/** A session cookie: the language that the address of a page of this visit named. */
export const visitLanguageCookie = 'visit_language';
