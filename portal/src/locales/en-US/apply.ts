import { joined } from '#portal/locales/joined.ts'
import type { Translated } from '#portal/locales/translated.ts'
import type { own as source } from '#portal/locales/zh-CN/apply.ts'
import { credit } from './apply/credit.ts'
import { data } from './apply/data.ts'
import { exchange } from './apply/exchange.ts'
import { finance } from './apply/finance.ts'
import { loans } from './apply/loans.ts'
import { onboarding } from './apply/onboarding.ts'
import { redeem } from './apply/redeem.ts'
import { ukey } from './apply/ukey.ts'

const own: Translated<typeof source> = {
  tabs: 'Ways to apply, and progress',
  progress: 'Progress',
  step: { form: 'Fill in', check: 'Check', sign: 'Sign', done: 'Done' },
  tab: { drafts: 'My drafts', returned: 'Returned', submitted: 'Submitted', ended: 'Ended' },
  keptUntil: 'Kept until',
  furtherTab: { import: 'Import' },
  obstacle: {
    notNow: '{{act}}: not possible now. {{reason}}',
    title: 'Not possible now: {{name}}',
    noSubmission: 'It cannot be submitted now. Change and keep it',
    open: 'See the application',
    home: 'Back to the home page',
    ask: 'For help call {{hotline}} ({{hours}}).',
  },
  place: 'No. {{number}}',
  ofLine: '{{place}}: {{message}}',
  removeLine: 'Remove',
  lineRemoved: '{{place}} removed',
  foldLine: 'Fold',
  unfoldLine: 'Edit',
  lineFinished: 'Complete',
  lineOpen: 'Incomplete',
  lineContract: 'Contract {{contractNo}}, files: {{number}}',
  copyLast: 'Copy the one before',
  lastCopied: 'Contract and files of {{place}} copied',
  returnedAt: 'Returned',
  returnedComma: ', ',
  toMeant: 'Go to: {{field}}',
  meant: {
    sourceName: 'limit',
    creditNo: 'ticket no',
    promisedDate: 'promised date|promised payment date|payment date|maturity',
    tenorReason: 'term',
    contractNo: 'contract number|contract no|contract',
    signedDate: 'signed',
    deliveredDate: 'deliver',
    contractFiles: 'contract file|attachment|material|document',
    invoices: 'invoice',
    otherFiles: 'other attachment',
  },
  copyHint: 'Copied from the application, except its invoices: one invoice backs one ticket. Check before you submit.',
  answerDraft: 'First continue your last draft or start again',
  stillUploading: 'A file is being uploaded. Please wait',
  toCheck: 'Next: check',
  saveDraft: 'Save as draft',
  beginAnother: 'Begin another',
  changedElsewhere:
    'This application was changed elsewhere; nothing of this page was saved or sent. Open it under “My drafts” or “Returned” to see what it says now, then change that.',
  draftsSaved_other: 'Drafts saved: {{count}}. Go on under “My drafts”',
  prices: 'Price',
  checkTotal_other: 'Applications: {{count}}, total amount',
  checkLine: 'No.',
  checkCount_other: 'Applications: {{count}}',
  next: 'What happens next',
  resultNext: 'What happens next',
  submittedStep: 'Submission',
  nextStep: {
    counterparty: 'Acceptance: {{party}}',
    first:
      'Usually within one working day; until then you can withdraw it. Not decided on within {{days}} days, it lapses.',
    lapses: 'Not decided on within {{days}} days, the application lapses.',
  },
  checkNext: '“Sign and submit” signs all of the above with your UKEY.',
  signAndSubmit: 'Sign and submit',
  submitUnsigned: 'Submit application',
  checkUnsigned: 'Choose “Submit application” to submit the above. No signature is needed.',
  backToForm: 'Back to the form',
  agreement: {
    between: '{{own}} and {{party}}, {{amount}} yuan, version {{version}}',
    betweenSeveral:
      '{{own}} and {{number}} companies, the first of them {{party}}, {{amount}} yuan in total, version {{version}}',
    plain: '{{own}} and {{party}}, version {{version}}',
    plainSeveral: '{{own}} and {{number}} companies, the first of them {{party}}, version {{version}}',
    plainParties: 'The other parties:',
    alone: '{{own}}, version {{version}}',
    own: 'Our company: {{own}}',
    parties: 'The other parties, and amounts:',
    party: '{{party}}, {{amount}} yuan',
    versionOf: 'Version: {{version}}',
    read: 'Read “{{name}}”',
    agree: 'Our company has read and accepts “{{name}}”',
    openFirst: 'Open and read “{{name}}” first',
    missing: 'Read and accept “{{name}}”',
    close: 'Close',
    agreeInText: 'Read and accept',
    ticked: '“{{name}}” accepted',
    // A text that changes gets a new version in the contract (`agreements.ts`).
    text: {
      promise:
        'We confirm that the tickets issued here rest on genuine and lawful trade, and that the payables are certain in amount and undisputed.\nWe promise to pay the face amount in full to whoever holds a ticket on its promised payment date; when that day is no working day, on the first one after it.\nOur duty to pay is neither reduced by other disputes, set-off or counterclaims between us and the supplier, nor changed by transfer, split or financing of a ticket.\nPayment is made through banks. The platform provides information only: it neither holds money nor guarantees payment.\nWe know that the platform suspends our issuing and reports as required when we fail to pay in full and on time.',
      issue:
        '1. A ticket is an electronic receivables certificate that we issue to a supplier on the platform, on the ground of genuine trade, promising payment when due.\n2. An operator submits, a director reviews and a final reviewer issues; the three are different people. The chosen limit is frozen from submission on and used once the ticket is issued, which takes effect when the supplier accepts it.\n3. The supplier may hold it to maturity, transfer, split or finance it. We do not restrict this in any way.\n4. Before acceptance we may apply to cancel it; when it is refused or not accepted in time it ends and its limit is released.\n5. The term is six months in principle and one year at most; beyond six months we explain why.\n6. The contracts and other documents that we upload are genuine and complete, and the platform may use them for verification and registration.',
      transfer:
        '1. We transfer all or part of our rights under a ticket to the recipients, to settle what we genuinely and lawfully owe them.\n2. An operator submits and a director reviews; the two are different people. Each recipient then accepts for itself.\n3. What a recipient accepts becomes its claim against the issuer; what it refuses or does not accept in time returns to us. What is not transferred stays ours.\n4. Nothing is transferred within the last 15 days before the promised payment date.\n5. Transfers are free: the platform charges nothing.\n6. The contracts and other documents that we upload are genuine and complete, and the platform may use them for verification and registration.',
    },
  },
  resultSome: 'Submitted: {{done}}, not submitted: {{failed}}',
  resultNow: '{{what}} now: {{states}}',
  resultRefused: 'Some applications were not submitted',
  resultRefusedText: 'They are kept under “My drafts”. Correct them by the reason given and submit again.',
  resultEmpty: 'No applications to show',
  refusal: 'Why it was not submitted',
  print: 'Print this page',
  another: 'Apply for another',
  toSubmitted: 'See submitted',
  actions: 'Actions',
  continue: 'Continue',
  edit: 'Change',
  copy: 'Copy',
  submitAgain: 'Sign and submit',
  storedLink: '{{name}} ({{n}})',
  reword: 'Change the reason',
  rewordTitle: 'Change the reason of {{business}} {{applyNo}}',
  rewordMeans: 'It was sent back: {{reason}}. Save another reason, then sign and submit it again.',
  rewordSave: 'Save',
  reworded: 'The reason of {{applyNo}} is changed: sign and submit it again',
  resubmitted: '{{applyNo}} submitted. {{now}}',
  signAgainTitle: 'Sign and submit {{business}} {{applyNo}}',
  DELETE: {
    act: 'Delete',
    done: 'Draft {{applyNo}} deleted',
    title: 'Delete draft {{applyNo}}',
    text: 'It cannot be brought back.',
  },
  WITHDRAW: {
    act: 'Withdraw',
    done: '{{applyNo}} withdrawn',
    title: 'Withdraw {{applyNo}}',
    text: 'The application ends and what it holds is released. To go on, submit a new one.',
  },
  VOID: {
    act: 'Void',
    done: '{{applyNo}} voided',
    title: 'Void {{applyNo}}',
    text: 'The application ends and cannot be corrected any more. To go on, fill in a new one.',
  },
  empty: {
    drafts: 'No drafts. What is half filled in can be saved as a draft and continued within {{n}} days.',
    returned: 'Nothing has been returned.',
    submitted: 'Nothing is under way. What you submit can be followed here.',
    ended: 'Nothing has ended. What is finished, withdrawn, voided or lapsed stands here.',
  },
  issue: {
    form: 'Form',
    editTitle: 'Change an issue',
    copyTitle: 'Copy to a new issue',
    checkTitle: 'Check the issue',
    next: {
      PENDING_FINAL: 'What the limit has frozen since submission is then used, and the supplier is notified.',
      PENDING_COUNTERPARTY: 'The ticket then takes effect. Refused or not accepted in time, its limit is released.',
    },
    signTitle_other: 'Sign and submit ticket issues: {{count}}',
    resultTable: 'Issues',
    resultTitle_other: 'Issues submitted: {{count}}',
  },
  transfer: {
    form: 'Form',
    editTitle: 'Change a transfer',
    copyTitle: 'Copy to a new transfer',
    checkTitle: 'Check the transfer',
    next: {
      PENDING_COUNTERPARTY:
        'Each accepts for itself and holds what it accepts. What is refused or not accepted in time returns to your company; what is not transferred stays yours.',
    },
    signTitle_other: 'Sign and submit ticket transfers: {{count}}',
    resultTable: 'Transfers',
    resultTitle_other: 'Transfers submitted: {{count}}',
  },
}

export const apply = joined(own, redeem, finance, onboarding, ukey, data, exchange, loans, credit)
