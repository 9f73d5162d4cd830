import type { Translated } from '#portal/locales/translated.ts'
import type { ukey as source } from '#portal/locales/zh-CN/apply/ukey.ts'

export const ukey: Translated<typeof source> = {
  agreement: {
    text: {
      guarantee:
        '1. The director is entitled to confirm the listed matters for this company, and signs with his UKEY.\n2. The matters have been read before they are confirmed; their documents agree with them, and amounts, terms and the other company are right.\n3. Once confirmed, a matter binds this company; where it is a guarantee, the company is liable as it says.\n4. The platform records time, content and signature. It does not guarantee the matter itself.',
    },
  },
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
