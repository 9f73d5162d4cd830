import type { Act } from './command.ts'
import { type Notice, notify } from './notify.ts'

/** Whose key it is. */
interface Bearer {
  fkCorp: string
  userId: string
}

/**
 * Tells every director of the enterprise, and the bearer, once each.
 * @param bearerLink where the bearer reads on, if that is another page than the directors'.
 */
export async function tellOfKey(
  act: Pick<Act, 'tx' | 'at'>,
  { fkCorp, userId }: Bearer,
  notice: Notice,
  bearerLink = notice.link,
): Promise<void> {
  await notify(act, fkCorp, { posts: ['DIRECTOR'] }, notice)
  const { personId } = await act.tx
    .selectFrom('corp_user')
    .select('personId')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const isDirector = await act.tx
    .selectFrom('corp_user_role as ur')
    .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
    .select('ur.userId')
    .where('ur.userId', '=', userId)
    .where('r.post', '=', 'DIRECTOR')
    .executeTakeFirst()
  if (isDirector) return
  await notify(act, fkCorp, { personId }, { ...notice, ...(bearerLink !== undefined && { link: bearerLink }) })
}

/** The same of the order of a key: each is led to where he sees how far it is. */
export function tellOfOrder(
  act: Pick<Act, 'tx' | 'at'>,
  { pkApply, ...bearer }: Bearer & { pkApply: string },
  notice: Pick<Notice, 'name' | 'params'>,
): Promise<void> {
  const link = `/my/enterprise-info/ukey/apply-detail?id=${pkApply}`
  const said = { ...notice, messageType: 'NOTICE', target: `ukeyOrder:${pkApply}`, link } as const
  return tellOfKey(act, bearer, said, `/my/enterprise-info/ukey/reset?pkApply=${pkApply}`)
}
