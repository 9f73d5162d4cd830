import { mayLeaveOut } from '@jinpiao/contract/messagePreferences'
import type { NoticeName } from '@jinpiao/contract/notices'
import type { Post } from '@jinpiao/contract/roles'
import type { Writer } from '../db/database.ts'
import type { Act } from './command.ts'
import { enqueue } from './enqueue.ts'
import { newPk } from './keys.ts'

export interface Notice {
  name: NoticeName
  params: readonly string[]
  messageType: 'TODO' | 'NOTICE' | 'RISK' | 'SYSTEM'
  link?: string
  /** Business object; its to-dos close when anybody acts on it (P10). */
  target: string
}

type Addressees = { posts: readonly Post[] } | { personId: string } | { personIds: readonly string[] }

/** The transaction in which it is told; with `shared`, who hears of it is asked once in all of it. */
type Telling = Pick<Act, 'tx' | 'at' | 'shared'>

/**
 * A message for everybody who holds one of the posts in the enterprise (or for one person there), by the ways that each has
 * chosen for its kind.
 */
export async function notify(
  { tx, at, shared }: Telling,
  fkCorp: string,
  to: Addressees,
  notice: Notice,
): Promise<void> {
  const key = JSON.stringify([fkCorp, to, notice.messageType])
  const found = (shared?.readers.get(key) as Found | undefined) ?? (await readersOf(tx, fkCorp, to, notice))
  shared?.readers.set(key, found)
  const readers = found.filter(({ inbox }) => inbox !== 0 || !mayLeaveOut(notice.messageType))
  const rows = readers.map(({ userId }) => ({
    pkMessage: newPk(),
    fkCorp,
    userId,
    messageType: notice.messageType,
    notice: notice.name,
    params: JSON.stringify(notice.params),
    link: notice.link ?? null,
    messageState: 'SENT',
    target: notice.target,
    at,
  }))
  if (rows.length > 0) await tx.insertInto('message').values(rows).execute()
  // The receivers put it into words, as those of registrations do.
  const said = { template: notice.name, params: notice.params }
  for (const { mobile, address, sms, email } of found) {
    if (sms === 1) await enqueue({ tx, at }, 'SMS', { mobile, ...said })
    if (email === 1 && address !== null) await enqueue({ tx, at }, 'EMAIL', { email: address, ...said })
  }
}

type Found = Awaited<ReturnType<typeof readersOf>>

function readersOf(tx: Writer, fkCorp: string, to: Addressees, notice: Pick<Notice, 'messageType'>) {
  let users = tx.selectFrom('corp_user as u').select('u.userId').distinct().where('u.fkCorp', '=', fkCorp)
  if ('personId' in to) users = users.where('u.personId', '=', to.personId)
  else if ('personIds' in to) users = users.where('u.personId', 'in', ['', ...to.personIds])
  else {
    users = users
      .innerJoin('corp_user_role as ur', 'ur.userId', 'u.userId')
      .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
      .where('u.state', '=', 'ACTIVE')
      .where('r.post', 'in', to.posts)
  }
  return users
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .leftJoin('message_preference as w', (join) =>
      join.onRef('w.userId', '=', 'u.userId').on('w.messageType', '=', notice.messageType),
    )
    .select(['p.mobile', 'p.email as address', 'w.inbox', 'w.sms', 'w.email'])
    .execute()
}

/** What the one message about a list is about: it leads to the list's application. */
export const keptTarget = (pkApply: string): string => `application:${pkApply}:all`

/**
 * One message for a list that is answered line by line, kept as it is now: a list of 500 wages has one, which is new again
 * whenever it says something new.
 */
export async function keepTold(
  act: { tx: Writer; at: string },
  { pkApply, fkCorp }: { pkApply: string; fkCorp: string },
  to: { posts: readonly Post[] },
  notice: Omit<Notice, 'target'>,
): Promise<void> {
  const target = keptTarget(pkApply)
  const { numUpdatedRows } = await act.tx
    .updateTable('message')
    .set({ params: JSON.stringify(notice.params), at: act.at, messageState: 'SENT', readAt: null })
    .where('target', '=', target)
    .where('notice', '=', notice.name)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) await notify(act, fkCorp, to, { ...notice, target })
}

/** The to-dos about this object are done, whoever did it. */
export async function closeTodos({ tx, at }: { tx: Writer; at: string }, target: string): Promise<void> {
  await tx
    .updateTable('message')
    .set({ messageState: 'READ', readAt: at })
    .where('target', '=', target)
    .where('messageType', '=', 'TODO')
    .where('messageState', '=', 'SENT')
    .execute()
}
