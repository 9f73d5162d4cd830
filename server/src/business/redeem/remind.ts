import type { DataOf } from '@jinpiao/contract/endpoint'
import { remindPayees as remindEndpoint } from '@jinpiao/contract/redeem'
import { formatMoney } from '@jinpiao/values/money'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { lockRows } from '../../acts/locks.ts'
import { notify } from '../../acts/notify.ts'
import { readPayables } from '../../queries/payables.ts'

/** Asks payees without a proved account to register one (I18): each about one of its tickets, once a day. */
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
    let count = 0
    for (const { fkPayee, creditNo, amountFen } of perPayee.values()) {
      const target = `account-needed:${fkPayee}:${today}`
      const known = await tx.selectFrom('message').select('pkMessage').where('target', '=', target).executeTakeFirst()
      if (known) continue
      const params = [actor.corpName, creditNo, formatMoney(amountFen)]
      const notice = {
        name: 'PAYEE_ACCOUNT_NEEDED',
        params,
        messageType: 'TODO',
        link: '/my/account/info',
        target,
      } as const
      await notify(act, fkPayee, { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
      count += 1
    }
    return { count }
  })
}
