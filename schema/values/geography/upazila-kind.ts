/**
 * The third level of a location is one of the 495 upazilas, or a thana of a metropolitan police. REST calls both
 * `thana`.
 */
export const UpazilaKind = { UPAZILA: 'UPAZILA', THANA: 'THANA' } as const;
export type UpazilaKind = (typeof UpazilaKind)[keyof typeof UpazilaKind];
