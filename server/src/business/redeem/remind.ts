import type { DataOf } from '@jinpiao/contract/endpoint'
import { accountInfoPage } from '@jinpiao/contract/permissions/redeem'
import { remindPayees as remindEndpoint } from '@jinpiao/contract/redeem'
import { formatMoney } from '@jinpiao/values/money'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { lockRows } from '../../acts/locks.ts'
import { notify } from '../../acts/notify.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { readPayables, remindedOn } from '../../queries/payables.ts'

/**
 * Asks payees without a proved account to register one (I18): each about one of its tickets, once a day.
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
    const perPayee = new Map(blocked.map((each) => [each.fkPayee, each]))
    const reminded = await remindedOn(tx, actor.fkCorp, [...perPayee.keys()])
    const toAsk = [...perPayee.values()].filter(({ fkPayee }) => reminded.get(fkPayee) !== today)
    if (toAsk.length === 0 && perPayee.size > 0) throw new BusinessError('04000176')
    for (const { fkPayee, creditNo, amountFen } of toAsk) {
      await tx
        .insertInto('account_reminder')
        .values({ fkCorp: actor.fkCorp, fkPayee, remindedOn: today })
        .onConflict((conflict) => conflict.columns(['fkCorp', 'fkPayee']).doUpdateSet({ remindedOn: today }))
        .execute()
      const params = [actor.corpName, creditNo, formatMoney(amountFen)]
      const notice = {
        name: 'PAYEE_ACCOUNT_NEEDED',
        params,
        messageType: 'TODO',
        link: accountInfoPage[0],
        target: `account-needed:${actor.fkCorp}:${fkPayee}:${today}`,
      } as const
      await notify(act, fkPayee, { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
    }
    return { count: toAsk.length }
  })
}
