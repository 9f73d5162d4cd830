import type { BusinessType } from '@jinpiao/contract/flow'
import { repayMethodNames, repayMethods } from '@jinpiao/contract/states/loans'
import { amountInWords } from '@jinpiao/values/amountInWords'
import type { Day } from '@jinpiao/values/days'
import { dueDates, interestIn, planOf } from '@jinpiao/values/loanPlan'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import type { Database } from '../../db/database.ts'
import { readSignedTexts, type SignedEntry, type SignedText } from './signedEntries.ts'

const fen = (amount: string | undefined): bigint => decimalToFen((amount ?? '0').replaceAll(',', ''))
const total = (amounts: readonly (string | undefined)[]): bigint =>
  amounts.reduce((sum, amount) => sum + fen(amount), 0n)
/** A share of an amount, rounded half up: `share(48_000_000n, 398n * 135n, 10_000n * 360n)` is `716_400n`. */
const share = (amount: bigint, numerator: bigint, denominator: bigint): bigint =>
  (2n * amount * numerator + denominator) / (2n * denominator)
/** Hundredths of a per cent: 3.98% is 398. */
const bp = (rate = '0'): bigint => BigInt(Math.round(Number(rate) * 100))

type Parts = readonly { label: string; amount: string | undefined }[]
interface Signed {
  entry: SignedEntry
  /** Parts with an amount. */
  parts: Parts
  /** Of the matter that is confirmed. */
  confirmation: bigint | undefined
  /** The amount of a ticket by its number. */
  ticketOf: (creditNo: string | undefined) => bigint | null | undefined
  /** Of the signature. */
  day: Day
}

const addUp = ({ entry, parts }: Signed) => total(parts.map(({ amount }) => amount)) === fen(entry.amount)
const ofMatter = ({ parts, confirmation }: Signed) => parts.length === 1 && fen(parts[0]?.amount) === confirmation

/** What the parts of an entry have to be, for each type whose parts have amounts. */
const partsOf: Partial<Record<BusinessType, (signed: Signed) => boolean>> = {
  TRANSFER: addUp,
  REDEEM: addUp,
  REDEEM_CLAIM: addUp,
  LOAN_REPAY: addUp,
  PAYROLL: addUp,
  REDEEM_FAILURE: ({ parts: [part], ticketOf }) => ticketOf(part?.label.split(' ').at(-1)) === fen(part?.amount),
  GUARANTEE_CONFIRM: ofMatter,
  RECEIPT_CONFIRM: ofMatter,
  // What is financed, its fee by rate and days as they stand there, and what arrives.
  FINANCE: ({ entry, parts: [financed, fee, net] }) => {
    const [, rate, days, basis] = /([\d.]+)% × (\d+) ÷ (\d+)/.exec(fee?.label ?? '') ?? []
    const wanted = share(fen(entry.amount), bp(rate) * BigInt(days ?? 0), 10_000n * BigInt(basis ?? 1))
    return (
      fen(financed?.amount) === fen(entry.amount) &&
      fen(fee?.amount) === wanted &&
      fen(net?.amount) === fen(entry.amount) - wanted
    )
  },
  // Tickets, then the fee by the rate that stands there.
  EXCHANGE: ({ entry, parts }) => {
    const [, rate] = /票面金额合计的 ([\d.]+)%/.exec(entry.details.map(({ label }) => label).join('\n')) ?? []
    const fee = parts.at(-1)
    return (
      total(parts.slice(0, -1).map(({ amount }) => amount)) === fen(entry.amount) &&
      fen(fee?.amount) === share(fen(entry.amount), bp(rate), 10_000n)
    )
  },
  // 应还利息 6.00% × 3, by the method below it, from the day of the signature.
  LOAN_DRAW: ({ entry, parts: [interest], day }) => {
    const [, rate, months] = /([\d.]+)% × (\d+)/.exec(interest?.label ?? '') ?? []
    const method = repayMethodNames.find((name) =>
      entry.details.some(({ label }) => label.endsWith(` ${repayMethods[name].label[0]}`)),
    )
    if (method === undefined) return false
    const terms = { rateBp: Number(bp(rate)), dayBasis: 360, method, from: day, amount: fen(entry.amount) }
    return fen(interest?.amount) === interestIn(planOf({ ...terms, dueDates: dueDates(day, Number(months), method) }))
  },
}

/** Signed texts whose count, total, amounts or parts are not those of what they name: one line each. */
export async function untrueSigned({ read }: Pick<Database, 'read'>): Promise<string[]> {
  const texts = await readSignedTexts(read)
  const tickets = await amounts(read.selectFrom('ticket').select(['creditNo as no', 'amountFen']).execute())
  const matters = await amounts(read.selectFrom('confirmation').select(['confirmNo as no', 'amountFen']).execute())
  const applications = await read.selectFrom('application').select(['applyNo', 'amountFen', 'payloadDigest']).execute()
  const stored = new Map(applications.map((each) => [`${each.applyNo} ${each.payloadDigest}`, each.amountFen]))
  return texts.flatMap((text) => {
    const wrong = [
      ...untrueHead(text),
      ...text.entries.flatMap((entry) => {
        const known = tickets.get(entry.no) ?? stored.get(`${entry.no} ${entry.digest}`)
        const isKnown = known === undefined || known === null || known === fen(entry.amount)
        const parts = entry.details.filter(({ amount }) => amount !== undefined)
        const rule = partsOf[text.businessType as BusinessType]
        const ticketOf = (creditNo = '') => tickets.get(creditNo)
        const signed = {
          entry,
          parts,
          confirmation: matters.get(entry.no) ?? undefined,
          ticketOf,
          day: text.at.slice(0, 10),
        }
        const areTrue = parts.length === 0 || (rule?.(signed) ?? false)
        return [
          ...(isKnown ? [] : [`${entry.no} is of ${known}`]),
          ...(areTrue ? [] : [`the parts of ${entry.no} are ${JSON.stringify(parts)}`]),
        ]
      }),
    ]
    return wrong.map((each) => `${text.businessType} ${text.action} on ${text.at}: ${each}`)
  })
}

const amounts = async (rows: Promise<{ no: string; amountFen: bigint | null }[]>) =>
  new Map((await rows).map(({ no, amountFen }) => [no, amountFen]))

/** 共 2 笔，合计 980,000.00 元（玖拾捌万元整）. */
function untrueHead({ original, entries }: SignedText): string[] {
  const sum = total(entries.map(({ amount }) => amount))
  const hasSum = entries.some(({ amount }) => amount !== undefined)
  const said = hasSum ? `，合计 ${formatMoney(sum)} 元（${amountInWords(sum)}）` : ''
  const wanted = `共 ${entries.length} 笔${said}`
  return original.split('\n').includes(wanted) ? [] : [`it does not say ${wanted}`]
}
