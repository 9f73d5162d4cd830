import type { DetailOf } from '@jinpiao/contract/applications'
import type { Ticket } from '@jinpiao/contract/credits'
import { type TransferPayload, type transfer, transferPayload } from '@jinpiao/contract/transfer'
import { changeFen } from '@jinpiao/contract/transferRules'
import type { Fen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { emptyTrade, moneyText, toTradeForm, toTradeInput, tradeForm } from '#portal/business/trade/tradeForm.ts'

const text = z.string()
const outputForm = z.object({ pkCorp: text, recipientName: text, amount: text, trade: tradeForm, remark: text })
export type OutputForm = z.output<typeof outputForm>

/** One ticket and those who get of it. Texts are as typed; names stand beside keys. */
const schema = z.object({
  ...storedKeys,
  fkCredit: text,
  creditNo: text,
  outputs: z.array(outputForm).check(z.minLength(1)),
})
export type TransferForm = z.output<typeof schema>

export const emptyOutput = (): OutputForm => ({
  pkCorp: '',
  recipientName: '',
  amount: '',
  trade: emptyTrade(),
  remark: '',
})
const noTicket = { fkCredit: '', creditNo: '' }
export const emptyTransfer = (ticket = noTicket): TransferForm => ({
  ...ticket,
  outputs: [emptyOutput()],
})

/** What is sent. What is no amount and no day is left out: a draft may be incomplete, never wrong. */
export const toTransferPayload = ({ fkCredit, outputs }: TransferForm): TransferPayload => ({
  fkCredit,
  outputs: outputs.map(({ pkCorp, amount, trade, remark }) => ({
    pkCorp,
    amount: moneyText(amount),
    trade: toTradeInput(trade),
    remark: remark.trim(),
  })),
})

/** A stored application back in the form. */
export function toTransferForm(
  { application, payload, files, outputs: recipients }: DetailOf<typeof transfer>,
  isCopy = false,
): TransferForm {
  const { fkCredit, outputs } = transferPayload.parse(payload)
  return {
    fkCredit,
    creditNo: application.creditNo,
    outputs: outputs.map(({ pkCorp, amount, trade, remark }, index) => ({
      pkCorp,
      // In the order of the outputs.
      recipientName: recipients[index]?.recipientName ?? '',
      amount,
      trade: toTradeForm(trade, files, isCopy),
      remark,
    })),
  }
}

/** What stays with the sender while one types; negative when more is given away than there is. */
export const changeOf = (outputs: readonly Pick<OutputForm, 'amount'>[], ticketAmount: string): Fen =>
  changeFen({ outputs: outputs.map(({ amount }) => ({ amount: moneyText(amount) })) }, ticketAmount)

/** Which output a reviewer's reason names, by the recipient's name or number; -1 where several may be meant. */
export function findOutputMeant(outputs: readonly Pick<OutputForm, 'recipientName'>[], reason: string): number {
  if (outputs.length === 1) return 0
  const [, number] = /(?:接收方|第|recipient|no\.)\s*(\d{1,2})(?!\d)/i.exec(reason) ?? []
  if (number !== undefined && Number(number) <= outputs.length) return Number(number) - 1
  return outputs.findIndex(({ recipientName }) => recipientName !== '' && reason.includes(recipientName))
}

/** One ticket is one application; a chosen ticket alone leaves no draft behind. */
export const transferForm = singleForm({
  schema,
  empty: (facts?: { ticket: Pick<Ticket, 'pkCredit' | 'creditNo'> | undefined }) =>
    emptyTransfer(facts?.ticket && { fkCredit: facts.ticket.pkCredit, creditNo: facts.ticket.creditNo }),
  chosen: ['fkCredit', 'creditNo'],
  toPayload: toTransferPayload,
  fill: toTransferForm,
})
