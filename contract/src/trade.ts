import * as z from 'zod/mini'
import { day, instant, money, pk, typed } from './fields.ts'
import { invoiceInput, MAX_INVOICES } from './invoice.ts'

/** Files of one section of a form (I25). */
export const MAX_FILES = 50
const files = z.array(pk).check(z.maxLength(MAX_FILES))
const draft = { money: z.union([money, z.literal('')]), day: z.union([day, z.literal('')]) }

/** The contract and the invoices that a ticket pays for. The files are uploaded before; a draft may be incomplete. */
export const tradeInput = z.object({
  contractNo: typed('contractNo'),
  contractName: typed('contractName'),
  contractAmount: draft.money,
  signedDate: draft.day,
  deliveredDate: draft.day,
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
  contractNo: z.string(),
  contractName: z.string(),
  contractAmount: money,
  signedDate: day,
  deliveredDate: z.nullable(day),
  files: z.array(tradeFile),
  invoices: z.array(tradeInvoice),
  otherFiles: z.array(tradeFile),
  fundFlowFiles: z.array(tradeFile),
})
export type TradeBackground = z.output<typeof tradeBackground>

/** What makes a printed voucher comparable with what the platform keeps (P8). */
export const voucher = z.object({
  /** Hex SHA-256 over the application as it was signed: its form, its signed texts and signatures. Nothing later changes it. */
  digest: z.string(),
  issuedAt: instant,
  /** The enterprise whose act it proves, and its signatures in order: those that the digest is made of. */
  signedBy: z.string(),
  signatures: z.array(
    z.object({
      /** Of another enterprise's people the first character alone (I26). */
      signerName: z.string(),
      roleLabel: z.string(),
      certSuffix: z.nullable(z.string()),
      /** Marked when no hardware key was involved. */
      isDummySignature: z.boolean(),
      at: instant,
    }),
  ),
})
export type VoucherFacts = z.output<typeof voucher>
