import { ukeyListPage } from '@jinpiao/contract/permissions/ukey'
import { addDays, todayInShanghai } from '@jinpiao/values/days'
import { beginOf } from '../../queries/ukeys.ts'
import { pageOf } from '../each.ts'
import type { OverdueKind } from './kind.ts'

/**
 * Keys whose certificate ends: on the last day, and after it while they are kept. Before it `remindUkeys` tells. Where the
 * bearer has another one that signs there is nothing to do.
 */
export const keys: OverdueKind = {
  name: 'UKEY',
  posts: ['DIRECTOR'],
  notices: { today: 'UKEY_TODAY', over: 'UKEY_OVER' },
  firstOver: 1,
  async find(read, { from, to, key, page }) {
    let ended = read
      .selectFrom('ukey as k')
      .innerJoin('corp_user as u', 'u.userId', 'k.userId')
      .innerJoin('person as p', 'p.personId', 'u.personId')
      .select(['k.pkUkey', 'k.fkCorp', 'k.userId', 'k.codeSuffix', 'k.expiresAt', 'p.personName'])
      .where('k.state', '=', 'ACTIVE')
      .where('k.expiresAt', '>=', beginOf(from))
      .where('k.expiresAt', '<', beginOf(addDays(to, 1)))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('ukey as other')
              .select('other.pkUkey')
              .whereRef('other.userId', '=', 'k.userId')
              .where('other.state', '=', 'ACTIVE')
              .where('other.expiresAt', '>=', beginOf(addDays(to, 1))),
          ),
        ),
      )
    if (key !== undefined) ended = ended.where('k.pkUkey', '=', key)
    const rows = await pageOf(ended, 'k.pkUkey', page).execute()
    return rows.map(({ pkUkey, fkCorp, userId, codeSuffix, expiresAt, personName }) => ({
      key: pkUkey,
      fkCorp,
      userId,
      lastDay: todayInShanghai(Date.parse(expiresAt)),
      no: personName,
      amount: codeSuffix,
      link: ukeyListPage[0],
    }))
  },
  locks: ({ key }) => ({ ukey: [key] }),
  target: ({ key, lastDay }) => `overdue:ukey:${key}:${lastDay}`,
}
