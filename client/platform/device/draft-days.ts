/** How long an unsent form is stored on the device; shown to users, so it is separate from the store. */
export const draftDays = 14;
