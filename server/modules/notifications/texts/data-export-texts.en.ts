/** Notifications of files in which users take their data along, in English. */
export const dataExportTexts = {
  dataExportReady: {
    title: 'Your Data Is Ready',
    message: 'You can download the file with your data in Settings until {{until|day}}. Then it is deleted.',
  },
} as const;
