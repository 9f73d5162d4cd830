import type { Act } from '../../acts/command.ts'
import { notify } from '../../acts/notify.ts'
import { FAILING_TIMES, failingOf } from '../../queries/failingAccounts.ts'
import type { StoredLine } from '../redeemLines.ts'

/**
 * A payment to an account has failed again: its owner hears it, with the way to another account. Why each failed is its
 * payer's affair. The page leads to the account that is in use still.
 */
export async function tellFailing(
  act: Act,
  line: Pick<StoredLine, 'fkPayee' | 'accountNo' | 'bankName'>,
): Promise<void> {
  const { fkPayee, accountNo, bankName } = line
  const { count } = await failingOf(act.tx, line)
  if (count < FAILING_TIMES) return
  const account = await act.tx
    .selectFrom('bank_account')
    .select('pkAccount')
    .where('fkCorp', '=', fkPayee)
    .where('accountNo', '=', accountNo)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()
  // It has been replaced since: nobody is paid into it any more.
  if (account === undefined) return
  const { pkAccount } = account
  await notify(
    act,
    fkPayee,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      name: 'ACCOUNT_FAILED_AGAIN',
      params: [bankName, accountNo.slice(-4), String(count)],
      messageType: 'RISK',
      link: `/my/account/info?id=${pkAccount}`,
      target: `account:${pkAccount}`,
    },
  )
}
