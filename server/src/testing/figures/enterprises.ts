import type { RoleCode } from '@jinpiao/contract/roles'
import type { Actor } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import { actorOf } from '../../http/call.ts'
import { pagesOfRole } from '../../queries/openPages.ts'
import { type Identity, rolesOf } from '../../session/identity.ts'

/** One of each role of every enterprise, by enterprise. */
export const everybodyOf = async (read: Reader): Promise<readonly (readonly Actor[])[]> =>
  (await staffOf(read)).map(oneOfEach)

/** Everybody who works for each enterprise, in each of his roles, by enterprise. */
export async function staffOf(read: Reader): Promise<readonly (readonly Actor[])[]> {
  const corps = await read.selectFrom('corp').selectAll().orderBy('pkCorp').execute()
  const found: Actor[][] = []
  for (const corp of corps) {
    const users = await read
      .selectFrom('corp_user as u')
      .innerJoin('person as p', 'p.personId', 'u.personId')
      .selectAll('u')
      .select(['p.personName'])
      .where('u.fkCorp', '=', corp.pkCorp)
      .where('u.state', '=', 'ACTIVE')
      .orderBy('u.userId')
      .execute()
    const actors: Actor[] = []
    for (const user of users) {
      for (const role of await rolesOf(read, user.userId)) {
        const permissions = await pagesOfRole(read, role, corp)
        const person = { personId: user.personId, personName: user.personName }
        actors.push(actorOf({ person, user, corp, role, permissions } as unknown as Identity))
      }
    }
    found.push(actors)
  }
  return found
}

/** Two with the same role see the same figures but for their own decisions, which count in the to-dos. */
function oneOfEach(actors: readonly Actor[]): Actor[] {
  const known = new Set<RoleCode>()
  return actors.filter(({ roleCode }) => !known.has(roleCode) && known.add(roleCode))
}
