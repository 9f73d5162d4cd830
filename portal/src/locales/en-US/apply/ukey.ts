import type { Translated } from '#portal/locales/translated.ts'
import type { ukey as source } from '#portal/locales/zh-CN/apply/ukey.ts'

export const ukey: Translated<typeof source> = {
  ukeyApply: {
    form: 'Apply',
    editTitle: 'Change the application',
    copyTitle: 'Copy into a new application',
    checkTitle: 'Check the application',
    next: {
      PENDING_PLATFORM:
        'Answered within one working day as a rule; until then it can be withdrawn. It lapses after 15 days without an answer.',
    },
    signTitle_other: 'Submit applications for UKEYs: {{count}}',
    resultTable: 'Applications for UKEYs',
    resultTitle_other: 'Applications for UKEYs submitted: {{count}}',
  },
  ukeyChange: {
    form: 'Apply',
    editTitle: 'Change the application',
    copyTitle: 'Copy into a new application',
    checkTitle: 'Check what is applied for',
    next: {
      PENDING_PLATFORM:
        'Answered within one working day as a rule; until then it can be withdrawn. It lapses after 15 days without an answer.',
    },
    signTitle_other: 'Submit changes of UKEYs: {{count}}',
    resultTable: 'Changes of UKEYs',
    resultTitle_other: 'Changes of UKEYs submitted: {{count}}',
  },
}
