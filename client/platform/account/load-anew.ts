/** Leaves the page for another one, with nothing in memory of what was shown. */
export const loadAnew = (path: string): void => window.location.assign(path);
