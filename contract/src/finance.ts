import * as z from 'zod/mini'
import { applications, savedDrafts } from './applications.ts'
import { type DataOf, endpoint } from './endpoint.ts'
import { day, fields, instant, mobile, money, moneySum, pk, pkOrNone, rate, typed } from './fields.ts'
import { funderProduct } from './funderProducts.ts'
import { financeDetailPage, financePage } from './permissions/finance.ts'
import { chainHomes } from './permissions.ts'
import { choiceNames, sheetChoice, sheetError, sheetSeen } from './sheets.ts'
import { payrollLineStateNames } from './states/finance.ts'
import { applicationStateNames } from './status.ts'
import { tradeBackground, tradeInput } from './trade.ts'
import { nextTry, triedBefore } from './tries.ts'

/** For so long a quote holds (product §4.10). */
export const QUOTE_MINUTES = 30

/** What a funder takes and what is left, if the ticket is paid for on the expected day. Part of what is signed. */
export const quote = z.object({
  /** Per year, in per cent: `3.98`. */
  rate,
  /** Days of the year that the rate refers to: 360 (spec §9). */
  dayBasis: z.int().check(z.minimum(1), z.maximum(366)),
  /** The day on which the bank is expected to pay: the fee runs from it to the promised date, which does not count. */
  loanDate: day,
  feeDays: z.int().check(z.minimum(0), z.maximum(3660)),
  serviceFee: money,
  netAmount: money,
  validUntil: z.iso.datetime({ offset: true }),
})
export type Quote = z.output<typeof quote>

/** 融资: a held ticket, or a part of it, for money today. What is left of a part comes back as change. A draft may be incomplete. */
export const financePayload = z.object({
  fkCredit: pkOrNone,
  amount: z.union([money, z.literal('')]),
  pkProduct: pkOrNone,
  /** Null until it has been asked for. */
  quote: z.nullable(quote),
  trade: tradeInput,
  /** The enterprise's own account that the money goes to. */
  pkAccount: pkOrNone,
  contactName: typed('contactName'),
  contactMobile: z.union([mobile, z.literal('')]),
})
export type FinancePayload = z.output<typeof financePayload>

/** One person's wage, as typed or read from a sheet. */
export const wage = z.object({
  personName: typed('payeePerson'),
  accountNo: typed('accountNo'),
  bankName: typed('payeeBank'),
  amount: z.union([money, z.literal('')]),
})
export type Wage = z.output<typeof wage>

/** People of one list of wages (product §2.3). */
export const MAX_WAGES = 200

/** One wage with where it stands; name and number are masked for everyone but who entered them. */
export const wageLine = z.object({
  line: z.number(),
  personName: z.string(),
  /** Masked. */
  ...fields('accountNo', 'amount', 'failReason?', 'bankSerial?', 'paidAt?'),
  /** It failed, and a later list has taken it again. */
  takenBy: z.nullable(nextTry),
  /** What this payment makes again. */
  before: z.nullable(triedBefore),
  state: z.enum(payrollLineStateNames),
})
export type WageLine = z.output<typeof wageLine>

/** What became of a financing: the bank's day decides about days, fee and net amount. */
export const financeOutcome = z.object({
  ...fields('loanDate?', 'feeDays?', 'serviceFee?', 'netAmount?', 'bankSerial?', 'registryNo?', 'factoringNo?'),
  registeredAt: z.nullable(instant),
})
export type FinanceOutcome = z.output<typeof financeOutcome>

export const finance = applications({
  type: 'FINANCE',
  also: ['PAYROLL'],
  name: 'financings',
  drafts: '/corp/v1/orders/pending/fin-applys',
  acts: '/corp/v1/orders/pending/fin-applys',
  steps: { PENDING_DIRECTOR: '' },
  payload: financePayload,
  names: {
    fkCredit: 'creditNo',
    pkProduct: 'product',
    pkAccount: 'receivingAccount',
    amount: 'financeAmount',
    quote: 'serviceFee',
    rate: 'annualFeeRate',
    dayBasis: 'feeDays',
  },
  row: {
    ...fields('creditNo', 'funderName', 'product', 'serviceFee?', 'netAmount?', 'daysRemaining?', 'loanDate?'),
    /** Of a list of wages: the people in it. */
    ...fields('payrollCount?'),
    annualFeeRate: z.nullable(rate),
    pkCredit: z.string(),
  },
  detail: {
    ...fields('issuerName', 'ticketAmount', 'changeAmount?'),
    depth: z.number(),
    trade: z.nullable(tradeBackground),
    /** Where the money goes: the account by its last four digits. */
    account: z.nullable(z.object({ ...fields('accountName', 'bankName'), accountTail: z.string() })),
    contactName: z.string(),
    contactMobile: z.string(),
    /** As it was signed. */
    quoted: z.nullable(quote),
    /** As it would be quoted at this moment: the day of payment may have moved. */
    today: z.nullable(quote),
    outcome: z.nullable(financeOutcome),
    /** Its receipt, once it has been paid. */
    pkReceipt: z.nullable(z.string()),
    /** Of a list of wages. */
    wages: z.array(wageLine),
    /** Lists of wages that are paid from this financing. */
    payrolls: z.array(
      z.object({
        pkApply: z.string(),
        ...fields('applyNo', 'payrollCount', 'payrollAmount'),
        paidAmount: moneySum,
        failedAmount: moneySum,
        state: z.enum(applicationStateNames),
      }),
    ),
    /** What may still be paid as wages; null: nothing can be paid as yet. */
    wagesLeft: z.nullable(money),
    /** Of its money: net = paid as wages + in lists under way + `wagesLeft`; null as that. */
    wagesMade: z.nullable(z.object({ net: moneySum, paid: moneySum, open: moneySum })),
    /** Of a list of wages: the financing that pays. */
    financing: z.nullable(z.object({ pkApply: z.string(), ...fields('applyNo') })),
  },
  facts: z.object({
    /** Of the chosen ticket's issuer: others give contract, invoice, fund flow and further material (spec §5). */
    isFirstLevel: z.boolean(),
  }),
  readers: [...chainHomes, ...financeDetailPage],
})
export type FinanceApplication = z.output<typeof finance.row>

/** A product as it stands to one ticket. */
export const financeProduct = z.object({
  product: funderProduct,
  /** Why the ticket cannot be financed by it; null where it can. */
  blockedReason: z.nullable(z.string()),
})
export type FinanceProduct = z.output<typeof financeProduct>

export const listFinanceProducts = endpoint({
  method: 'GET',
  path: '/corp/v1/finance/products/of-ticket',
  summary: '一张金票可选的融资产品，不可选的说明原因',
  permission: financePage,
  query: z.object({ fkCredit: pk }),
  data: z.array(financeProduct),
})

export const quoteFinance = endpoint({
  method: 'POST',
  path: '/corp/v1/finance/quote',
  summary: '融资试算：天数、服务费、到账净额，30 分钟内有效',
  permission: financePage,
  body: z.object({ fkCredit: pk, pkProduct: pk, amount: money }),
  names: { fkCredit: 'creditNo', pkProduct: 'product', amount: 'financeAmount' },
  data: quote,
})

/** Wages begin at a financing: on its page, or from the form's. */
const payrollPages = [...financePage, ...financeDetailPage]

/** Makes a draft of wages from a financing whose money is on its way or has come; signed and submitted like any application. */
export const savePayroll = endpoint({
  method: 'POST',
  path: '/corp/v1/orders/pending/fin-applys/payroll',
  summary: '代发工资：从融资款中发放，每人一笔',
  permission: payrollPages,
  body: z.object({ pkFinance: pk, wages: z.array(wage).check(z.minLength(1), z.maxLength(MAX_WAGES)) }),
  names: { pkFinance: 'applyNo', wages: 'payrollAmount', personName: 'payeePerson', bankName: 'payeeBank' },
  large: true,
  data: savedDrafts,
})

/** The wages of a list that failed and that no list has taken again, as they were typed: they begin the next list. */
export const listFailedWages = endpoint({
  method: 'GET',
  path: '/corp/v1/orders/pending/fin-applys/payroll/failed',
  summary: '代发清单中未成功、尚未重新代发的各人',
  permission: payrollPages,
  query: z.object({ pkApply: pk }),
  data: z.array(wage),
})

export const payrollTemplate = endpoint({
  method: 'GET',
  path: '/corp/v1/orders/pending/fin-applys/payroll/import/template',
  summary: '代发工资清单模板（xlsx）',
  permission: payrollPages,
  binary: true,
  data: z.unknown(),
})

/** Every filled row comes back, also a wrong one: it is corrected in the form, where its cells are marked. */
export const importPayroll = endpoint({
  method: 'POST',
  path: '/corp/v1/orders/pending/fin-applys/payroll/import',
  summary: '读取代发工资清单（字段名 file）：每人一行与逐格的问题，不保存',
  permission: payrollPages,
  query: sheetChoice,
  names: choiceNames,
  multipart: true,
  data: z.object({
    /** As they stand in the sheet; what is no amount is left out. */
    wages: z.array(
      z.object({
        row: z.number(),
        personName: z.string(),
        accountNo: z.string(),
        bankName: z.string(),
        amount: z.string(),
      }),
    ),
    /** An empty field: the sheet as a whole. */
    errors: z.array(sheetError),
    seen: sheetSeen,
  }),
})
export type ImportedPayroll = DataOf<typeof importPayroll>
