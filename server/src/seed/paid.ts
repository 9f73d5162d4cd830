import { runCommand } from '../acts/command.ts'
import { changeTicket, readTicket } from '../tickets/tickets.ts'
import { contextOf, type Stage } from './actors.ts'
import { playBatch } from './redemptions.ts'

/**
 * Payment at maturity of a year that is past: one batch for each day, through the same commands as any other, so that each
 * ticket has its batch, its books and the receipts of both sides. Only what the nightly job does is done at once here: the
 * tickets are due.
 */
export async function playPaid(stage: Stage, pkCredits: readonly string[], now: number): Promise<void> {
  const tickets = await stage.database.read
    .selectFrom('ticket')
    .select(['pkCredit', 'payableDate'])
    .where('pkCredit', 'in', pkCredits)
    .orderBy('payableDate')
    .orderBy('pkCredit')
    .execute()
  for (const [payOn, due] of Map.groupBy(tickets, ({ payableDate }) => payableDate)) {
    const keys = due.map(({ pkCredit }) => pkCredit)
    const at = Date.parse(`${payOn}T14:00:00+08:00`)
    await stage.at(at)
    await fallDue(stage, keys)
    await playBatch(stage, at, keys, { upTo: 'PAYING', answers: keys.map(() => 'PAID'), payOn }, now)
  }
}

async function fallDue(stage: Stage, pkCredits: readonly string[]): Promise<void> {
  const context = contextOf(stage, 'CD', 'huayue', 'ROLE_CORE_DIRECTOR')
  await runCommand(context, { name: 'TICKET.DUE', permission: 'signedIn' }, { pkCredits }, async (act) => {
    for (const pkCredit of pkCredits) await changeTicket(act, await readTicket(act.tx, pkCredit), { state: 'DUE' })
    return {}
  })
}
