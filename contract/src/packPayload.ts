import * as z from 'zod/mini'
import { day, money, pk, pkOrNone, typed } from './fields.ts'
import { MAX_INVOICES } from './invoice.ts'
import { authKindNames, materialKindNames } from './states/data.ts'

/** Lines of one section of a pack. */
export const MAX_PACK_LINES = 10
/** Files of one line. */
export const MAX_PACK_FILES = 20

const files = z.array(pk).check(z.maxLength(MAX_PACK_FILES))
const dayOrNone = z.union([day, z.literal('')])
const lines = <Line extends z.ZodMiniType>(line: Line) => z.array(line).check(z.maxLength(MAX_PACK_LINES))

/** 授权书: what the enterprise allows, until when. */
export const packAuth = z.object({ authKind: z.enum(authKindNames), validTo: dayOrNone, fileIds: files })
export type PackAuth = z.output<typeof packAuth>

/** 合同 behind what is to be financed or issued. */
export const packContract = z.object({
  contractNo: typed('contractNo'),
  contractName: typed('contractName'),
  buyerName: typed('buyerName'),
  sellerName: typed('sellerName'),
  contractAmount: z.union([money, z.literal('')]),
  signedDate: dayOrNone,
  /** Empty where it has no end. */
  contractEndDate: dayOrNone,
  fileIds: files,
})
export type PackContract = z.output<typeof packContract>

/** 其他材料: flow of funds, shipping papers, statements. */
export const packOther = z.object({
  materialKind: z.enum(materialKindNames),
  materialNote: typed('materialNote'),
  fileIds: files,
})
export type PackOther = z.output<typeof packOther>

/**
 * Papers that belong together: collected once, shown to the platform, used by financings or issues. A draft may be
 * incomplete; each of its four sections is filled on a page of its own.
 */
export const packPayload = z.object({
  packName: typed('packName'),
  /** Of a pack for financing the funder, of one for issuing the supplier (`pkSupplier`). */
  pkParty: pkOrNone,
  /** Of a pack for financing the enterprise that has to pay; empty for issuing. */
  fkCore: pkOrNone,
  remark: typed('remark'),
  auth: lines(packAuth),
  contracts: lines(packContract),
  /** Keys of invoices of the enterprise, entered before (`/corp/v1/invoices`). */
  invoices: z.array(pk).check(z.maxLength(MAX_INVOICES)),
  others: lines(packOther),
})
export type PackPayload = z.output<typeof packPayload>

/** The sections of a pack in their order; `/credit/finance-data/upload/<section>` fills one. */
export const packSections = ['auth', 'contract', 'invoice', 'other'] as const
export type PackSection = (typeof packSections)[number]
