import * as z from 'zod/mini'
import { applicationStep, issueVoucher, tradeBackground, tradeFile } from './credits.ts'
import { endpoint } from './endpoint.ts'
import {
  batchResult,
  day,
  instant,
  money,
  moneySum,
  pageOf,
  pageQuery,
  pk,
  reason,
  repeated,
  signaturePayload,
} from './fields.ts'
import { invoiceInput, MAX_INVOICES } from './invoice.ts'
import { coreHomes, directorApprovePage, finalApprovePage, issuePage, issuePages } from './permissions.ts'
import { type ApplicationState, applicationStates } from './status.ts'

const applicationState = z.enum(Object.keys(applicationStates) as [ApplicationState, ...ApplicationState[]])

/** What the form sends for its contract and invoices: the files are uploaded before. */
export const tradeInput = z.object({
  contractNo: z.string().check(z.trim(), z.maxLength(64)),
  contractName: z.string().check(z.trim(), z.maxLength(100)),
  contractAmount: z.union([money, z.literal('')]),
  signedDate: z.union([day, z.literal('')]),
  deliveredDate: z.union([day, z.literal('')]),
  fileIds: z.array(pk).check(z.maxLength(50)),
  /** What was stored before there were invoices has none. */
  invoices: z._default(z.array(invoiceInput).check(z.maxLength(MAX_INVOICES)), []),
  /** 其他附件: whatever else shows that the trade is real. */
  otherFileIds: z._default(z.array(pk).check(z.maxLength(50)), []),
})

/** Every file that a trade background names. */
export const filesOfTrade = ({ fileIds, invoices, otherFileIds }: z.output<typeof tradeInput>): string[] => [
  ...fileIds,
  ...invoices.flatMap(({ invoiceFileIds }) => invoiceFileIds),
  ...otherFileIds,
]

/** One supplier of an issue; a draft may be incomplete, so every text may be empty until it is submitted. */
export const issueLine = z.object({
  pkLimit: z.string(),
  pkSupplier: z.string(),
  amount: z.union([money, z.literal('')]),
  promisedDate: z.union([day, z.literal('')]),
  /** 账期合理性说明; mandatory when the term exceeds the soft limit. */
  tenorReason: z.string().check(z.trim(), z.maxLength(200)),
  trade: tradeInput,
  remark: z.string().check(z.trim(), z.maxLength(100)),
  notifySupplier: z.boolean(),
})
export type IssueLine = z.output<typeof issueLine>

/** An application of the issue family in a list. */
export const issueApplication = z.object({
  pkApply: z.string(),
  applyNo: z.string(),
  businessType: z.enum(['ISSUE', 'ISSUE_CANCEL']),
  state: applicationState,
  version: z.number(),
  supplierName: z.string(),
  amount: z.union([money, z.literal('')]),
  promisedDate: z.union([day, z.literal('')]),
  tenorDays: z.nullable(z.number()),
  sourceName: z.string(),
  hasContract: z.boolean(),
  hasInvoice: z.boolean(),
  createdByName: z.string(),
  submittedAt: z.nullable(instant),
  /** Hours since it came to the present step. */
  waitingHours: z.nullable(z.number()),
  directorName: z.nullable(z.string()),
  directorApprovedAt: z.nullable(instant),
  updatedAt: instant,
  returnReason: z.nullable(z.string()),
  returnedByName: z.nullable(z.string()),
  /** Absent when the caller may act on it now; else why not, e.g. "本人提交，需其他主管复核" (I11). */
  blockedReason: z.nullable(z.string()),
  creditNo: z.nullable(z.string()),
  pkCredit: z.nullable(z.string()),
})
export type IssueApplication = z.output<typeof issueApplication>

export const listIssueApplications = endpoint({
  method: 'GET',
  path: '/corp/v1/pending/credits/issue',
  summary: '开立申请列表：草稿、被退回、待复核、待终审、已处理',
  access: 'session',
  permission: [...issuePages, ...coreHomes],
  query: z.object({
    ...pageQuery,
    /** `MINE`: drafts and returned ones of the caller's enterprise; `TODO`: waits for the caller's post; `DONE_BY_ME`; `ALL`. */
    box: z._default(z.enum(['MINE', 'TODO', 'DONE_BY_ME', 'ALL']), 'ALL'),
    state: repeated(applicationState),
    applyNo: z.optional(z.string()),
    supplier: z.optional(z.string()),
    createdBy: z.optional(z.string()),
    amountFrom: z.optional(money),
    amountTo: z.optional(money),
    submittedFrom: z.optional(day),
    submittedTo: z.optional(day),
  }),
  data: pageOf(issueApplication, z.object({ amount: moneySum })),
})

/** A field that differs from what was submitted before the last return. */
const change = z.object({ field: z.string(), before: z.string(), after: z.string() })

export const getIssueApplication = endpoint({
  method: 'GET',
  path: '/corp/v1/pending/credits/issue/:pkApply',
  summary: '开立申请详情',
  access: 'session',
  permission: [...issuePages, ...coreHomes],
  params: z.object({ pkApply: pk }),
  data: z.object({
    application: issueApplication,
    line: issueLine,
    issuerName: z.string(),
    amountInWords: z.string(),
    trade: z.nullable(tradeBackground),
    /** Every file of the form, also of a draft whose contract is not complete. */
    files: z.array(tradeFile),
    steps: z.array(applicationStep),
    /** Null until the ticket is born. */
    voucher: z.nullable(issueVoucher),
    changes: z.array(change),
    limit: z.nullable(
      z.object({ sourceName: z.string(), product: z.string(), available: moneySum, availableAfter: moneySum }),
    ),
    /** Hints for the reviewer, in words. */
    risks: z.array(z.string()),
  }),
})
export const saveIssueDrafts = endpoint({
  method: 'POST',
  path: '/corp/v1/pending/credits/issue',
  summary: '保存开立草稿：每个供应商一张申请',
  access: 'session',
  permission: issuePage,
  body: z.object({ lines: z.array(issueLine).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ saved: z.array(z.object({ pkApply: z.string(), applyNo: z.string(), version: z.number() })) }),
})
export const updateIssueDraft = endpoint({
  method: 'PUT',
  path: '/corp/v1/pending/credits/issue/:pkApply',
  summary: '修改草稿或被退回的申请',
  access: 'session',
  permission: issuePage,
  params: z.object({ pkApply: pk }),
  body: z.object({ version: z.number(), line: issueLine }),
  data: z.object({ version: z.number() }),
})
export const deleteIssueDraft = endpoint({
  method: 'DELETE',
  path: '/corp/v1/pending/credits/issue/:pkApply',
  summary: '删除草稿',
  access: 'session',
  permission: issuePage,
  params: z.object({ pkApply: pk }),
  data: z.object({}),
})
/** Everything that would refuse the submission, by field, before anything is signed. */
export const checkIssueLines = endpoint({
  method: 'POST',
  path: '/corp/v1/pending/credits/issue/check',
  summary: '提交前检查：逐字段返回问题，不改变任何数据',
  access: 'session',
  permission: issuePage,
  body: z.object({
    /** `pkApply` of one that is stored: what it holds itself, its invoices, is not in its way. */
    lines: z.array(z.extend(issueLine, { pkApply: z.optional(pk) })).check(z.minLength(1), z.maxLength(200)),
  }),
  data: z.object({
    problems: z.array(z.object({ line: z.number(), field: z.string(), code: z.string(), message: z.string() })),
    total: moneySum,
    totalInWords: z.string(),
    /** By which promised dates have been judged: the form judges by the same, before it asks. */
    tenor: z.object({
      policies: z.array(z.object({ from: day, softMaxMonths: z.number(), hardMaxMonths: z.number() })),
      isCentralSoe: z.boolean(),
    }),
  }),
})
export const importTemplate = endpoint({
  method: 'GET',
  path: '/corp/v1/pending/credits/issue/import/template',
  summary: '批量开立模板（xlsx）',
  access: 'session',
  permission: issuePage,
  binary: true,
  data: z.unknown(),
})
export const importIssueRows = endpoint({
  method: 'POST',
  path: '/corp/v1/pending/credits/issue/import',
  summary: '读取批量开立表格（字段名 file）：正确的行与逐格的问题，不保存',
  access: 'session',
  permission: issuePage,
  multipart: true,
  data: z.object({
    ok: z.array(z.object({ row: z.number(), supplierName: z.string(), sourceName: z.string(), line: issueLine })),
    errors: z.array(z.object({ row: z.number(), field: z.string(), message: z.string(), value: z.string() })),
  }),
})
export const markIssueSheet = endpoint({
  method: 'POST',
  path: '/corp/v1/pending/credits/issue/import/marked',
  summary: '同一表格（字段名 file），标出有问题的单元格，末列写明原因（xlsx），不保存',
  access: 'session',
  permission: issuePage,
  multipart: true,
  binary: true,
  data: z.unknown(),
})

const signedBatch = z.object({
  pkApplys: z.array(pk).check(z.minLength(1), z.maxLength(200)),
  signature: signaturePayload,
})
const reasonedBatch = z.object({
  pkApplys: z.array(pk).check(z.minLength(1), z.maxLength(200)),
  comment: reason,
})
const signedAct = (path: `/${string}`, summary: string, permission: readonly string[]) =>
  endpoint({ method: 'POST', path, summary, access: 'session', permission, body: signedBatch, data: batchResult })
const reasonedAct = (path: `/${string}`, summary: string, permission: readonly string[]) =>
  endpoint({ method: 'POST', path, summary, access: 'session', permission, body: reasonedBatch, data: batchResult })

export const submitIssue = signedAct('/corp/v1/pending/credits/issue/submit', '提交开立申请', issuePage)
export const directorApprove = signedAct('/corp/v1/credits/issue/director-approve', '主管复核通过', directorApprovePage)
export const directorReturn = reasonedAct('/corp/v1/credits/issue/director-return', '主管退回修改', directorApprovePage)
export const directorReject = reasonedAct('/corp/v1/credits/issue/director-reject', '主管拒绝', directorApprovePage)
export const finalApprove = signedAct('/corp/v1/credits/issue/final-approve', '终审通过并签发', finalApprovePage)
export const finalReturn = reasonedAct('/corp/v1/credits/issue/final-return', '终审退回', finalApprovePage)
/** By the submitter, until the next person has decided. */
export const withdrawIssue = endpoint({
  method: 'POST',
  path: '/corp/v1/pending/credits/issue/withdraw',
  summary: '撤回待主管复核的申请',
  access: 'session',
  permission: issuePage,
  body: z.object({ pkApplys: z.array(pk).check(z.minLength(1), z.maxLength(200)) }),
  data: batchResult,
})
/** Makes the ISSUE_CANCEL drafts whose ids are then assembled, signed and submitted with {@link submitIssue}. */
export const cancelIssue = endpoint({
  method: 'POST',
  path: '/corp/v1/credits/issue/cancel',
  summary: '对待签收的金票发起开立撤回',
  access: 'session',
  permission: issuePage,
  body: z.object({ pkCredits: z.array(pk).check(z.minLength(1), z.maxLength(200)), comment: z.string() }),
  data: z.object({ saved: z.array(z.object({ pkApply: z.string(), applyNo: z.string(), version: z.number() })) }),
})
