import type { Translated } from '#portal/locales/translated.ts'
import type { onboarding as source } from '#portal/locales/zh-CN/apply/onboarding.ts'

/** Registration and verification of enterprises. */
export const onboarding: Translated<typeof source> = {
  letterTemplate: 'Download the authorisation letter to fill in (Word)',
  letterFile: 'Letter of authorisation.docx',
  agreement: {
    text: {
      service:
        '1. The platform provides information services for electronic receivables. It neither receives nor pays money, and gives no guarantee and no credit.\n2. The company registers and is verified with true, complete and valid documents, and keeps them up to date.\n3. The company keeps passwords and UKEYs safe and is responsible for what is done in the name of its users. Whatever looks wrong: disable the user and call the platform at once.\n4. Whoever registers is the administrator and sets up users and roles. A change of roles holds at once and directors are told.\n5. The platform must not be used for made-up trades or other unlawful acts. It may suspend its services and reports as the law requires.\n6. After a change of these terms they are read and agreed to again before the platform is used further.',
      privacy:
        '1. For registration, verification, sign-in and business the platform collects facts of the company, names, ID card numbers and mobile numbers of its legal representative and its users, and a record of what they do.\n2. Numbers of ID cards, phones and accounts are masked on pages. Whoever wants to see one in full asks for it, and that is recorded; the administrator of the company can read the record.\n3. The platform sells no personal data. It passes data to funders, banks, certificate authorities and public authorities only where the business needs it or the law requires it.\n4. Files of registrations that were not accepted are removed when they are no longer needed; business documents are kept as long as the law says.\n5. You may ask for your own data, or have them corrected, by calling the hotline.',
    },
  },
  realname: {
    form: 'Verify',
    editTitle: 'Change the verification',
    copyTitle: 'Copy into a new verification',
    checkTitle: 'Check what is submitted',
    next: {
      PENDING_PLATFORM:
        'Answered within one working day as a rule; until then it can be withdrawn. It lapses after 15 days without an answer.',
    },
    signTitle_other: 'Submit verifications: {{count}}',
    resultTable: 'Verifications',
    resultTitle_other: 'Verifications submitted: {{count}}',
  },
}
