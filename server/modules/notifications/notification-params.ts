/** The parameters of a notification’s text, as its row has them. */
export type NotificationParams = Readonly<Record<string, string | number>>;
