import * as z from 'zod/mini'
import { applications, MAX_BATCH, savedDrafts } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { day, fields, money, pk, pkOrNone, reason, typed, version } from './fields.ts'
import { limitImpact } from './limits.ts'
import { coreHomes, issuePage } from './permissions.ts'
import { choiceNames, sheetChoice, sheetError, sheetSeen } from './sheets.ts'
import { tradeBackground, tradeInput } from './trade.ts'
import { voucher } from './voucher.ts'

/** One supplier of an issue; a draft may be incomplete, so every text may be empty until it is submitted. */
export const issueLine = z.object({
  pkLimit: pkOrNone,
  pkSupplier: pkOrNone,
  amount: z.union([money, z.literal('')]),
  promisedDate: z.union([day, z.literal('')]),
  /** 账期合理性说明; mandatory when the term exceeds the soft limit. */
  tenorReason: typed('tenorReason'),
  trade: tradeInput,
  remark: typed('remark'),
  notifySupplier: z.boolean(),
})
export type IssueLine = z.output<typeof issueLine>

/** How long this enterprise may promise (I14): the form judges by the same as the server. */
const tenorFacts = z.object({
  policies: z.array(z.object({ from: day, softMaxMonths: z.number(), hardMaxMonths: z.number() })),
  isCentralSoe: z.boolean(),
})

/** 开立 and, in the same lists, its cancellation. */
export const issue = applications({
  type: 'ISSUE',
  also: ['ISSUE_CANCEL'],
  name: 'issues',
  drafts: '/corp/v1/pending/credits/issue',
  acts: '/corp/v1/credits/issue',
  steps: { PENDING_DIRECTOR: 'director-', PENDING_FINAL: 'final-' },
  payload: issueLine,
  names: { pkLimit: 'sourceName', pkSupplier: 'supplierName' },
  row: {
    ...fields('supplierName', 'tenorDays?', 'sourceName'),
    hasContract: z.boolean(),
    hasInvoice: z.boolean(),
    creditNo: z.nullable(z.string()),
    pkCredit: z.nullable(z.string()),
  },
  detail: {
    ...fields('issuerName'),
    trade: z.nullable(tradeBackground),
    /** Null until the ticket is born. */
    voucher: z.nullable(voucher),
    /** The limit without and with this application. */
    limit: z.nullable(z.object({ ...fields('sourceName', 'product'), ...limitImpact })),
  },
  facts: tenorFacts,
  readers: coreHomes,
})
export type IssueApplication = z.output<typeof issue.row>

export const importTemplate = endpoint({
  method: 'GET',
  path: '/corp/v1/pending/credits/issue/import/template',
  summary: '批量开立模板（xlsx）',
  permission: issuePage,
  binary: true,
  data: z.unknown(),
})
export const importIssueRows = endpoint({
  method: 'POST',
  path: '/corp/v1/pending/credits/issue/import',
  summary: '读取批量开立表格（字段名 file）：正确的行与逐格的问题，不保存',
  permission: issuePage,
  query: sheetChoice,
  names: choiceNames,
  multipart: true,
  data: z.object({
    ok: z.array(z.object({ row: z.number(), supplierName: z.string(), sourceName: z.string(), line: issueLine })),
    errors: z.array(sheetError),
    seen: sheetSeen,
  }),
})
export const markIssueSheet = endpoint({
  method: 'POST',
  path: '/corp/v1/pending/credits/issue/import/marked',
  summary: '同一表格（字段名 file），标出有问题的单元格，末列写明原因（xlsx），不保存',
  permission: issuePage,
  query: sheetChoice,
  names: choiceNames,
  multipart: true,
  binary: true,
  data: z.unknown(),
})
/** Makes the ISSUE_CANCEL drafts whose ids are then assembled, signed and submitted with `issue.submit`. */
export const cancelIssue = endpoint({
  method: 'POST',
  path: '/corp/v1/credits/issue/cancel',
  summary: '对待签收的金票发起开立撤回',
  permission: issuePage,
  body: z.object({
    pkCredits: z.array(pk).check(z.minLength(1), z.maxLength(MAX_BATCH)),
    comment: reason,
  }),
  data: savedDrafts,
})

/** A withdrawal that was sent back says another reason before it is signed again. */
export const rewordCancel = endpoint({
  method: 'PUT',
  path: '/corp/v1/credits/issue/cancel/:pkApply',
  summary: '修改被驳回的开立撤回的原因',
  permission: issuePage,
  params: z.object({ pkApply: pk }),
  body: z.object({ version, comment: reason }),
  data: savedDrafts,
})
