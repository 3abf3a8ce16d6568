/** Notifications of files in which users take their data along, in English. */
export const dataExportTexts = {
  dataExportReady: {
    title: 'Your data is ready',
    message: 'Download your data in Settings by {{until|day}}. After that the file is deleted.',
  },
  dataExportFailed: {
    title: 'Your data could not be collected',
    message: 'The file with your data could not be made. Please request it again in Settings.',
  },
} as const;
