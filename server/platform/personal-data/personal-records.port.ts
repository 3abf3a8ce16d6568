/**
 * Declares the data that a module has of a user, for the user's data export: each module that has any declares it as
 * statements, and the module `leaving` writes them into one file. The statements return what the user may see in the
 * application, and no secret.
 */
export interface PersonalFile {
  /** Name of the JSON file, without its ending: `orders-bought`. */
  readonly name: string;
  /** A SELECT whose columns are named as in the file. $1 is the user's id, and there is no other parameter. */
  readonly sql: string;
}

/** Images of the user, one at a time. */
export interface PersonalImages {
  readonly folder: string;
  /**
   * A SELECT of the first image whose key is above $2 (text), of the user $1: `key`, `content`, `hash` and `width`. The
   * content is null where the image is in the store of images, under its hash.
   */
  readonly sql: string;
}

export abstract class PersonalRecords {
  abstract readonly files: readonly PersonalFile[];
  readonly images?: readonly PersonalImages[];
}
