import { ukeyStates } from '@jinpiao/contract/states/ukey'
import { ukeyStateOf } from '@jinpiao/contract/ukeyRules'
import * as ukeys from '@jinpiao/contract/ukeys'
import { type Act, runCommand } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { lockRow } from '../acts/locks.ts'
import { tellOfKey } from '../acts/ukeyNotices.ts'
import { BusinessError } from '../domain/businessError.ts'
import { ukeyBounds } from '../queries/ukeys.ts'
import { forgetKey } from './userChanges.ts'

const page = '/my/enterprise-info/ukey/list'

/**
 * 挂失, by the bearer or a director of his enterprise: from now on the key neither opens a session nor signs.
 * @throws {BusinessError} 01000302 no such key, or another person's; 11000123 it counts no more already.
 */
export const loseUkey = (context: CommandContext, input: { pkUkey: string }): Promise<{ ukeyState: 'LOST' }> =>
  runCommand(context, { name: 'UKEY.LOST', permission: ukeys.loseUkey.permission }, input, async (act) => {
    const { tx, actor, at, facts } = act
    const { pkUkey } = input
    const found = await keyOf(act, pkUkey)
    if (!found || (actor.post !== 'DIRECTOR' && found.userId !== actor.userId)) throw new BusinessError('01000302')
    // A key is bound, taken away and lost by one at a time.
    await lockRow(tx, 'corp_user', { userId: found.userId })
    const key = (await keyOf(act, pkUkey)) ?? found
    if (key.state !== 'ACTIVE') {
      throw new BusinessError('11000123', ukeyStates[ukeyStateOf(key, ukeyBounds(context.clock.now()))].label)
    }
    await tx.updateTable('ukey').set({ state: 'LOST', lostAt: at }).where('pkUkey', '=', pkUkey).execute()
    await forgetKey(act, key, key.certSerialNo)
    const target = `ukey:${pkUkey}`
    const { certSerialNo } = key
    facts.push({ action: 'UKEY.LOST', target, before: { state: key.state }, after: { state: 'LOST', certSerialNo } })
    const params = [actor.personName, key.personName, key.codeSuffix]
    const notice = { name: 'UKEY_LOST', params, messageType: 'RISK', target, link: page } as const
    await tellOfKey(act, { fkCorp: actor.fkCorp, userId: key.userId }, notice)
    return { ukeyState: 'LOST' as const }
  })

const keyOf = ({ tx, actor }: Pick<Act, 'tx' | 'actor'>, pkUkey: string) =>
  tx
    .selectFrom('ukey as k')
    .innerJoin('corp_user as u', 'u.userId', 'k.userId')
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .select(['k.userId', 'k.state', 'k.expiresAt', 'k.certSerialNo', 'k.codeSuffix', 'u.personId', 'p.personName'])
    .where('k.pkUkey', '=', pkUkey)
    .where('k.fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
