import { todayInShanghai } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../../acts/command.ts'
import type { Question } from '../../acts/evidence.ts'
import { writeLedger } from '../../acts/ledger.ts'
import { lockRows } from '../../acts/locks.ts'
import { notify } from '../../acts/notify.ts'
import { happenedOn, maySay, sameMoney, serialOf } from '../../acts/said.ts'
import { finishTask } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { TaskHandler } from '../../flow/taskHandler.ts'
import { ownBill, type StoredBill } from '../../queries/bills.ts'
import { writeReceipt } from '../receipts.ts'

/** What proves that the money for a bill has come: as it was reported, whole. */
const arrivedProof = {
  bankSerial: serialOf(({ about }: Question<StoredBill>) => about.bankSerial ?? ''),
  paidOn: maySay(
    happenedOn(({ about }: Question<StoredBill>) => todayInShanghai(Date.parse(about.createdAt))),
    ({ about }) => about.payDate ?? undefined,
  ),
  amount: maySay(sameMoney(({ about }: Question<StoredBill>) => about.amountFen)),
}

/**
 * Whether the money for a bill has come: then it is paid, with a receipt and an entry in the books; else it is to be paid as
 * before, with the reason beside it.
 */
export const feePayment: TaskHandler<StoredBill> = {
  async open(act, task) {
    await lockRows(act, { fee_bill: [task.target] })
    const bill = await ownBill(act.tx, task.fkCorp, task.target)
    if (bill.state !== 'CONFIRMING') throw new BusinessError('99000409')
    return bill
  },
  judge: () => ({ APPROVE: arrivedProof }),
  async take(act, task, bill, { answer, comment }) {
    await finishTask(act, task)
    if (answer === 'APPROVE') return paid(act, bill)
    await set(act, bill, { state: 'UNPAID', reason: comment })
    await tell(act, bill, 'FEE_REFUSED', [comment])
  },
}

async function paid(act: Act, bill: StoredBill): Promise<void> {
  const { pkBill, feeBillNo, fkCorp, amountFen, party, bankSerial } = bill
  await set(act, bill, { state: 'PAID', paidAt: act.at })
  writeLedger(act, {
    fkCorp,
    kind: 'FEE',
    asset: 'MONEY',
    direction: 'OUT',
    amountFen,
    fkParty: null,
    partyName: party,
    pkApply: bill.pkSource,
    pkCredit: null,
    businessNo: feeBillNo,
    ...(bankSerial !== null && { bankSerial }),
  })
  await writeReceipt(act, {
    kind: 'FEE',
    fkCorp,
    application: { pkApply: bill.pkSource },
    source: { fkSource: pkBill, sourceNo: feeBillNo },
    counterpartyName: party,
    amountFen,
  })
  await tell(act, bill, 'FEE_PAID', [])
}

async function set({ tx, at, facts }: Act, bill: StoredBill, next: Partial<StoredBill>): Promise<void> {
  await tx
    .updateTable('fee_bill')
    .set({ ...next, version: bill.version + 1, updatedAt: at })
    .where('pkBill', '=', bill.pkBill)
    .execute()
  const target = `bill:${bill.pkBill}`
  facts.push({ action: 'FEE.CONFIRM', target, before: { state: bill.state }, after: { state: next.state } })
}

const tell = (
  act: Act,
  { fkCorp, pkBill, feeBillNo, amountFen }: StoredBill,
  name: 'FEE_PAID' | 'FEE_REFUSED',
  more: readonly string[],
) =>
  notify(
    act,
    fkCorp,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      name,
      params: [feeBillNo, formatMoney(amountFen), ...more],
      messageType: 'NOTICE',
      link: `/my/account/bill?id=${pkBill}`,
      target: `bill:${pkBill}`,
    },
  )
