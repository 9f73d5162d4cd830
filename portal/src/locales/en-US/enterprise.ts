import type { Translated } from '#portal/locales/translated.ts'
import type { enterprise as source } from '#portal/locales/zh-CN/enterprise.ts'

export const enterprise: Translated<typeof source> = {
  realname: 'Documents of the verification',
  realnameNow: 'Where the company stands',
  realnameText: {
    NONE: 'The company is not verified yet. Accounts and products come after that.',
    REVIEWING: 'The documents are with the platform. You get a message once it has answered.',
    PASSED:
      'The company is verified. Verify it again after a change, or when the licence is renewed; business goes on meanwhile.',
    REJECTED:
      'The last verification has not passed; the reason stands under the progress. Change what it says and submit again.',
    EXPIRED: 'The business licence has expired. Verify the company again with the new one, so that business can go on.',
  },
  realnameSoon: 'The business licence ends in {{days}} days. Verify the company again with the new one.',
  realnameWaits: 'A verification is being reviewed; another one can follow after that.',
  realnameOpen: 'See its progress',
  legal: 'Who represents the company',
  prefilled:
    'Some of it is filled in from the register of companies or your registration. Check each of it; it can be changed.',
  licence: 'Business licence',
  longTermHint: 'Tick it when the licence names no last day',
  licenceToHint: 'Last day of the licence; must be after today',
  files: 'Files of the verification',
  licenceFilesHint: 'Original or duplicate, as a picture or PDF',
  legalFilesHint: 'Both sides in one file, or in two',
  authorisationFilesHint: 'With the seal of the company',
  reviewTitle: 'Review by the platform',
  reviewText: 'The platform compares the documents and answers within one working day as a rule. You get a message.',
  renewalText:
    'You are reminded 30 days before the licence ends. A verified company goes on with its business during a review.',
  facts: 'Registered facts',
  contact: 'Contact and business',
  licenceFacts: 'Licence',
  edit: 'Edit',
  editTitle: 'Change contact and business facts',
  mobileHint: 'Now {{mobile}}; leave it empty to keep it',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'The facts are saved',
  unfilled: 'Please fill it in',
  mobileWrong: 'Enter a mobile number of 11 digits',
  emailWrong: 'This is no e-mail address, e.g. name@example.com',
  yes: 'Yes',
  no: 'No',
  parent: 'Belongs to',
  fixed: 'Name, credit code and the like come from the verification. Verify the company again when they change.',
  toRealname: 'Verify the company',
  changes: 'Log of changes',
  changed: 'What has changed',
  changesEmpty: 'Nothing has changed yet.',
  changeRow: 'Change by {{person}}, {{at}}',
}
