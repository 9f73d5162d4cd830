import type { InvoiceRow } from '@jinpiao/contract/invoices'
import { expect, test } from 'vitest'
import { type PackToCopy, tradeFromPack } from './packTrade.ts'

const invoice = (nr: number, changes: Partial<InvoiceRow> = {}): InvoiceRow => ({
  pkInvoice: `I${nr}`,
  invoiceCode: '',
  invoiceNo: `2655000000000000000${nr}`,
  sellerName: '江城精铸有限公司',
  buyerName: '华岳重工股份有限公司',
  invoiceDate: '2026-11-01',
  amountWithTax: '1000.00',
  taxAmount: null,
  usedAmount: '0.00',
  availableAmount: '1000.00',
  invoiceVerifyState: 'PASSED',
  verifyNote: '',
  isUnused: true,
  ...changes,
})
const file = (pkFile: string) => ({ pkFile, name: `${pkFile}.pdf`, size: 1, mime: 'application/pdf' })
const contract = (contractNo: string, fileIds: string[]) => ({
  contractNo,
  contractName: `合同${contractNo}`,
  buyerName: '甲',
  sellerName: '乙',
  contractAmount: '500.00',
  signedDate: '2026-09-01',
  contractEndDate: '',
  fileIds,
})
const pack: PackToCopy = {
  payload: {
    packName: '资料',
    pkParty: 'P',
    fkCore: 'C',
    remark: '',
    auth: [{ authKind: 'FINANCING', validTo: '2027-01-01', fileIds: ['A'] }],
    contracts: [contract('1', ['F']), contract('2', ['G', 'gone'])],
    invoices: ['I1', 'I2', 'I3'],
    others: [
      { materialKind: 'FUND_FLOW', materialNote: '', fileIds: ['M'] },
      { materialKind: 'LOGISTICS', materialNote: '', fileIds: ['L'] },
    ],
  },
  files: ['A', 'F', 'G', 'M', 'L'].map(file),
  invoices: [
    invoice(1),
    invoice(2, { usedAmount: '400.00', availableAmount: '600.00' }),
    invoice(3, { invoiceVerifyState: 'FAILED' }),
  ],
}
const numbers = (kind: 'FINANCE_PACK' | 'ISSUE_PACK') =>
  tradeFromPack(kind, pack, 0).invoices.map(({ invoiceNo }) => invoiceNo.at(-1))

test('0037: one contract is copied with its files, and each other paper to where the form asks for it', () => {
  expect(tradeFromPack('FINANCE_PACK', pack, 1)).toMatchObject({
    contractNo: '2',
    contractName: '合同2',
    contractAmount: '500.00',
    signedDate: '2026-09-01',
    files: [{ pkFile: 'G', name: 'G.pdf', size: 1 }],
    fundFlowFiles: [{ pkFile: 'M' }],
    otherFiles: [{ pkFile: 'L' }],
  })
})

test('I15: invoices that are free come along: for a financing also what is left of one, for a ticket whole ones alone', () => {
  expect(numbers('FINANCE_PACK')).toEqual(['1', '2'])
  expect(numbers('ISSUE_PACK')).toEqual(['1'])
})
