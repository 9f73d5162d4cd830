import type { listAdministrators as listEndpoint } from '@jinpiao/contract/administrators'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { mask } from '@jinpiao/values/mask'
import type { QueryContext } from '../acts/context.ts'

/** The administrators of the caller's own enterprise who are in office (I30). */
export async function listAdministrators({ read, actor }: QueryContext): Promise<DataOf<typeof listEndpoint>> {
  const rows = await read
    .selectFrom('corp_user as u')
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .select(['p.personName', 'p.mobile'])
    .where('u.fkCorp', '=', actor.fkCorp)
    .where('u.state', '=', 'ACTIVE')
    .where('p.state', '=', 'ACTIVE')
    .where((where) =>
      where.exists(
        where
          .selectFrom('corp_user_role as ur')
          .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
          .select('ur.userId')
          .whereRef('ur.userId', '=', 'u.userId')
          .where('r.post', '=', 'MANAGER'),
      ),
    )
    .orderBy('u.userId')
    .execute()
  return rows.map(({ personName, mobile }) => ({
    personName: mask(personName, { head: 1, tail: 0, stars: 1 }),
    mobile: mask(mobile, { head: 3 }),
  }))
}
