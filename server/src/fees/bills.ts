import { feeKeepers } from '@jinpiao/contract/bills'
import { billDeadline } from '@jinpiao/contract/due'
import { formatMoney } from '@jinpiao/values/money'
import { type Act } from '../acts/command.ts'
import { newPk, nextNumber } from '../acts/keys.ts'
import { notify } from '../acts/notify.ts'
import { tailOf } from '../domain/numbering.ts'
import { payeeText } from '../platform/collectionAccount.ts'

/** What an enterprise owes for a service. */
export interface NewBill {
  /** The enterprise that owes it. */
  fkCorp: string
  /** Name of the fee by its code, e.g. `FINANCE_FEE`. */
  kind: string
  /** Who is owed, by name, and what it is: an invoice is asked for from each party by itself. */
  party: string
  partyKind: 'PLATFORM' | 'BANK' | 'TRUST'
  amountFen: bigint
  /** What it was borne by: number and key. One source bears one bill of a kind in a month. */
  source: { no: string; pk: string }
  /** `PAID`: it was taken from what was paid out. */
  state: 'UNPAID' | 'PAID'
}

/** A new bill of an enterprise, under a number of its own, for the month of the act. */
export async function bearBill(act: Act, { source, ...bill }: NewBill): Promise<{ pkBill: string; feeBillNo: string }> {
  const pkBill = newPk()
  const feeBillNo = await nextNumber(act, 'ZD')
  const deadline = billDeadline(act.at)
  await act.tx
    .insertInto('fee_bill')
    .values({
      ...bill,
      pkBill,
      feeBillNo,
      noTail: tailOf(feeBillNo),
      period: act.today.slice(0, 7),
      sourceNo: source.no,
      pkSource: source.pk,
      paidAt: bill.state === 'PAID' ? act.at : null,
      deadline,
      createdAt: act.at,
      updatedAt: act.at,
    })
    .execute()
  act.facts.push({
    action: 'FEE.BEAR',
    target: `bill:${pkBill}`,
    after: { feeBillNo, kind: bill.kind, amountFen: bill.amountFen.toString(), state: bill.state, source: source.pk },
  })
  if (bill.state === 'UNPAID') await tellOwed(act, { ...bill, pkBill, feeBillNo, deadline })
  return { pkBill, feeBillNo }
}

type Owed = Pick<NewBill, 'fkCorp' | 'amountFen'> & { pkBill: string; feeBillNo: string; deadline: string }

/** How much is owed, by when, and whom to pay. */
const tellOwed = async (act: Act, { fkCorp, amountFen, pkBill, feeBillNo, deadline }: Owed): Promise<void> =>
  notify(
    act,
    fkCorp,
    { posts: feeKeepers },
    {
      name: 'FEE_DUE',
      params: [feeBillNo, formatMoney(amountFen), deadline, await payeeText(act.tx)],
      messageType: 'NOTICE',
      link: `/my/account/bill?id=${pkBill}`,
      target: `bill:${pkBill}`,
    },
  )
