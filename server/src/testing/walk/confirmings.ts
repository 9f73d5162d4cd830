import { addDays } from '@jinpiao/values/days'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { newPk } from '../../acts/keys.ts'
import { businesses } from '../../business/all.ts'
import { askConfirmation, type Matter } from '../../business/askConfirmation.ts'
import { confirmMatters } from '../../business/guaranteeConfirm/confirm.ts'
import { todayOf } from '../../domain/clock.ts'
import { sign } from '../world.ts'

/** The enterprise of a context is asked by another one. */
export function askedBy(context: CommandContext, fkInitiator: string, change: Partial<Matter> = {}) {
  const { actor, clock } = context
  const asking = {
    ...context,
    requestId: newPk(),
    actor: { ...actor, fkCorp: fkInitiator, corpName: '江城精铸有限公司' },
  }
  return runCommand(asking, { name: 'CONFIRMATION.ASK', permission: 'signedIn' }, {}, (act) =>
    askConfirmation(act, {
      fkCorp: actor.fkCorp,
      kind: 'GUARANTEE',
      title: '为设备融资提供保证',
      amountFen: 1_200_000_00n,
      confirmBy: addDays(todayOf(clock), 5),
      document: [{ heading: '担保内容', paragraphs: ['提供一般保证。'] }],
      ...change,
    }),
  )
}

/** It is asked, and confirms: the whole act; its application, as a form that was stored. */
export async function confirmFor(context: CommandContext, fkInitiator: string) {
  const { pkConfirm } = await askedBy(context, fkInitiator)
  const signature = await sign(context, [pkConfirm], 'GUARANTEE_CONFIRM', 'CONFIRM')
  const { results } = await confirmMatters(businesses, context, { pkConfirms: [pkConfirm], signature })
  if (!results[0]?.ok) throw new Error(JSON.stringify(results))
  const { pkApply, applyNo } = await context.database.read
    .selectFrom('confirmation as c')
    .innerJoin('application as a', 'a.pkApply', 'c.pkApply')
    .select(['a.pkApply', 'a.applyNo'])
    .where('c.pkConfirm', '=', pkConfirm)
    .executeTakeFirstOrThrow()
  return { saved: [{ pkApply, applyNo, version: 1 }] }
}
