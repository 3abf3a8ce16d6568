/** How long a form that was not sent is kept on the device; told to people, so it stands apart from the store. */
export const draftDays = 14;
