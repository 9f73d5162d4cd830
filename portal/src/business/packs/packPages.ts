import type { PackType } from '@jinpiao/contract/packs'
import {
  createFinancePackPage,
  createIssuePackPage,
  financePacksPage,
  issuePacksPage,
  packDetailPage,
} from '@jinpiao/contract/permissions/data'

/** List and form of each kind. */
export const packPages = {
  FINANCE_PACK: { list: financePacksPage[0], create: createFinancePackPage[0] },
  ISSUE_PACK: { list: issuePacksPage[0], create: createIssuePackPage[0] },
} as const satisfies Record<PackType, object>

/** Where a pack begins: a purchaser's page of that address is 采购融资 without it. */
export const newPackHref = (kind: PackType): string => `${packPages[kind].create}?pack=1`

/** The page of one pack: what it lacks, section by section, or how it was judged. */
export const packHref = (pkApply: string): string => `${packDetailPage[0]}?id=${pkApply}`
