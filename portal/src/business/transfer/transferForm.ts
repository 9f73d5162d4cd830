import { type TransferPayload, transferPayload } from '@jinpiao/contract/transfer'
import { changeFen } from '@jinpiao/contract/transferRules'
import type { Fen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import {
  emptyTrade,
  formName,
  type HeldFile,
  moneyText,
  toTradeForm,
  toTradeInput,
  tradeForm,
} from '#portal/business/trade/tradeForm.ts'

const text = z.string()
const outputForm = z.object({ pkCorp: text, recipientName: text, amount: text, trade: tradeForm, remark: text })
export type OutputForm = z.output<typeof outputForm>

/** One ticket and those who get of it. Texts are as typed; names stand beside keys. */
const transferForm = z.object({
  /** Once saved as an application. */
  pkApply: z.optional(text),
  version: z.optional(z.number()),
  fkCredit: text,
  creditNo: text,
  outputs: z.array(outputForm).check(z.minLength(1)),
})
export type TransferForm = z.output<typeof transferForm>

export const emptyOutput = (): OutputForm => ({
  pkCorp: '',
  recipientName: '',
  amount: '',
  trade: emptyTrade(),
  remark: '',
})
export const emptyTransfer = (ticket = { fkCredit: '', creditNo: '' }): TransferForm => ({
  ...ticket,
  outputs: [emptyOutput()],
})

/** A draft of the server; `undefined` when an older build wrote it differently. */
export function parseTransferForm(payload: unknown): TransferForm | undefined {
  const parsed = transferForm.safeParse(payload)
  return parsed.success ? parsed.data : undefined
}

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

interface Known {
  creditNo: string
  /** Names in the order of the outputs. */
  recipients: readonly { recipientName: string }[]
  files: readonly HeldFile[]
}

/** A stored application back in the form. */
export function toTransferForm(stored: TransferPayload, { creditNo, recipients, files }: Known): TransferForm {
  const { fkCredit, outputs } = transferPayload.parse(stored)
  return {
    fkCredit,
    creditNo,
    outputs: outputs.map(({ pkCorp, amount, trade, remark }, index) => ({
      pkCorp,
      recipientName: recipients[index]?.recipientName ?? '',
      amount,
      trade: toTradeForm(trade, files),
      remark,
    })),
  }
}

/** Whether anything was entered: a chosen ticket alone leaves no draft behind. */
export const isUntouched = ({ outputs }: TransferForm): boolean =>
  JSON.stringify(outputs) === JSON.stringify([emptyOutput()])

/** Id of the control that a problem is about. */
export const transferField = (_line: number, field: string): string => formName(field)

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
