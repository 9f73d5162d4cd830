import type { DataOf } from '@jinpiao/contract/endpoint'
import { type InvoicingApplication, type InvoicingPayload, invoicing } from '@jinpiao/contract/invoicing'
import { findInvoicingProblems, invoicingTopics } from '@jinpiao/contract/invoicingRules'
import { invoiceKinds, receiveWays } from '@jinpiao/contract/states/exchange'
import { inLanguage } from '@jinpiao/contract/words'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { Answer, FormBusiness, Judging, OwnDetail, OwnRow } from '../../flow/business.ts'
import { getBillingInfo, readBilling } from '../../queries/billingInfo.ts'
import { ownBills, toBill } from '../../queries/bills.ts'
import { invoicesOf } from '../../queries/feeInvoices.ts'
import { feeReceiptFacts } from '../feeReceiptFacts.ts'
import { answerOf } from '../tradeAnswers.ts'
import { endInvoicing, invoicingJudge } from './ended.ts'
import { checkInvoicings, readInvoicingFacts } from './facts.ts'
import { freeBills, holdBills, snapshotOf } from './hold.ts'
import { columnsOf, payloadOf } from './payload.ts'

type Detail = OwnDetail<DataOf<typeof invoicing.get>>

/**
 * INVOICING (开票申请): an invoice for paid bills of one party, submitted without a signature because it moves nothing. While
 * it is open no other application can name its bills.
 */
export const invoicingBusiness: FormBusiness<InvoicingPayload, OwnRow<InvoicingApplication>, Detail> &
  Judging<'INVOICING', InvoicingPayload> = {
  type: 'INVOICING',
  family: 'INVOICING',
  definition: invoicing,
  read: payloadOf,
  columns: columnsOf,
  touches: (_reading, { pkBills }) => ({ fee_bill: pkBills }),
  problems: async (reading, payload, _moment, application) =>
    findInvoicingProblems(payload, await readInvoicingFacts(reading, payload.pkBills, application?.pkApply)),
  hold: holdBills,
  release: (act, application) => freeBills(act, application),
  decided: async () => ({ outputs: [] }),
  /** Who makes it out is told what stands on it, and for which bills. */
  asked: async ({ tx }, { pkApply, fkCorp }, { pkBills }) => {
    const bills = await ownBills(tx, fkCorp, pkBills)
    return {
      body: {
        billing: await snapshotOf(tx, pkApply),
        bills: bills.map(({ feeBillNo, amountFen }) => ({ feeBillNo, amount: fenToDecimal(amountFen) })),
      },
    }
  },
  judges: { PLATFORM: invoicingJudge },
  ended: endInvoicing,

  toRows: async ({ read }, applications) => {
    const invoices = await invoicesOf(
      read,
      applications.map(({ pkApply }) => pkApply),
    )
    return new Map(
      applications.map(({ pkApply, payload, counterpartyName }) => {
        const { pkBills, invoiceKind } = payloadOf(payload)
        const invoiceNo = invoices.get(pkApply)?.invoiceNo ?? null
        return [pkApply, { issuingParty: counterpartyName ?? '', feeBills: pkBills.length, invoiceNo, invoiceKind }]
      }),
    )
  },
  toDetail,
  // Of the fees that are paid: invoices are made out for them, and leave no receipt themselves.
  receiptFacts: feeReceiptFacts,
  hints: async () => [],
  topics: invoicingTopics,
  files: () => [],
  answers,
  check: checkInvoicings,
}

async function toDetail(context: QueryContext, { pkApply }: Application, payload: InvoicingPayload): Promise<Detail> {
  const { read, actor } = context
  const row = (await invoicesOf(read, [pkApply])).get(pkApply)
  return {
    bills: (await ownBills(read, actor.fkCorp, payload.pkBills)).map((bill) => toBill(bill)),
    billing: (await snapshotOf(read, pkApply)) ?? (await presentBilling(context)),
    invoice: row
      ? {
          pkInvoice: row.pkInvoice,
          invoiceNo: row.invoiceNo,
          taxAmount: fenToDecimal(row.taxFen),
          invoiceDate: row.issueDate,
        }
      : null,
  }
}

async function presentBilling(context: QueryContext): Promise<Detail['billing']> {
  if ((await readBilling(context.read, context.actor.fkCorp)) === undefined) return null
  const { version: _, ...billing } = await getBillingInfo(context)
  return billing
}

async function answers({ read, actor, language }: QueryContext, payload: InvoicingPayload): Promise<Answer[]> {
  const { party, pkBills, invoiceKind, receiveBy, email, address, remark } = payload
  const bills = await ownBills(read, actor.fkCorp, pkBills)
  return [
    answerOf('issuingParty', party, language),
    { ...answerOf('feeBills', bills.map(({ feeBillNo }) => feeBillNo).join('、'), language), kind: 'text' },
    answerOf('invoiceKind', inLanguage(invoiceKinds[invoiceKind].label, language), language),
    answerOf('receiveBy', inLanguage(receiveWays[receiveBy].label, language), language),
    answerOf('email', email, language),
    answerOf('receiverAddress', address, language),
    answerOf('remark', remark, language),
  ]
}
