import type { Translated } from '#portal/locales/translated.ts'
import type { ukey as source } from '#portal/locales/zh-CN/apply/ukey.ts'

/** Keys, products and people of an enterprise. */
export const ukey: Translated<typeof source> = {
  agreement: {
    text: {
      product:
        '1. The company applies for the product and warrants that its documents, accounts and people are true, complete and valid.\n2. Once the product is open, operators, directors and others of the company act within their roles. What is signed with their UKEYs is the will of the company.\n3. Where a bank or another institution reviews the application, the platform may give it what the review needs. The institution decides.\n4. To open a product costs nothing. Fees of a transaction are shown before it is made.\n5. The company uses the product by the rules of the platform and the law. Where trades are made up, the platform may close the product and reports as the law requires.\n6. The platform provides information services only. It neither receives nor pays money, and gives no guarantee.',
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
