import { financeDetailPage } from '@jinpiao/contract/permissions/finance'

/** Where a financing, or a list of wages, is read. */
export const readHref = (pkApply: string): string => `${financeDetailPage[0]}?pkApply=${pkApply}`
