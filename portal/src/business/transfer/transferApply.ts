import type { DetailOf } from '@jinpiao/contract/applications'
import { transfer } from '@jinpiao/contract/transfer'
import type { Apply } from '#portal/archetypes/apply/apply.ts'
import { fenOf, tradeFieldsMeant } from '#portal/business/trade/tradeForm.ts'
import { TransferDetail, TransferParts, transferFace } from './TransferDetail.tsx'
import {
  emptyTransfer,
  findOutputMeant,
  isUntouched,
  parseTransferForm,
  type TransferForm,
  toTransferForm,
  toTransferPayload,
  transferField,
} from './transferForm.ts'

export const transferDetail = { face: transferFace, facts: TransferDetail, rail: TransferParts }

/** 转让 and 拆分转让 as the archetype takes it. */
export const transferApply = (ticket?: {
  fkCredit: string
  creditNo: string
}): Apply<typeof transfer, TransferForm> => ({
  of: transfer,
  name: 'transfer',
  title: 'transfer',
  empty: () => emptyTransfer(ticket),
  parse: parseTransferForm,
  isUntouched,
  lines: (form) => [{ pkApply: form.pkApply, version: form.version, payload: toTransferPayload(form) }],
  stored: (form, [saved]) => ({ ...form, ...saved }),
  fill,
  fieldId: transferField,
  parties: ({ outputs }) =>
    outputs.map(({ recipientName, amount }) => ({ name: recipientName, amount: fenOf(amount) })),
  fieldsMeant: ({ outputs }, reason) => {
    const ofTicket = { creditNo: ['fkCredit'] }
    const index = findOutputMeant(outputs, reason)
    if (index === -1) return ofTicket
    const name = `outputs.${index}`
    return {
      ...ofTicket,
      recipientName: [`${name}.pkCorp`],
      amount: [`${name}.amount`],
      remark: [`${name}.remark`],
      ...tradeFieldsMeant(`${name}.trade`),
    }
  },
  columns: ['creditNo', 'recipientName', 'amount', { key: 'changeAmount', secondary: true }, 'promisedDate'],
  detail: transferDetail,
})

function fill({ application, payload, files, outputs }: DetailOf<typeof transfer>, isCopy: boolean): TransferForm {
  const { creditNo, pkApply, version } = application
  const form = toTransferForm(payload, { creditNo, recipients: outputs, files })
  if (!isCopy) return { ...form, pkApply, version }
  // An invoice backs one ticket: a copy begins without.
  return { ...form, outputs: form.outputs.map((each) => ({ ...each, trade: { ...each.trade, invoices: [] } })) }
}
