import type { Translated } from '#portal/locales/translated.ts'
import type { common as source } from '#portal/locales/zh-CN/common.ts'

export const common: Translated<typeof source> = {
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'OK',
  notFoundYet: 'Nothing fits among the rows that were searched. Add a condition to narrow the search',
  atLeast: 'at least {{n}}',
  retry: 'Try again',
  save: 'Save',
  back: 'Back',
  loading: 'Loading…',
  loaded: 'Loaded',
  copy: 'Copy',
  networkTitle: 'Network problem',
  network:
    'There is a network problem. Try again later. Open the online service on the right and send this screenshot: our team answers around the clock.',
  offlineTitle: 'You are offline',
  offlineLoad: 'You are offline. This loads again by itself once the connection is back, or choose “Try again”.',
  offlineAct:
    'You are offline and this was not completed. What you entered is still here. It is not sent again by itself: repeat it once the connection is back.',
  serverError: 'Server error',
  sessionOver: 'Your session has ended. Sign in again',
  serverErrorNext: '{{error}}. Try again later or call {{hotline}}.',
  failedTitle: 'Not done',
  newWindow: '(opens in a new window)',
  preview: '(preview)',
  pictureOf: 'Picture of {{name}}',
  openOriginal: 'Open original',
  fileWithSize: '{{name}} ({{size}})',
  downloadAll: 'Download all {{count}} files',
  requestId: 'Request number',
  comma: ', ',
  listSeparator: ', ',
  yes: 'Yes',
  no: 'No',
}
