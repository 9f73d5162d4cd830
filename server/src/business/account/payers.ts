import { dueHref } from '@jinpiao/contract/waysToPay'
import { formatMoney } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { Act } from '../../acts/command.ts'
import { notify } from '../../acts/notify.ts'
import { nameOf } from '../../flow/application.ts'

/** Issuers that have tickets of a payee to pay, and could not because it had no account, hear that they can now (I18). */
export async function tellPayers(act: Act, fkPayee: string): Promise<void> {
  const { tx } = act
  const payers = await tx
    .selectFrom('ticket')
    .select(['fkIssuer', sql<number>`cast(count(*) as integer)`.as('count')])
    .select(sql<bigint>`cast(sum(${sql.ref('amountFen')}) as bigint)`.as('sumFen'))
    .where('fkHolder', '=', fkPayee)
    .where('state', 'in', ['DUE', 'OVERDUE'])
    .where('issuerSees', '=', 1)
    .where('lockedBy', 'is', null)
    .groupBy('fkIssuer')
    .execute()
  for (const { fkIssuer, count, sumFen } of payers) {
    await notify(
      act,
      fkIssuer,
      { posts: ['OPERATOR'] },
      {
        name: 'PAYEE_ACCOUNT_READY',
        params: [await nameOf(tx, fkPayee), String(count), formatMoney(sumFen)],
        messageType: 'NOTICE',
        link: dueHref('choosable'),
        target: `account-ready:${fkIssuer}:${fkPayee}`,
      },
    )
  }
}
