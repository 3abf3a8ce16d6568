/** Where labels of a product are printed, by its seller. */
export const LABELS_PATH = '/labels';
