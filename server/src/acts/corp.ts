import { type CorpChange, putCorp as endpoint } from '@jinpiao/contract/corps'
import { BusinessError } from '../domain/businessError.ts'
import { runCommand } from './command.ts'
import type { CommandContext } from './context.ts'
import { lockRow } from './locks.ts'

/** Facts that the enterprise changes by itself; what is verified, and what decides about its rights, is not among them. */
export function putCorp(context: CommandContext, change: CorpChange): Promise<{ version: number }> {
  const { permission, posts } = endpoint
  return runCommand(context, { name: 'CORP.CHANGE', permission, posts }, change, async ({ tx, actor, at, facts }) => {
    const { version, contactMobile, ...texts } = change
    await lockRow(tx, 'corp', { pkCorp: actor.fkCorp })
    const corp = await tx
      .selectFrom('corp')
      .select(['version', 'contactName', 'contactMobile', 'contactEmail', 'bizAddress', 'scale', 'industry'])
      .where('pkCorp', '=', actor.fkCorp)
      .executeTakeFirstOrThrow()
    if (corp.version !== version) throw new BusinessError('99000409')
    const next = { ...texts, contactMobile: contactMobile ?? corp.contactMobile }
    await tx
      .updateTable('corp')
      .set({ ...next, version: version + 1, updatedAt: at })
      .where('pkCorp', '=', actor.fkCorp)
      .execute()
    const { version: _, ...before } = corp
    facts.push({ action: 'CORP.CHANGE', target: `corp:${actor.fkCorp}`, before, after: next })
    return { version: version + 1 }
  })
}
