import type { DataOf } from '@jinpiao/contract/endpoint'
import { accountInfoPage } from '@jinpiao/contract/permissions/redeem'
import { remindPayees as remindEndpoint } from '@jinpiao/contract/redeem'
import { heldHref } from '@jinpiao/contract/waysToPay'
import { formatMoney } from '@jinpiao/values/money'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { lockRows } from '../../acts/locks.ts'
import { type Notice, notify } from '../../acts/notify.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { type Payable, readPayables, remindedOn } from '../../queries/payables.ts'

/**
 * Asks payees without a proved account to register one (I18), once a day: each about all that it is to be paid by this
 * issuer now, whichever of it was chosen. An account is asked for once, and the list behind the message has just these.
 *
 * @throws {BusinessError} 04000176 all of them have been asked today.
 */
export function remindPayees(
  context: CommandContext,
  { fkCredits }: { fkCredits: readonly string[] },
): Promise<DataOf<typeof remindEndpoint>> {
  const { permission } = remindEndpoint
  return runCommand(context, { name: 'REDEEM.REMIND', permission }, { fkCredits }, async (act) => {
    const { tx, actor, today } = act
    await lockRows(act, { ticket: fkCredits })
    const payables = await readPayables(tx, actor.fkCorp, fkCredits)
    const blocked = payables.filter(({ account, state }) => account === undefined && state !== 'REDEEMED')
    const perPayee = Map.groupBy(blocked, ({ fkPayee }) => fkPayee)
    const reminded = await remindedOn(tx, actor.fkCorp, [...perPayee.keys()])
    const toAsk = [...perPayee].filter(([fkPayee]) => reminded.get(fkPayee) !== today)
    if (toAsk.length === 0 && perPayee.size > 0) throw new BusinessError('04000176')
    const unpaid = await unpaidOf(
      act,
      toAsk.map(([fkPayee]) => fkPayee),
    )
    for (const [fkPayee, chosen] of toAsk) {
      await tx
        .insertInto('account_reminder')
        .values({ fkCorp: actor.fkCorp, fkPayee, remindedOn: today })
        .onConflict((conflict) => conflict.columns(['fkCorp', 'fkPayee']).doUpdateSet({ remindedOn: today }))
        .execute()
      const target = `account-needed:${actor.fkCorp}:${fkPayee}:${today}`
      const notice: Notice = { ...needed(actor.corpName, unpaid.get(fkPayee) ?? chosen), messageType: 'TODO', target }
      await notify(act, fkPayee, { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
    }
    return { count: toAsk.length }
  })
}

/** What these payees are to be paid by the issuer now, by payee. */
async function unpaidOf({ tx, actor }: Act, fkPayees: readonly string[]): Promise<ReadonlyMap<string, Payable[]>> {
  const keys = await tx
    .selectFrom('ticket')
    .select('pkCredit')
    .where('fkHolder', 'in', ['', ...fkPayees])
    .where('state', 'in', ['DUE', 'OVERDUE'])
    .where('fkIssuer', '=', actor.fkCorp)
    .orderBy('pkCredit')
    .execute()
  const all = await readPayables(
    tx,
    actor.fkCorp,
    keys.map(({ pkCredit }) => pkCredit),
  )
  return Map.groupBy(all, ({ fkPayee }) => fkPayee)
}

/** One ticket by its number; of several how many, what they come to and where they stand. */
function needed(issuer: string, tickets: readonly Payable[]): Pick<Notice, 'name' | 'params' | 'link'> {
  const sum = formatMoney(tickets.reduce((fen, { amountFen }) => fen + amountFen, 0n))
  const [first] = tickets
  if (first !== undefined && tickets.length === 1)
    return { name: 'PAYEE_ACCOUNT_NEEDED', params: [issuer, first.creditNo, sum], link: accountInfoPage[0] }
  return {
    name: 'PAYEE_ACCOUNT_NEEDED_ALL',
    params: [issuer, String(tickets.length), sum],
    link: heldHref(
      tickets.map(({ state }) => state),
      issuer,
    ),
  }
}
