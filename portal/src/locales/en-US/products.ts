import type { Translated } from '#portal/locales/translated.ts'
import type { products as source } from '#portal/locales/zh-CN/products.ts'

/** The product centre. */
export const products: Translated<typeof source> = {
  intro:
    'The products of the platform, where your company stands with each, and what it needs. An operator or a director opens one by signature.',
  none: 'The platform has no products at present.',
  since: {
    OPENED: 'Open since',
    APPLYING: 'Applied for on',
    SIGNING: 'Agreed by the bank on',
    REJECTED: 'Answered on',
    CLOSED: 'Closed on',
  },
  about: 'What it is for',
  met: 'Met',
  unmet: 'Not met',
  condition: {
    REALNAME: 'Company verified',
    PEOPLE: 'Operator and director',
    ACCOUNT: 'Company account',
    UKEY: 'Your own UKEY',
  },
  meet: { REALNAME: 'Verify', PEOPLE: 'Set up', ACCOUNT: 'Register', UKEY: 'See to it' },
  ask: {
    REALNAME: 'Ask an operator or a director to verify the company',
    PEOPLE: 'Ask the administrator to give the roles of operator and director',
    ACCOUNT: 'Ask an operator or a director to register and prove an account',
    UKEY: 'Ask a director to apply for a UKEY for you',
  },
  refused: 'The bank says: {{reason}}',
  waits: 'The bank is reviewing the application, usually within a working day. A message tells you its answer.',
  toSign: 'The bank agrees. Sign the contract, and the bank confirms it.',
  waitsSigned: 'The contract is signed. A message tells you when the bank has confirmed it.',
  selfLoan: 'It opens once the loan agreement is signed.',
  selfLoanAsk: 'For suppliers: it is open once a director has signed the loan agreement.',
  notOpened: 'Your company has not opened: {{product}}',
  notOpenedText: '{{about}} An operator or a director signs to open it; it takes effect at once.',
  toProducts: 'Open it in the product centre',
  toProtocol: 'Sign the loan agreement',
  chainCredit: 'The platform enables it: ask your core company or call the hotline {{hotline}}.',
  act: { OPEN: 'Open', APPLY: 'Apply', AGAIN: 'Apply again', CONTRACT: 'Sign the contract', ENTER: 'Go to' },
  dialog: { OPEN: 'Open: {{product}}', APPLY: 'Apply for: {{product}}', CONTRACT: 'Sign the contract: {{product}}' },
  dialogText: {
    OPEN: 'It opens as soon as you have signed, and costs nothing to open.',
    APPLY: 'Your signature goes to the bank for review. Once it agrees you sign a contract, and the bank confirms it.',
    CONTRACT: 'Check the number of the contract. After your signature the bank confirms it.',
  },
  allMet: 'All conditions are met',
  sign: 'Continue to sign',
  signTitle: { OPEN: 'Sign and open: {{product}}', CONTRACT: 'Sign the contract: {{product}}' },
  next: {
    OPEN: 'The product is open, and your menus follow.',
    APPLY: 'The application is with the bank. A message tells you its answer.',
    CONTRACT: 'The contract is with the bank. A message tells you its answer.',
  },
}
