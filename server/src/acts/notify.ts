import type { NoticeName } from '@jinpiao/contract/notices'
import type { Post } from '@jinpiao/contract/roles'
import type { Writer } from '../db/database.ts'
import { newPk } from './keys.ts'

export interface Notice {
  name: NoticeName
  params: readonly string[]
  messageType: 'TODO' | 'NOTICE' | 'RISK' | 'SYSTEM'
  link?: string
  /** Business object; its to-dos close when anybody acts on it (P10). */
  target: string
}

/** A message for everybody who holds one of the posts in the enterprise (or for one person there). */
export async function notify(
  { tx, at }: { tx: Writer; at: string },
  fkCorp: string,
  to: { posts: readonly Post[] } | { personId: string },
  notice: Notice,
): Promise<void> {
  let users = tx.selectFrom('corp_user as u').select('u.userId').distinct().where('u.fkCorp', '=', fkCorp)
  if ('personId' in to) users = users.where('u.personId', '=', to.personId)
  else {
    users = users
      .innerJoin('corp_user_role as ur', 'ur.userId', 'u.userId')
      .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
      .where('u.state', '=', 'ACTIVE')
      .where('r.post', 'in', to.posts)
  }
  const rows = (await users.execute()).map(({ userId }) => ({
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

/** Something for the outer world, delivered after the commit and at least once (product §2.6). */
export async function enqueue({ tx, at }: { tx: Writer; at: string }, topic: string, payload: object): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ pkOutbox: newPk(), topic, payload: JSON.stringify(payload), createdAt: at, dueAt: at })
    .execute()
}
