import type { LoanPayload } from '@jinpiao/contract/loanApply'
import { repayMethodNames } from '@jinpiao/contract/states/loans'
import { addMonths } from '@jinpiao/values/days'
import type { RepayMethod } from '@jinpiao/values/loanPlan'
import { decimalToFen, type Fen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { ProofOf, Question } from '../acts/evidence.ts'
import {
  accountAsked,
  dayWithin,
  happenedOn,
  maySay,
  moneyUpTo,
  numberUpTo,
  same,
  sameMoney,
  serial,
  someOf,
} from '../acts/said.ts'
import { type Application, submittedOn } from '../flow/application.ts'
import type { StepAbout, StepJudge } from '../flow/business.ts'

type Asked = Question<StepAbout<LoanPayload>>
/** What the funder was asked for: the price of the product as it was signed. */
const pricedBody = ({ task }: Question<unknown>) => JSON.parse(task.body) as { rateBp: number; methods: string[] }
/** A funder grants what was asked for, or less: more than that nobody has signed. */
const amount = moneyUpTo(({ about }: Asked) => about.application.amountFen ?? 0n)
const rateBp = numberUpTo(0, (asked: Asked) => pricedBody(asked).rateBp)
/** Half as much again as the rate, and no more: 1.5 is what the central bank's rule allows. */
const penaltyRateBp = maySay(numberUpTo(0, (_: Asked, said) => Math.round((Number(said['rateBp']) * 3) / 2)))
/** No line is granted for longer than this. */
const LINE_YEARS = 5

/**
 * What a funder proves that grants a line: up to how much, at which rate, in which ways, from when until when. It is in force
 * on the day on which it is granted: from then on it is drawn from.
 */
const lineGranted = {
  lineAmount: amount,
  rateBp,
  penaltyRateBp,
  monthsMax: numberUpTo(1, ({ about }: Asked) => Number(about.payload.months)),
  methods: someOf(z.enum(repayMethodNames), (asked: Asked) => pricedBody(asked).methods),
  from: dayWithin(({ act, about }: Asked) => [submittedOn(about.application), act.today]),
  to: dayWithin(({ act }: Asked, said) => [act.today, addMonths(String(said['from']), 12 * LINE_YEARS)]),
}
export const lineJudge: StepJudge<LoanPayload> = { APPROVE: lineGranted }

/** What a funder proves that grants one loan: the plan that was signed, or the same of a smaller amount. */
const loanGranted = {
  approvedAmount: amount,
  rateBp,
  penaltyRateBp,
  months: same(z.int(), ({ about }: Asked) => Number(about.payload.months)),
  method: same(z.enum(repayMethodNames), ({ about }: Asked) => about.payload.method as RepayMethod),
}

const granted = ({ about }: Asked) => grantedOf(about.application)?.amountFen ?? 0n

/** What a bank proves that has paid it out: all that was granted, to the account of the form. */
const loanPaid = {
  bankSerial: serial,
  paidOn: happenedOn(),
  amount: maySay(sameMoney(granted)),
  accountNo: accountAsked,
}
export const loanJudges: { FUNDER: StepJudge<LoanPayload>; BANK: StepJudge<LoanPayload> } = {
  FUNDER: { APPROVE: loanGranted },
  BANK: { APPROVE: loanPaid },
}

/** What the funder has granted, whatever it was asked for. */
export interface Granted {
  amountFen: Fen
  rateBp: number
  penaltyRateBp?: number | undefined
  months: number
  methods: readonly RepayMethod[]
  /** Of a line. */
  period?: { from: string; to: string }
}

/** How it was paid; older answers have no day where it was that of the answer. */
interface PaidProof {
  bankSerial: string
  paidOn?: string
}
interface Outcome {
  FUNDER?: ProofOf<typeof lineGranted> | ProofOf<typeof loanGranted>
  BANK?: PaidProof
}
const outcomeOf = ({ outcome }: Pick<Application, 'outcome'>) =>
  (outcome === null ? {} : JSON.parse(outcome)) as Outcome

/** What the funder has granted by this application; undefined: nothing. */
export function grantedOf(application: Pick<Application, 'outcome'>): Granted | undefined {
  const { FUNDER } = outcomeOf(application)
  if (FUNDER === undefined) return undefined
  if ('lineAmount' in FUNDER) {
    const { lineAmount, monthsMax: months, from, to, ...line } = FUNDER
    return { ...line, amountFen: decimalToFen(lineAmount), months, period: { from, to } }
  }
  // Of a draw the funder agrees to what was asked, and says nothing more.
  if (!('approvedAmount' in FUNDER)) return undefined
  const { approvedAmount, method, ...loan } = FUNDER
  return { ...loan, amountFen: decimalToFen(approvedAmount), methods: [method] }
}

/** How the bank has paid it out; undefined: it has not. */
export const paidOf = (application: Pick<Application, 'outcome'>): PaidProof | undefined => outcomeOf(application).BANK
