import type { Act } from './command.ts'
import { notify } from './notify.ts'

/**
 * An issuer whose last overdue ticket has been paid may issue again (I29). Asked after each payment: tallies are written
 * at the end of the act, so the rows are asked.
 */
export async function liftSuspension(act: Act, fkIssuer: string): Promise<void> {
  const overdue = await act.tx
    .selectFrom('ticket')
    .select('pkCredit')
    .where('fkIssuer', '=', fkIssuer)
    .where('state', '=', 'OVERDUE')
    .limit(1)
    .executeTakeFirst()
  if (overdue) return
  const resumed = { issueSuspendedReason: null, issueSuspendedSince: null } as const
  const { numUpdatedRows } = await act.tx
    .updateTable('corp')
    .set({ ...resumed, updatedAt: act.at })
    .where('pkCorp', '=', fkIssuer)
    .where('issueSuspendedReason', '=', 'OVERDUE')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return
  const { corpName } = await act.tx
    .selectFrom('corp')
    .select('corpName')
    .where('pkCorp', '=', fkIssuer)
    .executeTakeFirstOrThrow()
  act.facts.push({ action: 'CORP.RESUME', target: `corp:${fkIssuer}`, after: resumed })
  await notify(
    act,
    fkIssuer,
    { posts: ['OPERATOR', 'DIRECTOR', 'FINAL'] },
    { name: 'ISSUE_RESUMED', params: [corpName], messageType: 'NOTICE', target: `corp:${fkIssuer}` },
  )
}
