/** Which of the two texts of a public question an admin hides. A hidden question takes its reply with it. */
export const QuestionPart = { QUESTION: 'QUESTION', REPLY: 'REPLY' } as const;
export type QuestionPart = (typeof QuestionPart)[keyof typeof QuestionPart];
