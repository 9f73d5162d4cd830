import type { Post } from '@jinpiao/contract/roles'
import type { Act } from '../acts/command.ts'
import { keyPosts } from '../domain/keyPosts.ts'
import type { StoredUser } from '../queries/corpUsers.ts'
import { endDisabledSessions } from './sessions.ts'

/**
 * What a change of a user ends at once, in the transaction of the change and so on every server. What he may open follows
 * by itself, because each request reads it; what he has begun stays: his applications, drafts, views and messages.
 */

type User = Pick<StoredUser, 'userId' | 'keyPost'>

/** His key is for no post that he has lost. It is for no new one either: that takes another binding (11000102). */
export async function setKeyPosts({ tx }: Pick<Act, 'tx'>, user: User, posts: readonly Post[]): Promise<void> {
  await forgetTexts({ tx }, user)
  if (user.keyPost === null) return
  const kept = user.keyPost.split(',').filter((post) => posts.some((each) => each === post))
  const post = keyPosts(kept.map((each) => ({ post: each as Post })))
  await tx.updateTable('ukey').set({ post }).where('userId', '=', user.userId).where('state', '=', 'ACTIVE').execute()
}

/** He is out: sessions, texts that wait for his signature, and his key. */
export async function disableUser({ tx }: Pick<Act, 'tx'>, user: User): Promise<void> {
  const { userId } = user
  await forgetTexts({ tx }, user)
  await endDisabledSessions(tx, userId)
  await tx.updateTable('ukey').set({ state: 'REVOKED' }).where('userId', '=', userId).execute()
  await tx
    .updateTable('corp_user')
    .set({ certNumber: null, uKeyCodeSuffix: null })
    .where('userId', '=', userId)
    .execute()
}

/** His key is lost: it opens nothing and signs nothing, not even what waits for it. He stays signed in by his password. */
export async function forgetKey({ tx }: Pick<Act, 'tx'>, user: Pick<User, 'userId'>, certSerialNo: string) {
  await forgetTexts({ tx }, user)
  await tx
    .updateTable('corp_user')
    .set({ certNumber: null, uKeyCodeSuffix: null })
    .where('userId', '=', user.userId)
    .where('certNumber', '=', certSerialNo)
    .execute()
}

/** Texts that were made for a signature in a post that he may not have any more. What is signed already stays. */
async function forgetTexts({ tx }: Pick<Act, 'tx'>, { userId }: Pick<User, 'userId'>): Promise<void> {
  await tx.deleteFrom('sign_request').where('userId', '=', userId).where('usedAt', 'is', null).execute()
}
