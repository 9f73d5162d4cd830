import { isAllowed } from '@jinpiao/contract/actions'
import { type IssueLine, issueLine } from '@jinpiao/contract/issue'
import type { CreditLimit } from '@jinpiao/contract/limits'
import { decimalToFen, type Fen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import {
  dayText,
  emptyTrade,
  fenOf,
  formName,
  type HeldFile,
  moneyText,
  toTradeForm,
  toTradeInput,
  tradeForm,
} from '#portal/business/trade/tradeForm.ts'

const text = z.string()
/** One supplier of the form. Texts are as typed; names stand beside keys, so that nothing must be asked again to show them. */
const lineForm = z.object({
  /** Once saved as an application. */
  pkApply: z.optional(text),
  version: z.optional(z.number()),
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
const issueForm = z.object({ lines: z.array(lineForm).check(z.minLength(1)) })
export type IssueForm = z.output<typeof issueForm>

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

/** A draft of the server; `undefined` when an older build wrote it differently. */
export function parseIssueForm(payload: unknown): IssueForm | undefined {
  const parsed = issueForm.safeParse(payload)
  return parsed.success ? parsed.data : undefined
}

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

/** A stored application back in the form. */
export function toLineForm(
  stored: IssueLine,
  known: { supplierName: string; files: readonly HeldFile[]; pkApply?: string; version?: number },
): LineForm {
  const line = issueLine.parse(stored)
  return {
    ...line,
    ...(known.pkApply !== undefined && { pkApply: known.pkApply }),
    ...(known.version !== undefined && { version: known.version }),
    supplierName: known.supplierName,
    trade: toTradeForm(line.trade, known.files),
  }
}

/** Whether anything was entered: an untouched form leaves no draft behind. */
export function isUntouched({ lines }: IssueForm): boolean {
  const { pkLimit: _, ...empty } = emptyLine()
  return lines.every(({ pkLimit: _ignored, ...line }) => JSON.stringify(line) === JSON.stringify(empty))
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

/** Id of the control that a problem of a line is about. */
export const lineField = (line: number, field: string): string => `lines.${line}.${formName(field)}`

/** The only limit there is need not be chosen. */
export function onlyLimit(limits: readonly CreditLimit[]): string {
  const open = limits.filter(({ actions }) => isAllowed(actions, 'ISSUE'))
  return open.length === 1 && open[0] ? open[0].pkLimit : ''
}
