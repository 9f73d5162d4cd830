import type { ReceiptKind } from '@jinpiao/contract/flow'
import type { Act } from '../acts/command.ts'
import { newPk, nextNumber } from '../acts/keys.ts'
import { tailOf } from '../domain/numbering.ts'
import type { Application } from '../flow/application.ts'
import type { Ticket } from '../tickets/tickets.ts'

interface About {
  application: Pick<Application, 'pkApply'>
  ticket: Pick<Ticket, 'pkCredit' | 'amountFen'>
  /** The other side, as the owner of the receipt names it. */
  counterpartyName: string
  amountFen?: bigint
}

/** 凭证: what an enterprise keeps of an act that has taken effect, under a number of its own. */
export async function writeReceipt(act: Act, fkCorp: string, kind: ReceiptKind, about: About): Promise<void> {
  const { application, ticket, counterpartyName, amountFen = ticket.amountFen } = about
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
      pkCredit: ticket.pkCredit,
      counterpartyName,
      amountFen,
      at: act.at,
    })
    .execute()
}
