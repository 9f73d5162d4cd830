import type { LoanPayload } from '@jinpiao/contract/loanApply'
import { protocolId, protocolVersion } from '@jinpiao/contract/loanProtocol'
import { newPk } from '../acts/keys.ts'
import { businesses } from '../business/all.ts'
import { signProtocol } from '../business/loanProtocol/protocol.ts'
import { selfLoanBusiness } from '../business/selfLoan/selfLoan.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Scene, type Stage, signed, signFor, succeeded } from './actors.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { playReply, type Reply } from './playReply.ts'
import { pkProductOf } from './products.ts'

const applications = actsOf(businesses, selfLoanBusiness)

/** An enterprise that borrows, with those who apply and sign for it. */
export interface Borrower {
  corp: string
  operator: string
  director: string
}
export const jiangcheng: Borrower = { corp: 'jiangcheng', operator: 'SO', director: 'SD' }
export const operatorOf = (stage: Stage, { corp, operator }: Borrower) =>
  contextOf(stage, operator, corp, 'ROLE_CORP_OPERATOR')
export const directorOf = (stage: Stage, { corp, director }: Borrower) =>
  contextOf(stage, director, corp, 'ROLE_CORP_DIRECTOR')

/** Days before today on which the agreement is signed; the applications follow it. */
const SIGNED_AGO = 440

interface Wanted {
  amount: string
  /** Days before today. */
  ago: number
  reply: Reply
  isVoided?: true
}

/** One after another: the funder refuses one, has one corrected that is given up then, and grants the third. */
const wanted: readonly Wanted[] = [
  { amount: '8000000.00', ago: 438, reply: { answer: 'REJECT', comment: '申请额度超出近两年经营规模' } },
  {
    amount: '4000000.00',
    ago: 394,
    reply: { answer: 'RETURN', comment: '请补充近三个月的纳税申报表' },
    isVoided: true,
  },
  { amount: '3000000.00', ago: 390, reply: { answer: 'APPROVE', body: { rateBp: 600 } } },
]

/** 江城 signs the agreement, and gets a line of 3,000,000.00 at 6.00 %. */
export const playLine: Scene = async (stage, now) => {
  await playProtocol(stage, jiangcheng, daysAgo(now, SIGNED_AGO))
  for (const each of wanted) await playLineApply(stage, now, jiangcheng, each)
}

/** A director signs the agreement, which opens the pages of own-credit loans. */
export async function playProtocol(stage: Stage, borrower: Borrower, day: number): Promise<void> {
  await stage.at(day + HOUR_MS)
  const director = directorOf(stage, borrower)
  const text = { ids: [protocolId], businessType: 'SELF_LOAN_PROTOCOL', action: 'CONTRACT' } as const
  const signature = await signFor(stage, director, text)
  await signProtocol({ ...director, requestId: newPk() }, { version: protocolVersion, signature })
}

/** An application for a line, up to what the funder says. */
export async function playLineApply(
  stage: Stage,
  now: number,
  borrower: Borrower,
  { amount, ago, reply, isVoided }: Wanted,
): Promise<void> {
  const at = daysAgo(now, ago) + 2 * HOUR_MS
  await stage.at(at)
  const { saved } = await applications.save(operatorOf(stage, borrower), { lines: [lineOf(stage, borrower, amount)] })
  const ids = saved.map(({ pkApply }) => pkApply)
  const request = { ids, businessType: 'SELF_LOAN_APPLY' } as const
  await signed(stage, operatorOf(stage, borrower), { ...request, action: 'SUBMIT' }, (signer, input) =>
    applications.submit(signer, input),
  )
  await stage.at(at + 20 * MINUTE_MS)
  await signed(stage, directorOf(stage, borrower), { ...request, action: 'APPROVE' }, (signer, input) =>
    applications.approve('PENDING_DIRECTOR', signer, input),
  )
  await stage.at(at + 26 * HOUR_MS)
  await playReply(stage, ids[0] ?? '', reply)
  if (!isVoided) return
  await stage.at(at + 27 * HOUR_MS)
  succeeded((await applications.cancel(operatorOf(stage, borrower), { pkApplys: ids })).results)
}

const lineOf = (stage: Stage, { corp }: Borrower, amount: string): LoanPayload => ({
  fkProduct: pkProductOf('self-loan'),
  amount,
  months: '12',
  method: 'EQUAL_INSTALMENT',
  purpose: 'PURCHASE',
  purposeNote: '采购生铁、废钢和铸造辅料',
  repaySource: '核心企业货款回笼',
  pkAccount: pkAccountOf(corp),
  guarantee: 'CREDIT',
  authFileIds: [stage.installed.files.get(`contract/${corp}`) ?? ''],
  otherFileIds: [],
})
