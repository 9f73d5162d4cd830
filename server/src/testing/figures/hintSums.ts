import type { FinancePayload } from '@jinpiao/contract/finance'
import type { ReviewHint } from '@jinpiao/contract/reviewHints'
import type { Value } from '@jinpiao/contract/words'
import { decimalToFen } from '@jinpiao/values/money'
import { businesses } from '../../business/all.ts'
import type { Database, Reader } from '../../db/database.ts'
import type { Clock } from '../../domain/clock.ts'
import { type Application, anyApplication } from '../../flow/application.ts'
import { businessOf } from '../../flow/business.ts'
import { everybodyOf } from './enterprises.ts'

const fen = (amount: Value | undefined): bigint =>
  decimalToFen(typeof amount === 'string' ? amount.replaceAll(',', '') : '0')

/** No ticket runs longer. */
const YEAR = 367

interface Hinted {
  read: Reader
  application: Application
  payload: FinancePayload
  params: readonly Value[]
}

/** Hints that nothing of the demonstration has: the test that has one, with its sentence. */
export const hintsElsewhere: Partial<Record<ReviewHint, readonly [file: string, sentence: string]>> = {
  INVOICE_COVERAGE: ['business/invoiceCover.test.ts', '发票价税合计 ${sum} 元'],
  CONTRACT_USED: ['queries/lists.test.ts', '同一合同编号已开立和办理中的金票共 700.70 元'],
  LITTLE_LEFT: ['business/limitAlloc/limitAlloc.test.ts', '分配后该额度可用 50.00 元'],
}

/** What a hint with an amount has to say, of the tables alone. */
export const hintSums: Partial<Record<ReviewHint, (hinted: Hinted) => Promise<boolean>>> = {
  async PART({ read, application, payload, params: [financed, left] }) {
    const { fkCredit } = payload
    const { amountFen } = await read
      .selectFrom('ticket')
      .select('amountFen')
      .where('pkCredit', '=', fkCredit)
      .executeTakeFirstOrThrow()
    return fen(financed) === application.amountFen && fen(left) === amountFen - fen(financed)
  },
  /** Both are fees by the rate that was signed, of a whole number of days; the second one was signed. */
  async PRICE_MOVED({ application: { amountFen }, payload: { quote }, params: [now, then] }) {
    if (quote === null) return false
    const ofDays = (days: number) => {
      const basis = 10_000n * BigInt(quote.dayBasis)
      return (2n * (amountFen ?? 0n) * fen(quote.rate) * BigInt(days) + basis) / (2n * basis)
    }
    const days = Array.from({ length: YEAR }, (_, day) => day)
    const areFees = [now, then].every((fee) => days.some((day) => ofDays(day) === fen(fee)))
    return areFees && fen(then) === ofDays(quote.feeDays) && fen(then) === fen(quote.serviceFee) && now !== then
  },
}

/**
 * Hints with an amount beside whatever waits for a decision, asked as its enterprise reads them: those that are untrue, one
 * line each, and the names of all that were asked.
 */
export async function untrueHints({ read }: Pick<Database, 'read'>, clock: Clock) {
  const everybody = await everybodyOf(read)
  const people = new Map(everybody.flatMap(([first]) => (first ? [[first.fkCorp, first] as const] : [])))
  const waiting = await read
    .selectFrom('application')
    .select('pkApply')
    .where('state', 'in', ['PENDING_DIRECTOR', 'PENDING_FINAL'])
    .execute()
  const untrue: string[] = []
  const names = new Set<string>()
  for (const { pkApply } of waiting) {
    const application = await anyApplication(read, pkApply)
    const actor = people.get(application.fkCorp)
    const business = businessOf(businesses, application.businessType)
    if (actor === undefined) continue
    const payload = business.read(application.payload) as FinancePayload
    const found = (await business.hints?.({ read, clock, language: 'zh-CN', actor }, application, payload)) ?? []
    for (const [name, ...params] of found) {
      const isTrue = hintSums[name]
      if (isTrue === undefined) continue
      names.add(name)
      if (!(await isTrue({ read, application, payload, params })))
        untrue.push(`${application.applyNo} ${name} ${JSON.stringify(params)}`)
    }
  }
  return { untrue, names }
}

/** Amounts in what is to be confirmed are that of the matter: one line for each other one. */
export async function untrueMatters({ read }: Pick<Database, 'read'>): Promise<string[]> {
  const matters = await read
    .selectFrom('confirmation')
    .select(['confirmNo', 'amountFen', 'document', 'title'])
    .execute()
  return matters.flatMap(({ confirmNo, amountFen, document, title }) =>
    [...`${title}${document}`.matchAll(/([\d,]+\.\d\d) 元/g)].flatMap(([, said]) =>
      fen(said) === amountFen ? [] : `${confirmNo} says ${said} of ${amountFen}`,
    ),
  )
}
