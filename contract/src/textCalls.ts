import * as z from 'zod/mini'
import { MAX_BATCH } from './applications.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { day, instant, pk, reason, version } from './fields.ts'
import { businessTypes, type SignedAction, signingPages } from './flow.ts'
import { signedActions } from './flowRow.ts'
import { productOverviewPage } from './permissions/ukey.ts'
import { signingText } from './signingText.ts'
import type { TextCallName } from './textCallNames.ts'

/** A text to sign, with the data that it is composed of. */
const assembled = z.object({
  original: z.string(),
  /** `composeSigningText(text)` is `original`: what a table shows and what is signed cannot differ. */
  text: signingText,
  creditList: z.array(z.object({ fkCredit: z.string() })),
  expiresAt: instant,
  /** The server's word for the text to the UKEY program of the PC; present where keys are reached by one. */
  signRequest: z.optional(z.string()),
})
export type Assembled = z.output<typeof assembled>

/** What may be said besides the keys. Type and act follow from the first application where they are left out. */
const told = {
  businessType: z.optional(z.enum(businessTypes)),
  action: z.optional(z.enum(Object.keys(signedActions) as [SignedAction, ...SignedAction[]])),
  /** Of a refusal: it is part of what is signed. */
  reason: z.optional(reason),
}
/** 同意以金票方式结算 (国令 802): part of what is signed. */
const inQuery = { ...told, supplierConsent: z.optional(z.stringbool()) }
const inBody = { ...told, supplierConsent: z.optional(z.boolean()) }

const keys = z.string().check(z.regex(/^[\w-]{1,64}(,[\w-]{1,64})*$/))
const batchOf = <Each extends z.ZodMiniType>(each: Each) => z.array(each).check(z.minLength(1), z.maxLength(MAX_BATCH))
type Path = `/${string}`
const common = { permission: signingPages, data: assembled }

/** The keys stand in the address, with commas between them. */
const byIds = <Query extends z.ZodMiniType>(path: Path, summary: string, query: Query, key: z.ZodMiniType = keys) =>
  endpoint({ ...common, method: 'GET', path, summary, params: z.object({ ids: key }), query })
/** The keys stand in the body. */
const byKeys = (path: Path, summary: string, own: Record<string, z.ZodMiniType>) =>
  endpoint({ ...common, method: 'POST', path, summary, body: z.object({ ...own, ...inBody }) })
/** Changed forms: stored, each over the version that was changed, and composed in one. */
const byForm = (path: Path, summary: string) => {
  const line = z.object({ pkApply: pk, version, line: z.unknown() })
  return endpoint({ ...common, method: 'POST', path, summary, large: true, body: z.object({ lines: batchOf(line) }) })
}
/** Parts of a form, or what is no application, stand in the address. */
const byQuery = <Params extends z.ZodMiniType | undefined = undefined>(
  path: Path,
  summary: string,
  query: Record<string, z.ZodMiniType>,
  params?: Params,
) =>
  endpoint({
    ...common,
    method: 'GET',
    path,
    summary,
    params: params as Params,
    query: z.object({ ...query, ...inQuery }),
  })
/** One batch stands in the address. */
const byKey = (path: Path, summary: string) =>
  endpoint({ ...common, method: 'POST', path, summary, params: z.object({ batch: pk }), body: z.object(inBody) })

/** These address one page alone: nothing in them says what else could be meant. */
const ofProducts = { permission: productOverviewPage }

const anyAct = z.object(inQuery)
const pkApplys = { pkApplys: batchOf(pk) }
const product = { product: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,31}$/)) }
const ids = { ids: z.optional(keys) }
const months = {
  month: z.string().check(z.regex(/^\d{1,4}$/)),
  amount: z.string().check(z.regex(/^\d{1,14}(\.\d{1,2})?$/)),
}
const loanApplys = '/corp/v1/orders/loan-applys'
const pending = '/corp/v1/orders/pending'
const purchase = '/corp/v1/gpc/pur-fin-apply'
const limits = '/corp/v1/pending/limits/ccbscfs'

/**
 * The addresses at which a text to sign is asked for (D3), each as the specification has it (spec §7). One composer answers
 * all of them; which types an address serves stands in the flow table (`textBy`).
 */
export const textCalls = {
  credits: byIds(
    '/corp/v1/credits/:ids/signature/assemble',
    '待签名原文（ids 以逗号分隔）',
    z.object({
      ...inQuery,
      businessType: z.enum(businessTypes),
      action: z.enum(Object.keys(signedActions) as [SignedAction, ...SignedAction[]]),
    }),
  ),
  loans: byIds(`${loanApplys}/:ids/signature/assemble`, '待签名原文：贷款申请', anyAct),
  loansAgain: byIds(`${loanApplys}/:ids/signature/assemble-exist`, '待签名原文：已保存的贷款申请再次签名', anyAct),
  loanEdited: byForm(`${loanApplys}/signature/assemble-edit`, '待签名原文：保存修改后的贷款申请并签名'),
  loanFinal: byKeys('/corp/v3/orders/loan-applys/signature/final-approve', '待签名原文：贷款申请终审', pkApplys),
  guarantysCreate: byKeys(`${pending}/guarantys/signature/create`, '待签名原文：提交质押申请', pkApplys),
  guarantysApprove: byKeys(`${pending}/guarantys/signature/approve`, '待签名原文：复核质押申请', pkApplys),
  finCreate: byKeys(`${pending}/fin-applys/signature/create`, '待签名原文：提交融资申请', pkApplys),
  finApprove: byKeys(`${pending}/fin-applys/signature/approve`, '待签名原文：复核融资申请', pkApplys),
  purFinance: byQuery(
    `${purchase}/month/:month/amount/:amount/signature/assemble`,
    '待签名原文：采购融资，按期限与金额',
    ids,
    z.object(months),
  ),
  purFinanceDay: byQuery(
    `${purchase}/month/:month/amount/:amount/financeDate/:financeDate/signature/assemble`,
    '待签名原文：采购融资，按期限、金额与融资日',
    ids,
    z.object({ ...months, financeDate: day }),
  ),
  purFinanceKey: byIds(`${purchase}/:ids/signature/assemble`, '待签名原文：已保存的采购融资', anyAct),
  ccbApply: { ...byKeys('/corp/v1/ccb/apply/signature/assemble', '待签名原文：申请开通 e信通', {}), ...ofProducts },
  ccbSign: { ...byKeys('/corp/v1/ccb/sign/signature/assemble', '待签名原文：签约 e信通', {}), ...ofProducts },
  products: { ...byQuery('/corp/v1/products/original', '待签名原文：开通产品', product), ...ofProducts },
  guaranteeProducts: {
    ...byQuery('/corp/v1/guarantee/products/original', '待签名原文：开通担保产品', product),
    ...ofProducts,
  },
  guaranteesBatch: byKeys('/corp/v1/guarantees/batch/original', '待签名原文：批量确认', { pkConfirms: batchOf(pk) }),
  guaranteeContracts: byQuery('/corp/v1/guarantee/contracts/sign/original', '待签名原文：确认一份合同', { ids: pk }),
  limitApprove: byIds(`${limits}/:ids/signature/assemble`, '待签名原文：复核额度分配', anyAct),
  limitEdited: byForm(`${limits}/signature/assemble/for-update`, '待签名原文：保存修改后的额度分配并签名'),
  limitSubmit: byIds('/corp/v1/limits/ccbscfs/:ids/signature/assemble', '待签名原文：提交额度分配', anyAct, pk),
  accountsCollects: byKeys('/corp/v1/accounts/collects/original', '待签名原文：维护对公账户', pkApplys),
  payroll: byKey('/v1/voucher/payroll/:batch/bank/signature/assemble', '待签名原文：代发工资'),
} as const satisfies Record<TextCallName, Endpoint>

/** Any of the calls, where it does not matter which. */
export type TextCall = Endpoint<
  z.ZodMiniType | undefined,
  z.ZodMiniType | undefined,
  z.ZodMiniType | undefined,
  typeof assembled
>
