import type { DataOf } from '@jinpiao/contract/endpoint'
import { flowOf } from '@jinpiao/contract/flow'
import { listRecentApplications, MAX_RECENT, type RecentApplication } from '@jinpiao/contract/todos'
import type { QueryContext } from '../acts/context.ts'
import type { AnyFormBusiness, Businesses } from './business.ts'
import { applicationListing } from './list.ts'

type Recent = DataOf<typeof listRecentApplications>
type Box = 'ALL' | 'TODO'

/** The first applications of every family that the caller may read, merged: one short page of each list. */
export function recentApplications(businesses: Businesses, forms: readonly AnyFormBusiness[]) {
  const families = forms.map((form) => ({ form, listing: applicationListing(businesses, form) }))
  return async (context: QueryContext, { box }: { box: Box }): Promise<Recent> => {
    const open = families.filter(({ form }) => mayRead(form, context))
    const pages = await Promise.all(
      open.map(({ listing }) => listing.page(context, { box, page: 1, pageSize: MAX_RECENT })),
    )
    const rows = pages.flatMap(({ list }) => list as unknown as Row[])
    const more = pages.some(({ pagecond }) => pagecond.more === true)
    return {
      list: rows.sort(orderOf(box)).slice(0, MAX_RECENT).map(withParty),
      pagecond: {
        count: pages.reduce((sum, { pagecond }) => sum + pagecond.count, 0),
        ...(more && { more }),
      },
    }
  }
}

/** A row of some family: its other side stands under that family's name. */
type Row = Omit<RecentApplication, 'counterpartyName'> & Record<string, unknown>

const mayRead = ({ definition }: AnyFormBusiness, { actor }: QueryContext): boolean => {
  const { permission } = definition.list
  return typeof permission === 'string' || permission.some((path) => actor.permissions.has(path))
}

/** As each list has them: a queue from the oldest on, everything else from the newest. */
const orderOf = (box: Box) => (a: Row, b: Row) =>
  box === 'TODO'
    ? (a.submittedAt ?? '').localeCompare(b.submittedAt ?? '') || a.pkApply.localeCompare(b.pkApply)
    : b.updatedAt.localeCompare(a.updatedAt) || b.pkApply.localeCompare(a.pkApply)

function withParty(row: Row): RecentApplication {
  const party = row[flowOf(row.businessType).counterparty]
  return { ...row, counterpartyName: typeof party === 'string' ? party : null }
}
