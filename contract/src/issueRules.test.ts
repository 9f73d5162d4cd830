import { describe, expect, test } from 'vitest'
import type { IssueLine } from './issue.ts'
import { findIssueBatchProblems, findIssueProblems, type IssueFacts } from './issueRules.ts'
import { defaultTenorPolicy } from './tenor.ts'

const line: IssueLine = {
  pkLimit: 'L',
  pkSupplier: 'S',
  amount: '1000.00',
  promisedDate: '2027-02-21',
  tenorReason: '',
  trade: {
    contractNo: 'HT-1',
    contractName: '采购合同',
    contractAmount: '5000.00',
    signedDate: '2026-10-01',
    deliveredDate: '',
    fileIds: ['F1', 'F2'],
    invoices: [],
    otherFileIds: [],
    fundFlowFileIds: [],
  },
  remark: '',
  notifySupplier: false,
}
const limit: NonNullable<IssueFacts['limit']> = {
  state: 'ACTIVE',
  from: '2026-01-01',
  to: '2026-11-21',
  availableFen: 100_000n,
}
const supplier = {
  corpName: '江城精铸有限公司',
  state: 'ACTIVE',
  registered: true,
  realnameState: 'PASSED',
  isCore: false,
  isIssuer: false,
}
const issuer = { suspension: null, suspendedParent: null, licenceTo: '2026-11-21', hasProduct: true }
const facts: IssueFacts = {
  today: '2026-11-21',
  issuer,
  limit,
  supplier,
  ownFiles: new Set(['F1', 'F2', 'F3']),
  usedInvoices: new Map(),
  tenor: { policies: defaultTenorPolicy, isCentralSoe: false },
}
const problems = (lineChanges: Partial<IssueLine>, factChanges: Partial<IssueFacts> = {}) =>
  findIssueProblems({ ...line, ...lineChanges }, { ...facts, ...factChanges }).map(({ field, code }) => [field, code])
const invoice: IssueLine['trade']['invoices'][number] = {
  invoiceNo: '26550000000000000001',
  invoiceCode: '',
  issueDate: '2026-11-01',
  amountWithTax: '1000.00',
  invoiceFileIds: ['F1'],
}
const trade = (changes: Partial<IssueLine['trade']>) => ({ trade: { ...line.trade, ...changes } })

describe('what refuses an issue', () => {
  test('nothing, where everything is as it has to be, to the last fen and day', () => {
    expect(problems({})).toEqual([])
    expect(problems({ amount: '5000.00' }, { limit: { ...limit, availableFen: null } })).toEqual([])
    expect(problems({}, { issuer: { ...issuer, licenceTo: null } })).toEqual([])
  })

  test.each<[string, Partial<IssueLine>, Partial<IssueFacts>, [field: string, code: string][]]>([
    [
      'I29: issuing is suspended',
      {},
      { issuer: { ...issuer, suspension: { since: '2026-11-01', count: 2, amountFen: 300n, firstDay: '2026-10-20' } } },
      [['', '04000120']],
    ],
    [
      'a branch of whom is suspended',
      {},
      { issuer: { ...issuer, suspendedParent: { name: '华岳', since: '2026-11-01' } } },
      [['', '04000174']],
    ],
    ['the licence has ended', {}, { issuer: { ...issuer, licenceTo: '2026-11-20' } }, [['', '03000280']]],
    ['product §4.5: the product is not open', {}, { issuer: { ...issuer, hasProduct: false } }, [['', '04000121']]],
    ['no limit', {}, { limit: null }, [['pkLimit', '01000311']]],
    ['a suspended limit', {}, { limit: { ...limit, state: 'SUSPENDED' } }, [['pkLimit', '05000102']]],
    ['a limit that has not begun', {}, { limit: { ...limit, from: '2026-11-22' } }, [['pkLimit', '05000102']]],
    ['a limit that has ended', {}, { limit: { ...limit, to: '2026-11-20' } }, [['pkLimit', '05000102']]],
    ['I10: a fen more than available', { amount: '1000.01' }, {}, [['amount', '05000101']]],
    ['no supplier', {}, { supplier: null }, [['pkSupplier', '01000311']]],
    ['a stopped supplier', {}, { supplier: { ...supplier, state: 'STOPPED' } }, [['pkSupplier', '04000116']]],
    ['I8: not registered', {}, { supplier: { ...supplier, registered: false } }, [['pkSupplier', '04000103']]],
    ['I8: not verified', {}, { supplier: { ...supplier, realnameState: 'EXPIRED' } }, [['pkSupplier', '04000103']]],
    ['an enterprise that accepts none', {}, { supplier: { ...supplier, isCore: true } }, [['pkSupplier', '04000173']]],
    ['I8: the issuer itself', {}, { supplier: { ...supplier, isIssuer: true } }, [['pkSupplier', '04000117']]],
    [
      'an invoice that the tax office does not confirm',
      trade({ invoices: [invoice] }),
      { failedInvoices: new Map([[invoice.invoiceNo, 'FAILED']]) },
      [['trade.invoices.0.invoiceNo', '06000113']],
    ],
    ['I5: no amount', { amount: '' }, {}, [['amount', '01000310']]],
    ['I5: an amount of nothing', { amount: '0.00' }, {}, [['amount', '01000315']]],
    [
      'I5: beyond the largest amount',
      { amount: '99999999999999.99', ...trade({ contractAmount: '99999999999999.99' }) },
      { limit: { ...limit, availableFen: null } },
      [['amount', '01000315']],
    ],
    ['I14: no promised date', { promisedDate: '' }, {}, [['promisedDate', '01000310']]],
    ['I14: today', { promisedDate: '2026-11-21' }, {}, [['promisedDate', '04000108']]],
    ['I14: beyond a year', { promisedDate: '2027-11-22' }, {}, [['promisedDate', '04000110']]],
    ['D7: no reason beyond six months', { promisedDate: '2027-05-22' }, {}, [['tenorReason', '04000111']]],
    ['D7: blanks are no reason', { promisedDate: '2027-05-22', tenorReason: ' ' }, {}, [['tenorReason', '04000111']]],
    ['no contract number', trade({ contractNo: ' ' }), {}, [['trade.contractNo', '01000310']]],
    ['no contract name', trade({ contractName: '' }), {}, [['trade.contractName', '01000310']]],
    ['no contract amount', trade({ contractAmount: '' }), {}, [['trade.contractAmount', '01000310']]],
    ['no signing date', trade({ signedDate: '' }), {}, [['trade.signedDate', '01000310']]],
    ['no file', trade({ fileIds: [] }), {}, [['trade.fileIds', '01000312']]],
    ['I25: a file that is not the enterprise’s', {}, { ownFiles: new Set(['F1']) }, [['trade.fileIds', '01000312']]],
    ['more than the contract', trade({ contractAmount: '999.99' }), {}, [['trade.contractAmount', '04000113']]],
    ['a contract of tomorrow', trade({ signedDate: '2026-11-22' }), {}, [['trade.signedDate', '04000125']]],
    [
      'a fen more than others have left of the contract',
      {},
      { usedContracts: new Map([['HT-1', 400_001n]]) },
      [['trade.contractAmount', '04000126']],
    ],
  ])('%s', (_rule, lineChanges, factChanges, expected) => {
    expect(problems(lineChanges, factChanges)).toEqual(expected)
  })

  test('everything at once, in the order of the form', () => {
    const wrong = problems({ amount: '', promisedDate: '', ...trade({ contractNo: '' }) }, { limit: null })
    expect(wrong.map(([field]) => field)).toEqual(['pkLimit', 'amount', 'promisedDate', 'trade.contractNo'])
  })
})

describe('one contract behind several lines of a form', () => {
  const of = (...lines: Partial<IssueLine>[]) =>
    findIssueBatchProblems(
      lines.map((changes) => ({
        line: { ...line, ...changes },
        facts: { ...facts, limit: { ...limit, availableFen: null } },
      })),
    )

  test('its amount may be drawn to the last fen, and of another contract besides', () => {
    expect(of({ amount: '2000.00' }, { amount: '3000.00' }, trade({ contractNo: 'HT-2' }))).toEqual([])
  })

  test('a fen more is said where it goes over, with what is left', () => {
    expect(of({ amount: '2000.00' }, { amount: '3000.01' })).toEqual([
      {
        line: 1,
        field: 'trade.contractAmount',
        code: '04000126',
        values: ['HT-1', '5,000.00', '2,000.00', '3,000.00'],
      },
    ])
  })
})
