import { formatMoney } from '@jinpiao/values/money'
import type { Act } from './command.ts'
import { type Notice, notify } from './notify.ts'

/**
 * The issuer of a ticket that is overdue may issue nothing until its last one is paid (I29). It and its branches are told
 * once, with the day: the tickets that follow change nothing.
 */
export async function suspendIssuing(
  act: Act,
  { fkIssuer, creditNo, amountFen }: { fkIssuer: string; creditNo: string; amountFen: bigint },
): Promise<void> {
  const suspended = { issueSuspendedReason: 'OVERDUE', issueSuspendedSince: act.today } as const
  const { numUpdatedRows } = await act.tx
    .updateTable('corp')
    .set({ ...suspended, updatedAt: act.at })
    .where('pkCorp', '=', fkIssuer)
    .where('issueSuspendedSince', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return
  act.facts.push({ action: 'CORP.SUSPEND', target: `corp:${fkIssuer}`, after: suspended })
  const corpName = await nameOf(act, fkIssuer)
  await tell(act, fkIssuer, {
    name: 'ISSUE_SUSPENDED',
    params: [act.today, creditNo, formatMoney(amountFen)],
    messageType: 'RISK',
  })
  for (const { pkCorp } of await branchesOf(act, fkIssuer))
    await tell(act, pkCorp, { name: 'ISSUE_SUSPENDED_PARENT', params: [act.today, corpName], messageType: 'RISK' })
}

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
  act.facts.push({ action: 'CORP.RESUME', target: `corp:${fkIssuer}`, after: resumed })
  const parent = await suspendedParentOf(act, fkIssuer)
  const corpName = await nameOf(act, fkIssuer)
  await tell(
    act,
    fkIssuer,
    parent === undefined
      ? { name: 'ISSUE_RESUMED', params: [corpName], messageType: 'NOTICE' }
      : { name: 'ISSUE_PAID_PARENT', params: [parent], messageType: 'NOTICE' },
  )
  // A branch with overdue tickets of its own goes on when it has paid them.
  for (const { pkCorp, issueSuspendedSince } of await branchesOf(act, fkIssuer)) {
    if (issueSuspendedSince === null)
      await tell(act, pkCorp, { name: 'ISSUE_RESUMED_PARENT', params: [corpName], messageType: 'NOTICE' })
  }
}

/** Name of the enterprise that this one is a branch of, while that may not issue: neither may the branch. */
async function suspendedParentOf({ tx }: Act, fkCorp: string): Promise<string | undefined> {
  const parent = await tx
    .selectFrom('corp as c')
    .innerJoin('corp as p', 'p.pkCorp', 'c.parentCorp')
    .select('p.corpName')
    .where('c.pkCorp', '=', fkCorp)
    .where('p.issueSuspendedSince', 'is not', null)
    .executeTakeFirst()
  return parent?.corpName
}

async function nameOf({ tx }: Act, pkCorp: string): Promise<string> {
  const corp = tx.selectFrom('corp').select('corpName').where('pkCorp', '=', pkCorp)
  return (await corp.executeTakeFirstOrThrow()).corpName
}

const branchesOf = ({ tx }: Act, fkIssuer: string) =>
  tx.selectFrom('corp').select(['pkCorp', 'issueSuspendedSince']).where('parentCorp', '=', fkIssuer).execute()

/** Tells those who issue in an enterprise. */
const tell = (act: Act, fkCorp: string, told: Omit<Notice, 'target'>) =>
  notify(act, fkCorp, { posts: ['OPERATOR', 'DIRECTOR', 'FINAL'] }, { ...told, target: `corp:${fkCorp}` })
