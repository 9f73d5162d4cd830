import { director, type FlowRow, funder, operator } from './flowRow.ts'
import { signupDetailPage, signupPage, signupQueryPage } from './permissions/finance.ts'

/** 融资资格: a funder decides, on papers of the enterprise, whether its product may be used, and until when. */
export const signupFlow = {
  name: ['融资资格申请', 'Application to qualify'],
  short: ['融资资格', 'applications to qualify'],
  ...operator,
  submitPages: signupPage,
  obstacles: ['REALNAME', 'NO_PRODUCT', 'NO_SIGNUP_PRODUCT'],
  readOn: signupDetailPage,
  agreements: ['qualification'],
  steps: [director(signupQueryPage), funder({ mayReturn: true })],
  words: {
    RETURNED: { label: ['退回补件', 'Returned for documents'], tone: 'warning' },
    DONE: { label: ['已通过', 'Passed'], tone: 'success' },
    REJECTED: { label: ['未通过', 'Refused'], tone: 'danger' },
  },
  touches: ['applications', 'todos', 'messages', 'qualifications'],
  counterparty: 'funderName',
  lacks: ['amount', 'promisedDate'],
  textBy: { SUBMIT: 'finCreate', APPROVE: 'finApprove' },
} as const satisfies FlowRow
