import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { endpoint, type InputNames } from './endpoint.ts'
import { fields } from './fields.ts'
import { invoiceRow } from './invoices.ts'
import { packPayload, packSections } from './packPayload.ts'
import {
  createFinancePackPage,
  financePacksPage,
  issuePacksPage,
  packDetailPage,
  packUploadPages,
} from './permissions/data.ts'
import { financePage } from './permissions/finance.ts'
import { issuePage } from './permissions.ts'

/** What is seen of a pack besides its form, where the names of files stand in `files`. */
const detail = {
  /** The enterprise that has to pay; null: none is chosen, as for issuing. */
  ...fields('coreName?'),
  /** Its invoices in their order, as the list of invoices shows them. */
  invoices: z.array(invoiceRow),
  /** What the platform wants of single sections, where it has sent the pack back. */
  opinions: z.array(z.object({ section: z.enum(packSections), opinion: z.string() })),
}

const names = {
  fkCore: 'coreName',
  auth: 'authorisationFiles',
  contracts: 'contractFiles',
  others: 'materialFiles',
  fileIds: 'materialFiles',
} as const satisfies InputNames

/** 融资资料: papers for a funder. */
export const financePacks = applications({
  type: 'FINANCE_PACK',
  name: 'finance-packs',
  drafts: '/corp/v1/finance-data/finance-packs',
  acts: '/corp/v1/finance-data/finance-packs',
  steps: {},
  payload: packPayload,
  names: { ...names, pkParty: 'funderName' },
  row: fields('packName', 'funderName', 'completeness'),
  detail,
  facts: z.object({}),
  readers: [...financePacksPage, ...packUploadPages, ...financePage],
})
export type FinancePack = z.output<typeof financePacks.row>

/** 开立资料: papers for a supplier. */
export const issuePacks = applications({
  type: 'ISSUE_PACK',
  name: 'issue-packs',
  drafts: '/corp/v1/finance-data/issue-packs',
  acts: '/corp/v1/finance-data/issue-packs',
  steps: {},
  payload: packPayload,
  names: { ...names, pkParty: 'supplierName' },
  /** Number and amount of the first contract. */
  row: fields('packName', 'supplierName', 'contractNo', 'contractAmount?', 'completeness'),
  detail,
  facts: z.object({}),
  readers: [...issuePacksPage, ...packUploadPages, ...issuePage],
})
export type IssuePack = z.output<typeof issuePacks.row>

/** The two kinds of packs by their types. */
export const packsOf = { FINANCE_PACK: financePacks, ISSUE_PACK: issuePacks } as const
export type PackType = keyof typeof packsOf

const named = z.array(z.object({ pkCorp: z.string(), corpName: z.string() }))

/** Whom a pack for financing can be for. */
export const listPackParties = endpoint({
  method: 'GET',
  path: '/corp/v1/finance-data/parties',
  summary: '融资资料可选的资金方与核心企业',
  permission: [...createFinancePackPage, ...packDetailPage],
  data: z.object({
    /** Those that finance at present. */
    funders: named,
    /** Those that the enterprise supplies. */
    cores: named,
  }),
})
export type PackParties = z.output<typeof listPackParties.data>
