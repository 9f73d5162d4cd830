import * as z from 'zod/mini'
import { type AccountUsage, accountUsages } from './accounts.ts'
import { accountActions, action } from './actions.ts'
import { applications } from './applications.ts'
import { claims } from './claims.ts'
import { endpoint } from './endpoint.ts'
import { day, fields, instant, pk, pkOrNone, typed } from './fields.ts'
import { list } from './list.ts'
import { accountInfoPage, accountPages } from './permissions/redeem.ts'
import {
  accountKindNames,
  accountKinds,
  accountStateNames,
  accountStates,
  verifyStateNames,
  verifyStates,
} from './states/redeem.ts'

const usageNames = Object.keys(accountUsages) as [AccountUsage, ...AccountUsage[]]

/** A company account to register, or to put in the place of `pkAccount`. Its name is the enterprise's and is not typed. */
export const accountPayload = z.object({
  /** The account that is changed; empty: a further one. */
  pkAccount: pkOrNone,
  accountNo: typed('accountNo'),
  bankCode: z.string().check(z.regex(/^\d{0,6}$/)),
  branchName: typed('branchName'),
  interBankNo: typed('interBankNo'),
  accountKind: z.enum(accountKindNames),
  usages: z.array(z.enum(usageNames)),
  /** 开户许可证. */
  fileIds: z.array(pk).check(z.maxLength(5)),
})
export type AccountPayload = z.output<typeof accountPayload>

/** The test payment that proves an account: what is to be paid to where, and how it stands. */
export const accountVerify = z.object({
  pkVerify: z.string(),
  state: z.enum(verifyStateNames),
  ...fields('payeeAccountName', 'payeeAccount', 'payeeBank', 'amount', 'bankSerial?', 'failReason?'),
  verifyUntil: instant,
})
export type AccountVerify = z.output<typeof accountVerify>

export const accountChange = applications({
  type: 'ACCOUNT_CHANGE',
  name: 'account-changes',
  drafts: '/corp/v1/accounts/changes',
  acts: '/corp/v1/accounts/changes',
  steps: {},
  payload: accountPayload,
  names: { pkAccount: 'accountNo', bankCode: 'bankName', usages: 'accountUsage', fileIds: 'permitFiles' },
  row: {
    ...fields('bankName', 'branchName'),
    accountKind: z.enum(accountKindNames),
    /** Last four digits of the number. */
    accountTail: z.string(),
    verifyState: z.nullable(z.enum(verifyStateNames)),
  },
  detail: {
    ...fields('accountName', 'accountNo', 'interBankNo'),
    /** Key of the account that it became. */
    pkRegistered: z.nullable(z.string()),
    verify: z.nullable(accountVerify),
  },
  facts: z.object({ isExempt: z.boolean() }),
  words: { accountKind: () => accountKinds, verifyState: () => verifyStates },
  readers: accountInfoPage,
})
export type AccountApplication = z.output<typeof accountChange.row>

/** An account of the enterprise. Its whole number is asked for, and that is audited. */
export const bankAccount = z.object({
  pkAccount: z.string(),
  ...fields('accountName', 'bankName', 'branchName', 'interBankNo'),
  accountTail: z.string(),
  accountKind: z.enum(accountKindNames),
  usages: z.array(z.enum(usageNames)),
  isDefault: z.boolean(),
  accountState: z.enum(accountStateNames),
  verifyState: z.enum(verifyStateNames),
  /** Why the last test payment proved nothing; null: it has not failed. */
  ...fields('failReason?'),
  verifyUntil: z.nullable(instant),
  /** It is in use, and payments to it failed one after the other: how many times, the last on which day. Null: none has. */
  failing: z.nullable(z.object({ count: z.number(), failedOn: day })),
  actions: z.array(action(accountActions)),
})
export type BankAccountRow = z.output<typeof bankAccount>

export const listAccounts = list({
  name: 'accounts',
  path: '/corp/v1/accounts',
  summary: '本企业银行账户',
  permission: accountPages,
  row: bankAccount,
  filters: { bankName: 'contains', accountState: accountStateNames, verifyState: verifyStateNames },
  sort: ['accountState', 'bankName', 'verifyState'],
  sums: [],
  words: { accountKind: () => accountKinds, accountState: () => accountStates, verifyState: () => verifyStates },
})

const params = z.object({ pkAccount: pk })
const path = (rest: string) => `/corp/v1/accounts/:pkAccount/${rest}` as const

export const getAccountNumber = endpoint({
  method: 'GET',
  path: path('number'),
  summary: '查看完整银行账号（留痕）',
  permission: accountPages,
  params,
  data: z.object({ accountNo: z.string() }),
})

export const getVerify = endpoint({
  method: 'GET',
  path: path('verify'),
  summary: '打款验证：收款账号、金额、截止时间与状态',
  permission: accountPages,
  params,
  data: z.nullable(accountVerify),
})

/** 我已转账，查询结果: the bank is asked whether it has come. */
export const checkVerify = endpoint({
  method: 'POST',
  path: path('verify/check'),
  summary: '打款验证：已转账，查询结果',
  permission: accountPages,
  posts: claims.REMITTANCE.claimants,
  params,
  data: accountVerify,
})

/** 重新获取账号: of a test payment that has failed or run out. */
export const renewVerify = endpoint({
  method: 'POST',
  path: path('verify/renew'),
  summary: '打款验证：重新获取收款账号',
  permission: accountPages,
  params,
  data: accountVerify,
})

export const setDefaultAccount = endpoint({
  method: 'PUT',
  path: path('default'),
  summary: '设为默认账户',
  permission: accountInfoPage,
  params,
  data: z.object({}),
})

export const stopAccount = endpoint({
  method: 'POST',
  path: path('stop'),
  summary: '停用账户',
  permission: accountInfoPage,
  params,
  data: z.object({}),
})
