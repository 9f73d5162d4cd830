import { randomBytes } from 'node:crypto'
import type { ReceiptKind } from '@jinpiao/contract/flow'
import type { Act } from '../acts/command.ts'
import { newPk, nextNumber } from '../acts/keys.ts'
import { tailOf } from '../domain/numbering.ts'
import type { Application } from '../flow/application.ts'
import type { Ticket } from '../tickets/tickets.ts'

interface Written {
  kind: ReceiptKind
  /** Whose it is: the applicant's, or the other side's. */
  fkCorp: string
  application: Pick<Application, 'pkApply'>
  /** Left out where there is none: a receipt of a loan, of a bill. */
  ticket?: Pick<Ticket, 'pkCredit' | 'amountFen'>
  /** What it is from besides a ticket: one draw of a loan, one bill. A receipt of a kind is written once for each. */
  source?: { fkSource: string; sourceNo: string }
  /** The other side, as the owner of the receipt names it. */
  counterpartyName: string
  /** What it proves, where that is not the whole ticket. */
  amountFen?: bigint
}

/**
 * 凭证: what an enterprise keeps of an act that has taken effect, under a number of its own.
 *
 * @throws {RangeError} neither ticket nor amount: a defect.
 */
export async function writeReceipt(act: Act, written: Written): Promise<void> {
  const { kind, fkCorp, application, ticket, source, counterpartyName } = written
  const amountFen = written.amountFen ?? ticket?.amountFen
  if (amountFen === undefined) throw new RangeError(`A receipt ${kind} of nothing`)
  const receiptNo = await nextNumber(act, 'PZ')
  await act.tx
    .insertInto('receipt')
    .values({
      pkReceipt: newPk(),
      receiptNo,
      noTail: tailOf(receiptNo),
      fkCorp,
      kind,
      pkApply: application.pkApply,
      pkCredit: ticket?.pkCredit ?? null,
      fkSource: source?.fkSource ?? null,
      sourceNo: source?.sourceNo ?? null,
      counterpartyName,
      amountFen,
      at: act.at,
      verifyCode: randomBytes(6).toString('hex').toUpperCase(),
    })
    .execute()
}
