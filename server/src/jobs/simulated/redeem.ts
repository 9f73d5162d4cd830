import type { OutsideTask } from '@jinpiao/contract/outside'
import type { Day } from '@jinpiao/values/days'
import { replyByDigit, type Simulated, type SimulatedReply } from './simulator.ts'

/** How the institutions of the package redeem answer in a demonstration. */
export const redeem: Simulated = {
  // A funder says of a stated payment what the last digit of its amount says.
  tasks: { REMITTANCE: remitted, RECEIPT: (task) => replyByDigit(task, false, () => ({})) },
  // Between two who say the opposite nobody decides by a digit: the platform's people do.
  applications: { REDEEM_CLAIM: () => [] },
  // See `reasons.ts`: the payer's account is empty.
  refusals: { REDEEM: { fault: 'PAYER_ACCOUNT' } },
  // A ticket that falls due on a day off is paid on the next working day, as its issuer has promised.
  payDays: {
    REDEEM({ body }, line) {
      const { lines } = body as { lines: readonly { line: number; payableDate?: Day }[] }
      return lines.find((each) => each.line === line)?.payableDate
    },
  },
  evidence: {
    /** A serial of each payment's own. */
    REDEEM: ({ pkTask }, line = 0) => ({ bankSerial: `DEMO-${pkTask}-${line}`.slice(0, 64) }),
  },
}

/**
 * A test payment as the last digit of the account says: 1 comes from another name, 2 is another amount, 3 never comes, any
 * other proves the account.
 */
function remitted({ pkTask, body }: OutsideTask): SimulatedReply[] {
  const { accountName, accountNo, amount } = body as Record<'accountName' | 'accountNo' | 'amount', string>
  const digit = accountNo.at(-1)
  if (digit === '3') return []
  const name = digit === '1' ? '示范贸易有限公司' : accountName
  const paid = { name, accountNo, amount: digit === '2' ? '0.02' : amount, bankSerial: `DEMO-${pkTask}` }
  return [{ answer: 'APPROVE', comment: '', body: paid }]
}
