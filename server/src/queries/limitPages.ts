import { limitPages } from '@jinpiao/contract/permissions'
import type { Selectable } from 'kysely'
import type { CorpTable } from '../db/tables/identity.ts'

/** What of an enterprise decides whether it can have a limit. */
export type LimitColumns = Pick<Selectable<CorpTable>, 'userType' | 'parentCorp'>

const pages: ReadonlySet<string> = new Set(limitPages)

/**
 * Whether a page of the menu is about something that the enterprise can have: limits are granted to core enterprises, and
 * parts of them to their branches. Other suppliers have none, so the pages are not theirs.
 *
 * @example concerns({ userType: 'CORP', parentCorp: null }, '/my/limit/query') // false
 */
export const concerns = ({ userType, parentCorp }: LimitColumns, page: string): boolean =>
  userType === 'CORE' || parentCorp !== null || !pages.has(page)
