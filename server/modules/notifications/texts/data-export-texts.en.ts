/** Notifications of files in which users take their data along, in English. */
export const dataExportTexts = {
  dataExportReady: {
    title: 'Your Data Is Ready',
    message: 'You can download the file with your data in Settings until {{until|day}}. Then it is deleted.',
  },
  dataExportFailed: {
    title: 'Your Data Could Not Be Collected',
    message: 'The file with your data could not be made. Please request it again in Settings.',
  },
} as const;
