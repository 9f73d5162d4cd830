import type { DataOf } from '@jinpiao/contract/endpoint'
import type { ReceiptKind } from '@jinpiao/contract/flow'
import { papers, type ReceiptRole, receiptTimeNames, rolesOf } from '@jinpiao/contract/papers'
import type { getReceipt as getReceiptEndpoint } from '@jinpiao/contract/receipts'
import { termOf } from '@jinpiao/contract/terms'
import { todayInShanghai } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import type { Actor } from '../acts/context.ts'
import { businesses } from '../business/all.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../domain/clock.ts'
import { getReceipt } from '../flow/receipt.ts'
import { booksOf } from './paperBooks.ts'

export type Paper = DataOf<typeof getReceiptEndpoint>
interface Printed {
  paper: Paper
  kind: ReceiptKind
  owner: Pick<Actor, 'fkCorp' | 'corpName'>
}

/** Which side has the money before, of each kind that money moves by. */
const gives: Partial<Record<ReceiptKind, ReceiptRole>> = {
  REDEEM: 'payer',
  PAYROLL: 'payer',
  EXCHANGE_FEE: 'payer',
  FEE: 'payer',
  FINANCE: 'holder',
  LOAN_NOTE: 'lender',
  LOAN_PAID: 'lender',
  LOAN_REPAID: 'borrower',
  LOAN_SETTLED: 'borrower',
}

/** What the receipts of everybody say that is not so, one line each; and the kinds that there were. */
export async function untruePapers(database: Database, clock: Clock, people: readonly Actor[]) {
  const kinds = new Set<ReceiptKind>()
  const untrue: string[] = []
  for (const actor of people) {
    const context = { read: database.read, clock, actor, language: 'zh-CN' } as const
    const rows = await database.read.selectFrom('receipt').selectAll().where('fkCorp', '=', actor.fkCorp).execute()
    for (const row of rows) {
      const paper = await getReceipt(businesses, context, row)
      const kind = paper.receipt.receiptKind
      kinds.add(kind)
      const printed = { paper, kind, owner: actor }
      const books = await booksOf(database.read, row)
      const found = [...partiesUntrue(printed, books.direction), ...timesUntrue(printed, clock), ...sumsUntrue(paper)]
      if (!books.amounts.every((fen) => fen === row.amountFen)) {
        found.push(`says ${row.amountFen}, the books say ${books.amounts.join()}`)
      }
      untrue.push(...found.map((what) => `${kind} ${row.receiptNo} of ${actor.corpName}: ${what}`))
    }
  }
  return { kinds, untrue }
}

function partiesUntrue({ paper, kind, owner }: Printed, direction: string | undefined): string[] {
  const { parties } = paper.voucher
  const roles = parties.map(({ role }) => role)
  const { applicant, other } = papers[kind]
  const roleOfOwner = parties.find(({ name }) => name === owner.corpName)?.role
  const isGiver = roleOfOwner === gives[kind]
  const wanted = [applicant, other].filter((role) => role !== 'transferor' || roles.includes(role))
  return [
    ...wanted.filter((role) => !roles.includes(role)).map((role) => `has no ${role}`),
    ...(new Set(parties.map(({ name }) => name)).size < parties.length && kind !== 'FINANCE'
      ? [`names one twice: ${JSON.stringify(parties)}`]
      : []),
    ...(roles.join() ===
    rolesOf(kind)
      .filter((role) => roles.includes(role))
      .join()
      ? []
      : [`its order is ${roles.join()}`]),
    ...(roleOfOwner === undefined ? ['does not name its owner'] : []),
    ...(direction !== undefined && gives[kind] && isGiver !== (direction === 'OUT')
      ? [`${owner.corpName} is ${roleOfOwner}, and its books have ${direction}`]
      : []),
  ]
}

function timesUntrue({ paper, kind }: Printed, clock: Clock): string[] {
  const { times } = paper.voucher
  const dayOf = (at: string) => (at.length === 10 ? at : todayInShanghai(Date.parse(at)))
  const days = times.map(({ at }) => dayOf(at))
  const moments = times.flatMap(({ kind: of, at }) => (of === 'moment' ? [Date.parse(at)] : []))
  const missing = receiptTimeNames.filter(
    (name) => name !== 'signed' && papers[kind].times[name] && !times.some(({ time }) => time === name),
  )
  const isSorted = (values: readonly (string | number)[]) =>
    values.every((value, at) => at === 0 || (values[at - 1] ?? value) <= value)
  return [
    ...missing.map((name) => `does not say when it was ${name}`),
    ...(paper.voucher.signatures.length > 0 && times[0]?.time !== 'signed' ? ['does not say when it was signed'] : []),
    ...(isSorted(days) && isSorted(moments) ? [] : [`its times are ${JSON.stringify(times)}`]),
    ...(days.some((day) => day > todayInShanghai(clock.now())) ? [`is of a day to come: ${days.join()}`] : []),
  ]
}

/** Rows that say what is owed or was to be repaid. */
const owed = ['.principal', '.interest', '.penalty', '.repayPrincipal', '.dueTotal']

/** Parts that stand on a paper add up to its amount; a count has a unit, a value is there. */
function sumsUntrue({ receipt, facts, outputs, changeAmount }: Paper): string[] {
  const fenOf = (name: string) => {
    const text = facts.find(({ key }) => key === `.${name}`)?.text
    return text === undefined ? undefined : decimalToFen(text)
  }
  const sumOf = (...names: string[]) => names.reduce((sum, name) => sum + (fenOf(name) ?? 0n), 0n)
  const { amount, receiptKind } = receipt
  const total = decimalToFen(amount)
  const parts = ['paidPrincipal', 'paidInterest', 'paidPenalty', 'feeAmount']
  const sums = [
    fenOf('netAmount') === undefined ? total : sumOf('netAmount', 'serviceFee'),
    parts.some((name) => fenOf(name) !== undefined) ? sumOf(...parts) : total,
    outputs.length === 0 ? total : outputs.reduce((sum, part) => sum + decimalToFen(part.amount), 0n),
  ]
  // What was asked for beforehand is no row of a paper that proves what came of it.
  const meant = facts.filter(({ key }) => owed.includes(key) || (receiptKind === 'REDEEM' && key === '.payDate'))
  const bare = facts.filter(
    ({ key, kind, text }) => kind === 'count' && /\d$/.test(text) && termOf(key.slice(1) as 'months'),
  )
  return [
    ...sums.filter((sum) => sum !== total).map((sum) => `its parts are ${sum} of ${total}`),
    ...bare.map(({ label, text }) => `${label} ${text} has no unit`),
    ...meant.map(({ label, text }) => `${label} ${text} was only asked for, or is owed`),
    ...facts.filter(({ text }) => text === '').map(({ label }) => `${label} is empty`),
    ...(changeAmount !== null && decimalToFen(changeAmount) <= 0n ? [`keeps ${changeAmount}`] : []),
  ]
}
