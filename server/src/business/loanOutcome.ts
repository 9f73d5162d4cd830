import { day, money } from '@jinpiao/contract/fields'
import type { LoanPayload } from '@jinpiao/contract/loanApply'
import { repayMethodNames } from '@jinpiao/contract/states/loans'
import type { RepayMethod } from '@jinpiao/values/loanPlan'
import { decimalToFen, type Fen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Act } from '../acts/command.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Application } from '../flow/application.ts'

const rateBp = z.int().check(z.minimum(0), z.maximum(10_000))
const months = z.int().check(z.minimum(1), z.maximum(99))
const method = z.enum(repayMethodNames)

/** What a funder proves that grants a line: up to how much, at which rate, in which ways, from when until when. */
export const lineGranted = z
  .object({
    lineAmount: money,
    rateBp,
    monthsMax: months,
    methods: z.array(method).check(z.minLength(1)),
    from: day,
    to: day,
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'] }))

/** What a funder proves that grants one loan. */
export const loanGranted = z.object({ approvedAmount: money, rateBp, months, method })

/** What a bank proves that has paid it out. */
export const loanPaid = z.object({
  bankSerial: z.string().check(z.regex(/^[\w-]{4,64}$/)),
  paidOn: z.optional(day),
})

/** What the funder has granted, whatever it was asked for. */
export interface Granted {
  amountFen: Fen
  rateBp: number
  months: number
  methods: readonly RepayMethod[]
  /** Of a line. */
  period?: { from: string; to: string }
}

const outcomeOf = ({ outcome }: Pick<Application, 'outcome'>) =>
  (outcome === null ? {} : JSON.parse(outcome)) as { FUNDER?: unknown; BANK?: unknown }

/** What the funder has granted by this application; undefined: nothing. */
export function grantedOf(application: Pick<Application, 'outcome'>): Granted | undefined {
  const { FUNDER } = outcomeOf(application)
  const line = lineGranted.safeParse(FUNDER)
  if (line.success) {
    const { lineAmount, monthsMax, methods, from, to } = line.data
    return {
      amountFen: decimalToFen(lineAmount),
      rateBp: line.data.rateBp,
      months: monthsMax,
      methods,
      period: { from, to },
    }
  }
  const loan = loanGranted.safeParse(FUNDER)
  if (!loan.success) return undefined
  const { approvedAmount } = loan.data
  return {
    amountFen: decimalToFen(approvedAmount),
    rateBp: loan.data.rateBp,
    months: loan.data.months,
    methods: [loan.data.method],
  }
}

/** How the bank has paid it out; undefined: it has not. */
export function paidOf(application: Pick<Application, 'outcome'>): z.output<typeof loanPaid> | undefined {
  const paid = loanPaid.safeParse(outcomeOf(application).BANK)
  return paid.success ? paid.data : undefined
}

/**
 * A funder grants what was asked for, or less: more than that nobody has signed. A line is in force on the day on which it
 * is granted: from then on it is drawn from.
 * @throws {BusinessError} 01000303 with what is too much.
 */
export function requireWithinAsked(
  { today }: Pick<Act, 'today'>,
  application: Application,
  { months: asked, method: wished }: LoanPayload,
): void {
  const granted = grantedOf(application)
  const beyond = [
    ...(granted === undefined || granted.amountFen <= 0n || granted.amountFen > (application.amountFen ?? 0n)
      ? ['amount']
      : []),
    ...(granted?.period && granted.period.from > today ? ['from'] : []),
    ...(granted?.period && granted.period.to < today ? ['to'] : []),
    ...(granted && granted.period === undefined && granted.months > Number(asked) ? ['months'] : []),
    ...(granted && granted.period === undefined && !granted.methods.some((each) => each === wished) ? ['method'] : []),
  ]
  if (beyond.length > 0) throw new BusinessError('01000303', beyond.join(', '))
}
