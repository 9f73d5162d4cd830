import { isAllowed } from '@jinpiao/contract/actions'
import type { DetailOf } from '@jinpiao/contract/applications'
import { type IssueLine, type issue, issueLine } from '@jinpiao/contract/issue'
import type { CreditLimit } from '@jinpiao/contract/limits'
import { decimalToFen, type Fen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { linesForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import {
  dayText,
  emptyTrade,
  fenOf,
  type HeldFile,
  moneyText,
  toTradeForm,
  toTradeInput,
  tradeForm,
} from '#portal/business/trade/tradeForm.ts'

const text = z.string()
/** One supplier of the form. Texts are as typed; names stand beside keys, so that nothing must be asked again to show them. */
const lineForm = z.object({
  ...storedKeys,
  pkLimit: text,
  pkSupplier: text,
  supplierName: text,
  amount: text,
  promisedDate: text,
  tenorReason: text,
  trade: tradeForm,
  remark: text,
  notifySupplier: z.boolean(),
})
export type LineForm = z.output<typeof lineForm>
export interface IssueForm {
  lines: LineForm[]
}

export const emptyLine = (pkLimit = ''): LineForm => ({
  pkLimit,
  pkSupplier: '',
  supplierName: '',
  amount: '',
  promisedDate: '',
  tenorReason: '',
  trade: emptyTrade(),
  remark: '',
  notifySupplier: true,
})

/** What is sent. What is no amount and no day is left out: a draft may be incomplete, never wrong. */
export const toIssueLine = (line: LineForm): IssueLine => ({
  pkLimit: line.pkLimit,
  pkSupplier: line.pkSupplier,
  amount: moneyText(line.amount),
  promisedDate: dayText(line.promisedDate),
  tenorReason: line.tenorReason.trim(),
  trade: toTradeInput(line.trade),
  remark: line.remark.trim(),
  notifySupplier: line.notifySupplier,
})

/** What was stored, or read from a sheet, back in the form. */
export function toLineForm(
  stored: IssueLine,
  known: { supplierName: string; files: readonly HeldFile[]; isCopy?: boolean },
): LineForm {
  const line = issueLine.parse(stored)
  return { ...line, supplierName: known.supplierName, trade: toTradeForm(line.trade, known.files, known.isCopy) }
}

export const totalOf = (lines: readonly Pick<LineForm, 'amount'>[]): Fen =>
  lines.reduce((sum, { amount }) => sum + fenOf(amount), 0n)

/** What this form takes from each limit it draws on, in the order of the lines. */
export interface LimitUse {
  limit: CreditLimit
  taken: Fen
  /** Negative: more than there is. */
  left: Fen
}

export function limitUses(lines: readonly Pick<LineForm, 'pkLimit' | 'amount'>[], limits: readonly CreditLimit[]) {
  const chosen = [...new Set(lines.map(({ pkLimit }) => pkLimit))]
  return chosen.flatMap((pkLimit): LimitUse[] => {
    const limit = limits.find((each) => each.pkLimit === pkLimit)
    if (limit === undefined) return []
    const taken = totalOf(lines.filter((line) => line.pkLimit === pkLimit))
    return [{ limit, taken, left: decimalToFen(limit.available) - taken }]
  })
}

/** The only limit there is need not be chosen. */
export function onlyLimit(limits: readonly CreditLimit[]): string {
  const open = limits.filter(({ actions }) => isAllowed(actions, 'ISSUE'))
  return open.length === 1 && open[0] ? open[0].pkLimit : ''
}

/** Each supplier is an application; the only limit that there is stands in each new form and leaves no draft behind. */
export const issueForm = linesForm({
  schema: lineForm,
  empty: (facts?: { limits: readonly CreditLimit[] }) => emptyLine(facts && onlyLimit(facts.limits)),
  chosen: ['pkLimit'],
  toPayload: toIssueLine,
  fill: ({ application: { supplierName }, payload, files }: DetailOf<typeof issue>, isCopy) =>
    toLineForm(payload, { supplierName, files, isCopy }),
})
