/** How far the file is in which a user takes their data along. */
export const DataExportState = { REQUESTED: 'REQUESTED', READY: 'READY', EXPIRED: 'EXPIRED', FAILED: 'FAILED' } as const;
export type DataExportState = (typeof DataExportState)[keyof typeof DataExportState];

/** Where the file is downloaded, followed by the token of its link. */
export const DATA_EXPORT_PATH = '/my-data';
