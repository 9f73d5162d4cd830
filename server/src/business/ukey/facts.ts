import { realnameStateOn } from '@jinpiao/contract/realnameRules'
import { type Post, postsText } from '@jinpiao/contract/roles'
import type { KeyAlgorithm } from '@jinpiao/contract/states/onboarding'
import type { UkeyApplyFacts } from '@jinpiao/contract/ukeyApply'
import type { UkeyChangeFacts } from '@jinpiao/contract/ukeyChange'
import { ukeyStateOf } from '@jinpiao/contract/ukeyRules'
import type { Language } from '@jinpiao/contract/words'
import type { Reader } from '../../db/database.ts'
import { openStages } from '../../domain/ukeyOrder.ts'
import type { Reading } from '../../flow/business.ts'
import { readCorp } from '../../queries/corps.ts'
import { postsOf, readUsers, type StoredUser } from '../../queries/corpUsers.ts'
import { keyTypes } from '../../queries/ukeyOrders.ts'
import { ukeyBounds } from '../../queries/ukeys.ts'

/** Posts that sign, and so need a key. */
const signing: readonly Post[] = ['OPERATOR', 'DIRECTOR', 'FINAL', 'PURCHASE']

/** Whether somebody may have a key: who is in office and signs. */
export const mayBear = (user: StoredUser): boolean =>
  user.state === 'ACTIVE' && postsOf(user).some((post) => signing.includes(post))

/**
 * The application by which each person waits for a key: one that the platform looks at, or whose key is not active yet.
 * @param except the application that is judged: it is not in its own way.
 */
export async function openByUser(read: Reader, fkCorp: string, except?: string): Promise<Map<string, string>> {
  const pending = await read
    .selectFrom('application')
    .select(['pkApply', 'applyNo', 'payload'])
    .where('fkCorp', '=', fkCorp)
    .where('family', 'in', [...keyTypes])
    .where('state', '=', 'PENDING_PLATFORM')
    .execute()
  const keys = await read.selectFrom('ukey').select(['pkUkey', 'userId']).where('fkCorp', '=', fkCorp).execute()
  const asked = pending.map(({ payload, ...rest }) => {
    const { userId, pkUkey } = JSON.parse(payload) as { userId?: string; pkUkey?: string }
    return { ...rest, userId: userId ?? keys.find((key) => key.pkUkey === pkUkey)?.userId ?? '' }
  })
  const orders = await read
    .selectFrom('ukey_order as o')
    .innerJoin('application as a', 'a.pkApply', 'o.pkApply')
    .select(['o.pkApply', 'a.applyNo', 'o.userId'])
    .where('o.fkCorp', '=', fkCorp)
    .where('o.stage', 'in', openStages)
    .execute()
  const open = [...asked, ...orders].filter(({ pkApply }) => pkApply !== except)
  return new Map(open.map(({ userId, applyNo }) => [userId, applyNo]))
}

type Facts = Pick<Reading, 'read' | 'actor' | 'today' | 'now'>

async function realnameStateOf({ read, actor, today }: Facts): Promise<string> {
  return realnameStateOn(today, await readCorp(read, actor.fkCorp))
}

/** Everybody who may have a key, and who waits for one already. */
export async function readBearers(facts: Facts, language: Language, except?: string): Promise<UkeyApplyFacts> {
  const { read, actor } = facts
  const users = await readUsers(read, actor.fkCorp)
  const open = await openByUser(read, actor.fkCorp, except)
  return {
    realnameState: await realnameStateOf(facts),
    bearers: users.filter(mayBear).map((user) => ({
      userId: user.userId,
      bearerName: user.personName,
      ukeyPost: postsText(postsOf(user).join(','), language),
      ukeySuffix: user.keyPost === null ? null : user.uKeyCodeSuffix,
      openNo: open.get(user.userId) ?? null,
    })),
  }
}

/** Every key of the enterprise; `mayAsk` tells which the caller may change. */
export async function readKeys(facts: Facts, language: Language, except?: string): Promise<UkeyChangeFacts> {
  const { read, actor, now } = facts
  const bounds = ukeyBounds(now)
  const users = await readUsers(read, actor.fkCorp)
  const open = await openByUser(read, actor.fkCorp, except)
  const keys = await read
    .selectFrom('ukey')
    .select(['pkUkey', 'userId', 'post', 'algorithmType', 'codeSuffix', 'expiresAt', 'state'])
    .where('fkCorp', '=', actor.fkCorp)
    .orderBy('issuedAt', 'desc')
    .orderBy('pkUkey')
    .execute()
  return {
    realnameState: await realnameStateOf(facts),
    keys: keys.map(({ pkUkey, userId, post, algorithmType, codeSuffix, expiresAt, state }) => {
      const bearer = users.find((user) => user.userId === userId)
      return {
        pkUkey,
        bearerName: bearer?.personName ?? '',
        ukeyPost: postsText(post, language),
        ukeySuffix: codeSuffix,
        algorithm: algorithmType as KeyAlgorithm,
        ukeyState: ukeyStateOf({ state, expiresAt }, bounds),
        certificateUntil: expiresAt,
        mayAsk: actor.post === 'DIRECTOR' || userId === actor.userId,
        isBearerInOffice: bearer !== undefined && mayBear(bearer),
        openNo: open.get(userId) ?? null,
      }
    }),
  }
}
