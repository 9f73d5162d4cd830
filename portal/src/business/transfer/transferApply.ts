import { transfer } from '@jinpiao/contract/transfer'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { fenOf, tradeFieldsMeant } from '#portal/business/trade/tradeForm.ts'
import { TransferCheck } from './TransferCheck.tsx'
import { transferDetail } from './TransferDetail.tsx'
import { TransferEditor } from './TransferEditor.tsx'
import { changeOf, findOutputMeant, transferForm } from './transferForm.ts'
import { findProblems, useTransferFacts } from './useTransferFacts.ts'

/** 转让 and 拆分转让. */
export const transferApply = defineApply({
  of: transfer,
  name: 'transfer',
  title: 'transfer',
  form: transferForm,
  useFacts: useTransferFacts,
  problems: findProblems,
  Editor: TransferEditor,
  Check: TransferCheck,
  detail: transferDetail,
  columns: ['creditNo', 'recipientName', 'amount', { key: 'changeAmount', secondary: true }, 'promisedDate'],
  parties: ({ outputs }) =>
    outputs.map(({ recipientName, amount }) => ({ name: recipientName, amount: fenOf(amount) })),
  kept: ({ outputs }, { ticket }) => ticket && changeOf(outputs, ticket.amount),
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
})
