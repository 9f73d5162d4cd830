import { pageOf } from '../each.ts'
import type { OverdueKind } from './kind.ts'

const link = '/my/enterprise-info/realname'

/** Business licences: on their last day, and after it while the enterprise has not been verified anew. Before it `remindLicences` tells. */
export const licences: OverdueKind = {
  name: 'LICENCE',
  posts: ['OPERATOR', 'DIRECTOR'],
  notices: { today: 'LICENCE_TODAY', over: 'LICENCE_OVER' },
  firstOver: 1,
  async find(read, { from, to, key, page }) {
    let ended = read
      .selectFrom('corp')
      .select(['pkCorp', 'licenceTo'])
      .where('realnameState', '=', 'PASSED')
      .where('userType', '<>', 'FUNDER')
      .where('licenceTo', '>=', from)
      .where('licenceTo', '<=', to)
    if (key !== undefined) ended = ended.where('pkCorp', '=', key)
    const rows = await pageOf(ended, 'pkCorp', page).execute()
    return rows.flatMap(({ pkCorp, licenceTo }) =>
      // A licence has no number here: it is known by its day.
      licenceTo === null ? [] : [{ key: pkCorp, fkCorp: pkCorp, lastDay: licenceTo, no: licenceTo, amount: '', link }],
    )
  },
  locks: ({ key }) => ({ corp: [key] }),
  target: ({ key, lastDay }) => `overdue:licence:${key}:${lastDay}`,
}
