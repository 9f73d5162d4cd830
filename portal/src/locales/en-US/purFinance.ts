import type { Translated } from '#portal/locales/translated.ts'
import type { purFinance as source } from '#portal/locales/zh-CN/purFinance.ts'

export const purFinance: Translated<typeof source> = {
  purchase: 'Purchases',
  monthHint: 'The month of the contract or order, not after this one',
  dateHint: 'When the money is wanted; left out, as soon as it is granted',
  packHint: 'Of the packs for financing that are approved',
  contractHint: 'Scans of the contracts of these purchases',
  ended: 'Purchase finance that has ended',
  noneEnded: 'Nothing has ended yet. What is paid, refused or withdrawn stands here.',
  toForm: 'Apply for purchase finance',
  repay: 'Repayment',
  repayEarly: 'Early repayment',
  repayByOperator: 'An operator applies for it on the page of early repayments',
  repayByFunder: 'Ask the funder for it',
}
