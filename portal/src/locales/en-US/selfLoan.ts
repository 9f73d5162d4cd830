import type { Translated } from '#portal/locales/translated.ts'
import type { selfLoan as source } from '#portal/locales/zh-CN/selfLoan.ts'

export const selfLoan: Translated<typeof source> = {
  with: 'Between {{own}} and {{funder}}, version {{version}}',
  contents: 'Contents of the agreement',
  agree: 'I have read the “{{name}}” and agree to it',
  agreeFirst: 'Agree to the “{{name}}” first',
  sign: 'Sign the agreement',
  signTitle: 'Sign the “{{name}}”',
  signed: 'The agreement is signed: you can apply for a credit line',
  line: 'Your credit line',
  validFrom: 'In force from',
  validTo: 'In force until',
  lineHint: 'Draw on it at any time within what is available; principal that is repaid is available again.',
  frozen: 'An instalment is overdue and the line is frozen. Once it is repaid, the line can be drawn on again.',
  toLoans: 'See and repay the loans',
  listJoin: ', ',
  toDraw: 'Draw on the line',
}
