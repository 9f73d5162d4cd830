import * as z from 'zod/mini'
import { day, money, pk, typed } from './fields.ts'
import { invoiceInput, MAX_INVOICES } from './invoice.ts'
import { type TermName, termOf } from './terms.ts'

/** Files of one section of a form (I25). */
export const MAX_FILES = 50
const files = z.array(pk).check(z.maxLength(MAX_FILES))
const draft = { money: z.union([money, z.literal('')]), day: z.union([day, z.literal('')]) }

/**
 * What is typed of a trade background into one box each, in the order of the form. How a box is read, checked, shown and
 * answered follows from the kind of its term: a further one is a line here.
 */
export const tradeBoxes = {
  contractNo: { isRequired: true },
  contractName: { isRequired: true },
  contractAmount: { isRequired: true },
  signedDate: { isRequired: true },
  deliveredDate: { isRequired: false },
} as const satisfies Partial<Record<TermName, { isRequired: boolean }>>
export type TradeBox = keyof typeof tradeBoxes
export const tradeBoxNames = Object.keys(tradeBoxes) as TradeBox[]

/** An object with something of each box. */
export const ofEachBox = <Value>(valueOf: (box: TradeBox) => Value): Record<TradeBox, Value> =>
  Object.fromEntries(tradeBoxNames.map((box) => [box, valueOf(box)])) as Record<TradeBox, Value>

function typedBox(box: TradeBox): z.ZodMiniType<string, string> {
  const { kind } = termOf(box)
  return kind === 'money' ? draft.money : kind === 'day' ? draft.day : typed(box)
}

type ReadBox<Box extends TradeBox> = z.ZodMiniType<
  (typeof tradeBoxes)[Box]['isRequired'] extends true ? string : string | null
>
function readBox(box: TradeBox): z.ZodMiniType<string | null> {
  const { kind } = termOf(box)
  const value = kind === 'money' ? money : kind === 'day' ? day : z.string()
  return tradeBoxes[box].isRequired ? value : z.nullable(value)
}

/** The contract and the invoices that a ticket pays for. The files are uploaded before; a draft may be incomplete. */
export const tradeInput = z.object({
  ...ofEachBox(typedBox),
  fileIds: files,
  /** What was stored before there were invoices has none. */
  invoices: z._default(z.array(invoiceInput).check(z.maxLength(MAX_INVOICES)), []),
  /** 其他附件: whatever else shows that the trade is real. */
  otherFileIds: z._default(files, []),
  /** 资金流水: asked of suppliers that are not of the first level (spec §5). */
  fundFlowFileIds: z._default(files, []),
})
export type TradeInput = z.output<typeof tradeInput>

/** Every file that a trade background names. */
export const filesOfTrade = ({ fileIds, invoices, otherFileIds, fundFlowFileIds }: TradeInput): string[] => [
  ...fileIds,
  ...invoices.flatMap(({ invoiceFileIds }) => invoiceFileIds),
  ...otherFileIds,
  ...fundFlowFileIds,
]

export const tradeFile = z.object({ pkFile: z.string(), name: z.string(), size: z.number(), mime: z.string() })
export type TradeFile = z.output<typeof tradeFile>

/** An invoice as it was entered; nobody has verified it with the tax office. */
export const tradeInvoice = z.object({
  invoiceNo: z.string(),
  invoiceCode: z.string(),
  issueDate: draft.day,
  amountWithTax: draft.money,
  files: z.array(tradeFile),
})
export type TradeInvoice = z.output<typeof tradeInvoice>

/** A trade background to read; with those of its files that are the reader's own (I25). */
export const tradeBackground = z.object({
  ...(ofEachBox(readBox) as { [Box in TradeBox]: ReadBox<Box> }),
  files: z.array(tradeFile),
  invoices: z.array(tradeInvoice),
  otherFiles: z.array(tradeFile),
  fundFlowFiles: z.array(tradeFile),
})
export type TradeBackground = z.output<typeof tradeBackground>
