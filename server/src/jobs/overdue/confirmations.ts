import { matterHref } from '@jinpiao/contract/confirmations'
import { pageOf } from '../each.ts'
import type { OverdueKind } from './kind.ts'

type Matters = Pick<OverdueKind, 'name' | 'notices'> & {
  /** Of payments that their payers have stated, or of all others. */
  arePayments: boolean
  /** In which they wait, or have not been answered in time. */
  states: readonly string[]
}

const kindOf = ({ name, notices, arePayments, states }: Matters): OverdueKind => ({
  name,
  notices,
  posts: ['DIRECTOR'],
  firstOver: 1,
  async find(read, { from, to, key, page }) {
    let found = read
      .selectFrom('confirmation')
      .select(['pkConfirm', 'fkCorp', 'confirmNo', 'confirmBy'])
      .where('shownState', 'in', states)
      .where('kind', arePayments ? '=' : '!=', 'PAYMENT')
      .where('confirmBy', '>=', from)
      .where('confirmBy', '<=', to)
    if (key !== undefined) found = found.where('pkConfirm', '=', key)
    const rows = await pageOf(found, 'pkConfirm', page).execute()
    return rows.map(({ pkConfirm, fkCorp, confirmNo, confirmBy }) => ({
      key: pkConfirm,
      fkCorp,
      lastDay: confirmBy,
      no: confirmNo,
      amount: '',
      link: matterHref(pkConfirm),
    }))
  },
  locks: ({ key }) => ({ confirmation: [key] }),
  target: ({ key }) => `overdue:confirmation:${key}`,
})

/** Matters that other enterprises ask to have confirmed: on their last day they wait, after it they have lapsed. */
export const confirmations = kindOf({
  name: 'CONFIRM',
  notices: { today: 'CONFIRM_TODAY', over: 'CONFIRM_OVER' },
  arePayments: false,
  states: ['PENDING', 'EXPIRED'],
})

/** Payments that their payers have stated: after the last day the platform judges, and they may still be confirmed. */
export const claims = kindOf({
  name: 'CLAIM',
  notices: { today: 'CLAIM_TODAY', over: 'CLAIM_OVER' },
  arePayments: true,
  states: ['PENDING', 'UNANSWERED'],
})
