import type { OutsideTask } from '@jinpiao/contract/outside'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { Reader } from '../../db/database.ts'
import { demoBalanceOf } from '../../db/demoBalances.ts'
import { collectedEarly, collectedProof } from './loans.ts'
import { NO_MONEY } from './reasons.ts'
import type { SimulatedReply } from './simulator.ts'

/** What a bank of the demonstration says to a collection from an account whose balance is known, and what it takes of it. */
interface Collected {
  accountNo: string
  takenFen: bigint
  reply: SimulatedReply
}

/**
 * A collection from an account whose balance somebody has set (`/dev/balance`): what is there is collected, of an instalment a
 * part as well, and nothing of an empty one.
 * @returns undefined for what is no collection, and for accounts of which nothing is known.
 */
export async function fromBalance(read: Reader, task: OutsideTask): Promise<Collected | undefined> {
  const { kind, institution, body } = task
  const isEarly = kind === 'APPLICATION' && institution === 'BANK' && body['businessType'] === 'LOAN_REPAY'
  if (kind !== 'DEDUCTION' && !isEarly) return undefined
  const { amount, account } = body as { amount: string; account: { accountNo: string } | null }
  const accountNo = account?.accountNo ?? ''
  const balance = await demoBalanceOf(read, accountNo)
  if (balance === undefined) return undefined
  const asked = decimalToFen(amount)
  const takenFen = balance >= asked ? asked : isEarly ? 0n : balance
  const reply: SimulatedReply =
    takenFen === 0n
      ? { answer: 'REJECT', comment: NO_MONEY, body: {} }
      : {
          answer: 'APPROVE',
          comment: takenFen < asked ? NO_MONEY : '',
          body: isEarly ? collectedEarly(task) : collectedProof(task, fenToDecimal(takenFen)),
        }
  return { accountNo, takenFen, reply }
}
