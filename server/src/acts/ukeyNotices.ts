import type { Act } from './command.ts'
import { type Notice, notify } from './notify.ts'

/** The order of a key, as those who hear of it know it. */
interface Order {
  pkApply: string
  fkCorp: string
  userId: string
}

/** Tells every director, and the bearer, once each: where each of them sees how far the key is. */
export async function tellOfKey(
  act: Pick<Act, 'tx' | 'at'>,
  { pkApply, fkCorp, userId }: Order,
  notice: Pick<Notice, 'name' | 'params'>,
): Promise<void> {
  const { tx } = act
  const said = { ...notice, messageType: 'NOTICE', target: `ukeyOrder:${pkApply}` } as const
  const link = `/my/enterprise-info/ukey/apply-detail?id=${pkApply}`
  await notify(act, fkCorp, { posts: ['DIRECTOR'] }, { ...said, link })
  const { personId } = await tx
    .selectFrom('corp_user')
    .select('personId')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const isDirector = await tx
    .selectFrom('corp_user_role as ur')
    .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
    .select('ur.userId')
    .where('ur.userId', '=', userId)
    .where('r.post', '=', 'DIRECTOR')
    .executeTakeFirst()
  if (isDirector) return
  await notify(act, fkCorp, { personId }, { ...said, link: `/my/enterprise-info/ukey/reset?pkApply=${pkApply}` })
}
