import type { Day } from '@jinpiao/values/days'
import { addWorkingDays, type Holiday } from '@jinpiao/values/workingDays'
import type { Institution } from './flowRow.ts'
import type { TaskKind } from './outside.ts'
import type { Post } from './roles.ts'
import type { TermName } from './terms.ts'
import type { Words } from './words.ts'

/** What one side says of its own payment, or of its own receipt: nothing takes effect by it until somebody else has confirmed it. */
interface Claim {
  /** What it is called in trail, message and paper. */
  name: Words
  /** Who says it. */
  claimants: readonly Post[]
  /** How many of the enterprise it takes: two where another enterprise loses something by it. */
  persons: 1 | 2
  /** Each of them by the signature of a UKEY: what changes how a ticket stands. Others are reports that a bank answers. */
  signed: boolean
  /** Calls by which it is said, `POST /corp/v1/…`: the only ones that take a serial of a bank from an enterprise. */
  calls: readonly string[]
  /** What has to be shown, each mandatory. */
  evidence: readonly TermName[]
  /** Who says whether it is so; null: nobody else loses anything by it. */
  confirmer: Institution | 'PAYEE' | null
  /** How the confirmer is asked: by a task, or by a matter to confirm that a director signs. */
  asks: TaskKind | 'CONFIRMATION' | null
  /** Working days until nobody waits for the confirmer any more; null: as long as it takes. Silence confirms nothing. */
  workingDays: number | null
  /** What the other side may say; to contest takes a reason, which the claimant reads. */
  answers: readonly ('CONFIRM' | 'CONTEST')[]
  /** Who judges what was contested or left unanswered; null: the claimant says it anew. */
  judge: Institution | null
  /** Working days in which the judge judges, from the day on which it was asked; null: nobody judges. */
  judgeDays: number | null
}

const payment = ['payAccount', 'bankSerial', 'payDate', 'payReceiptFiles'] as const satisfies readonly TermName[]
const both = ['CONFIRM', 'CONTEST'] as const
const claimsPath = '/corp/v1/pending/redeem-claims'
const payers = ['OPERATOR', 'DIRECTOR'] as const satisfies readonly Post[]

/** Every claim that an enterprise can make. Calls, forms, tasks and days are taken from here. */
export const claims = {
  /** A payer has paid a ticket, where the bank has not said so, or its payment has failed. */
  REDEEM: {
    name: ['付款方登记', 'Payment stated by the payer'],
    claimants: ['OPERATOR'],
    persons: 2,
    signed: true,
    calls: [`POST ${claimsPath}`, `PUT ${claimsPath}`, `POST ${claimsPath}/check`],
    evidence: ['bankSerial', 'payDate', 'payReceiptFiles'],
    confirmer: 'PAYEE',
    asks: 'CONFIRMATION',
    workingDays: 5,
    answers: both,
    judge: 'PLATFORM',
    judgeDays: 5,
  },
  /** A payer says that one payment has failed. The ticket is due as before, and another batch takes three persons. */
  REDEEM_FAILURE: {
    name: ['登记付款失败', 'Failure stated by the payer'],
    claimants: ['OPERATOR'],
    persons: 1,
    signed: true,
    calls: ['POST /corp/v1/redeems/:pkApply/lines/:line/failure'],
    evidence: ['reason'],
    confirmer: null,
    asks: null,
    workingDays: null,
    answers: [],
    judge: null,
    judgeDays: null,
  },
  /** A bill of fees is paid. */
  FEE: {
    name: ['登记缴费', 'Reported payment of a fee'],
    claimants: payers,
    persons: 1,
    signed: false,
    calls: ['POST /corp/v1/bills/:pkBill/register'],
    evidence: payment,
    confirmer: 'BANK',
    asks: 'FEE_PAYMENT',
    workingDays: null,
    answers: both,
    judge: null,
    judgeDays: null,
  },
  /** The fee of an exchange is paid. */
  EXCHANGE: {
    name: ['登记付款', 'Reported payment of an order'],
    claimants: payers,
    persons: 1,
    signed: false,
    calls: ['POST /corp/v1/baexchange-payments/:pkPayment/register'],
    evidence: payment,
    confirmer: 'BANK',
    asks: 'EXCHANGE_PAYMENT',
    workingDays: null,
    answers: both,
    judge: null,
    judgeDays: null,
  },
  /** What is due of a loan was transferred to its funder. */
  LOAN: {
    name: ['登记转账还款', 'Reported transfer for a loan'],
    claimants: payers,
    persons: 1,
    signed: false,
    calls: ['POST /corp/v1/self-loans/draws/:pkDraw/transfers'],
    evidence: ['amount', ...payment],
    confirmer: 'FUNDER',
    asks: 'LOAN_TRANSFER',
    workingDays: 5,
    answers: both,
    judge: null,
    judgeDays: null,
  },
  /** The test payment of an account is made: the bank looks for it by the account. */
  REMITTANCE: {
    name: ['已转账，查询结果', 'Reported test payment'],
    claimants: payers,
    persons: 1,
    signed: false,
    calls: ['POST /corp/v1/accounts/:pkAccount/verify/check'],
    evidence: [],
    confirmer: 'BANK',
    asks: 'REMITTANCE',
    workingDays: null,
    answers: both,
    judge: null,
    judgeDays: null,
  },
} as const satisfies Record<string, Claim>
export type ClaimName = keyof typeof claims
export const claimNames = Object.keys(claims) as ClaimName[]

/** The last day on which a contested payment that came to the platform on a day is judged. */
export const judgeBy = (askedOn: Day, calendar: readonly Holiday[]): Day =>
  addWorkingDays(askedOn, claims.REDEEM.judgeDays, calendar)

export const claimOf = (name: ClaimName): Claim => claims[name]
