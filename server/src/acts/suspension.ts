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
  await tellIssuers(act, fkIssuer, {
    own: { name: 'ISSUE_SUSPENDED', params: [act.today, creditNo, formatMoney(amountFen)], messageType: 'RISK' },
    branches: { name: 'ISSUE_SUSPENDED_PARENT', params: [act.today, corpName], messageType: 'RISK' },
  })
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
  const told = { name: 'ISSUE_RESUMED', params: [await nameOf(act, fkIssuer)], messageType: 'NOTICE' } as const
  await tellIssuers(act, fkIssuer, { own: told })
}

async function nameOf({ tx }: Act, pkCorp: string): Promise<string> {
  const corp = tx.selectFrom('corp').select('corpName').where('pkCorp', '=', pkCorp)
  return (await corp.executeTakeFirstOrThrow()).corpName
}

type Told = Omit<Notice, 'target'>

/** Tells those who issue in an enterprise, and those of its branches. */
async function tellIssuers(
  act: Act,
  fkIssuer: string,
  { own, branches }: { own: Told; branches?: Told },
): Promise<void> {
  const posts = ['OPERATOR', 'DIRECTOR', 'FINAL'] as const
  const tell = (fkCorp: string, told: Told) => notify(act, fkCorp, { posts }, { ...told, target: `corp:${fkCorp}` })
  await tell(fkIssuer, own)
  if (branches === undefined) return
  const found = await act.tx.selectFrom('corp').select('pkCorp').where('parentCorp', '=', fkIssuer).execute()
  for (const { pkCorp } of found) await tell(pkCorp, branches)
}
