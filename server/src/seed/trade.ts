import type { InvoiceInput } from '@jinpiao/contract/invoice'
import type { TradeInput } from '@jinpiao/contract/trade'
import { addDays, type Day } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { todayOf } from '../domain/clock.ts'
import type { Stage } from './actors.ts'

let contractNumber = 0

interface Wanted {
  amount: string
  /** Days before the day that is being played. */
  deliveredAgo?: number
  /** With 资金流水 and 其他附件, as enterprises have to that are not of the first level. */
  isProved?: boolean
}

/** The trade behind an amount: a contract that covers it, mostly invoices too. */
export function tradeOf(stage: Stage, corp: string, { amount, deliveredAgo, isProved = false }: Wanted): TradeInput {
  const today = todayOf(stage.clock)
  contractNumber += 1
  const filesOf = (kind: string, wanted = true): string[] => {
    const file = stage.installed.files.get(`${kind}/${corp}`)
    return wanted && file !== undefined ? [file] : []
  }
  return {
    contractNo: `HT${today.slice(0, 4)}${String(contractNumber).padStart(5, '0')}`,
    contractName: '零部件采购框架合同',
    contractAmount: amount === '' ? '' : contractAmountFor(amount),
    signedDate: addDays(today, -20),
    deliveredDate: deliveredAgo === undefined ? '' : addDays(today, -deliveredAgo),
    fileIds: filesOf('contract'),
    invoices: isProved || contractNumber % 7 !== 0 ? invoicesFor(amount, today, filesOf('invoice')) : [],
    otherFileIds: filesOf('material', isProved),
    fundFlowFileIds: filesOf('fundFlow', isProved),
  }
}

/** Most are covered by one invoice, some by two of the old kind, every seventh has none: the reviewer is told. */
function invoicesFor(amount: string, today: Day, invoiceFileIds: string[]): InvoiceInput[] {
  if (amount === '') return []
  const issued = { issueDate: addDays(today, -5), invoiceFileIds }
  const serial = String(contractNumber)
  const electronic = { invoiceNo: `${today.slice(2, 4)}42${serial.padStart(16, '0')}`, invoiceCode: '' }
  if (contractNumber % 7 !== 3) return [{ ...issued, ...electronic, amountWithTax: amount }]
  const half = (decimalToFen(amount) + 1n) / 2n
  return ['1', '2'].map((first) => ({
    ...issued,
    invoiceCode: '4200261130',
    invoiceNo: `${first}${serial.padStart(7, '0')}`,
    amountWithTax: fenToDecimal(half),
  }))
}

/** About ten times the amount, as far as the field goes. */
const contractAmountFor = (amount: string): string => (amount.length >= 16 ? amount : `${amount.split('.')[0]}9.99`)
