import type { OverdueKind } from './kind.ts'

/** Matters that other enterprises ask to have confirmed: on their last day they wait, after it they have lapsed. */
export const confirmations: OverdueKind = {
  name: 'CONFIRM',
  posts: ['DIRECTOR'],
  notices: { today: 'CONFIRM_TODAY', over: 'CONFIRM_OVER' },
  firstOver: 1,
  async find(read, { from, to, key }) {
    let found = read
      .selectFrom('confirmation')
      .select(['pkConfirm', 'fkCorp', 'confirmNo', 'confirmBy'])
      .where('state', 'in', ['PENDING', 'EXPIRED'])
      .where('confirmBy', '>=', from)
      .where('confirmBy', '<=', to)
    if (key !== undefined) found = found.where('pkConfirm', '=', key)
    const rows = await found.orderBy('pkConfirm').execute()
    return rows.map(({ pkConfirm, fkCorp, confirmNo, confirmBy }) => ({
      key: pkConfirm,
      fkCorp,
      lastDay: confirmBy,
      no: confirmNo,
      amount: '',
      link: '/my/confirmation/index',
    }))
  },
  locks: ({ key }) => ({ confirmation: [key] }),
  target: ({ key }) => `overdue:confirmation:${key}`,
}
