import type { BusinessType } from '@jinpiao/contract/flow'
import { runJob } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { businesses } from '../business/all.ts'
import { anyApplication } from '../flow/application.ts'
import { expireLocked } from '../flow/hearing.ts'
import { lockByKey } from '../flow/locks.ts'
import { systemContext } from '../jobs/system.ts'

/**
 * Of what an enterprise may have under way once: everything of the type ends as if its time had run out, and its last
 * refusal is long ago. A further application can then come through to its end.
 */
export async function endOthers(context: CommandContext, type: BusinessType): Promise<void> {
  const { database, actor, clock } = context
  const open = await database.read
    .selectFrom('application')
    .select('pkApply')
    .where('fkCorp', '=', actor.fkCorp)
    .where('businessType', '=', type)
    .where('state', 'in', ['PENDING_DIRECTOR', 'PENDING_COUNTERPARTY', 'PENDING_FUNDER', 'PENDING_PAYMENT', 'RETURNED'])
    .execute()
  for (const { pkApply } of open) {
    await runJob(systemContext({ database, clock }, actor.fkCorp), async (act) => {
      await lockByKey(businesses, act, [pkApply])
      await expireLocked(businesses, act, await anyApplication(act.tx, pkApply))
    })
  }
  await database.write((tx) =>
    tx
      .updateTable('application')
      .set({ finishedAt: '2026-01-01T00:00:00.000+08:00' })
      .where('fkCorp', '=', actor.fkCorp)
      .where('businessType', '=', type)
      .where('state', '=', 'REJECTED')
      .execute(),
  )
}
