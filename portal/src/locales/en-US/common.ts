import type { Translated } from '#portal/locales/translated.ts'
import type { common as source } from '#portal/locales/zh-CN/common.ts'

export const common: Translated<typeof source> = {
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'OK',
  retry: 'Try again',
  save: 'Save',
  back: 'Back',
  loading: 'Loading…',
  loaded: 'Loaded',
  copy: 'Copy',
  networkTitle: 'Network problem',
  network:
    'There is a network problem. Try again later. Open the online service on the right and send this screenshot: our team answers around the clock.',
  serverError: 'Server error',
  serverErrorNext: '{{error}}. Try again later or call {{hotline}}.',
  failedTitle: 'Not done',
  newWindow: '(opens in a new window)',
  fileWithSize: '{{name}} ({{size}})',
  requestId: 'Request number',
  comma: ', ',
  listSeparator: ', ',
  yes: 'Yes',
  no: 'No',
}
