import * as z from 'zod/mini'
import { action, supplierActions } from './actions.ts'
import { creditCode } from './creditCode.ts'
import { endpoint } from './endpoint.ts'
import { emailOrNone, fields, instant, moneySum, pk, reason, typed, typedText, version } from './fields.ts'
import { list } from './list.ts'
import { supplierPage } from './permissions/data.ts'
import { issuePage } from './permissions.ts'
import type { Post } from './roles.ts'
import { choiceNames, sheetChoice, sheetError, sheetSeen } from './sheets.ts'
import { type StatusWord, supplierStateNames, supplierStates, word } from './status.ts'
import { says } from './validationWords.ts'

/** So many suppliers are added at once, from one sheet. */
export const MAX_SUPPLIERS = 200

/** Who adds and changes suppliers (spec §6). */
export const supplierKeepers = ['OPERATOR', 'DIRECTOR'] as const satisfies readonly Post[]

/** A flag as a filter has it and a row shows it. */
const flagWords: Readonly<Record<string, StatusWord>> = {
  true: word('是', 'Yes', 'neutral'),
  false: word('否', 'No', 'neutral'),
}
const flags = ['true', 'false'] as const

export const supplier = z.object({
  pkSupplier: z.string(),
  ...fields('corpName', 'creditCode'),
  isRegistered: z.boolean(),
  isFirstLevel: z.boolean(),
  /** 实名状态, e.g. PASSED. */
  realnameState: z.string(),
  /** 大型, 中型, 小型, 微型. */
  scale: z.string(),
  ...fields('contactName?'),
  /** Masked, `138****9006`. */
  contactMobile: z.nullable(z.string()),
  /** What the issuer has issued to it so far, and what of that circulates; null for an enterprise that issues nothing. */
  issuedTotal: z.nullable(moneySum),
  outstandingAmount: z.nullable(moneySum),
  state: z.enum(supplierStateNames),
  /** Why no ticket can be issued to it; absent when one can. */
  blockedReason: z.nullable(z.string()),
  version: z.number(),
  actions: z.array(action(supplierActions)),
})
export type Supplier = z.output<typeof supplier>

export const listSuppliers = list({
  name: 'suppliers',
  path: '/corp/v1/suppliers',
  summary: '供应商列表（按名称或统一社会信用代码查找）',
  permission: [...issuePage, ...supplierPage],
  row: supplier,
  filters: {
    keyword: 'contains',
    corpName: 'contains',
    creditCode: 'contains',
    isRegistered: flags,
    isFirstLevel: flags,
    state: supplierStateNames,
  },
  sort: ['corpName', 'creditCode', 'state'],
  words: { state: () => supplierStates, isRegistered: () => flagWords, isFirstLevel: () => flagWords },
})

/** What the enterprise says of a supplier. */
const contact = {
  contactName: typed('contactName'),
  contactMobile: z.string().check(z.regex(/^(1\d{10})?$/, says('mobile'))),
  /** Empty: none. */
  email: emailOrNone,
  /** spec §1: the enterprise deals with it directly. */
  isFirstLevel: z.boolean(),
  /** Its number in the enterprise's own system; empty: none. */
  erpCode: typed('erpCode'),
}

/** A supplier as it is typed, or read from a sheet. A registered enterprise keeps the name that it has registered with. */
export const supplierEntry = z.object({
  creditCode: typedText(18),
  corpName: typed('corpName'),
  ...contact,
})
export type SupplierEntry = z.output<typeof supplierEntry>

const keepers = { permission: supplierPage, posts: supplierKeepers } as const
const params = z.object({ pkSupplier: pk })

export const getSupplier = endpoint({
  method: 'GET',
  path: '/corp/v1/suppliers/:pkSupplier',
  summary: '一家供应商：联系方式、邀请码与停用原因',
  permission: supplierPage,
  params,
  data: z.object({
    ...supplier.shape,
    ...contact,
    /** Null: nobody has invited it. */
    invitedAt: z.nullable(instant),
    /** With it the supplier registers; null: it is not invited, or has registered. */
    inviteCode: z.nullable(z.string()),
    /** Why it was stopped; '' while it is not. */
    ...fields('stopReason'),
  }),
})
export type SupplierDetail = z.output<typeof getSupplier.data>

/** Never free browsing: only whoever has the whole code learns the name (spec §6). */
export const lookupSupplier = endpoint({
  method: 'GET',
  path: '/corp/v1/suppliers/lookup',
  summary: '按完整的统一社会信用代码查询企业名称与是否注册（每日限次）',
  ...keepers,
  query: z.object({ creditCode }),
  data: z.object({
    /** Null: nothing is known of it, so the name is typed. */
    corpName: z.nullable(z.string()),
    isRegistered: z.boolean(),
    /** The name under which it is a supplier of the enterprise already; null: it is none. */
    knownAs: z.nullable(z.string()),
  }),
})

export const addSuppliers = endpoint({
  method: 'POST',
  path: '/corp/v1/suppliers',
  summary: '新增供应商，一家或一批，有一家不合格则全部不新增',
  ...keepers,
  body: z.object({ suppliers: z.array(supplierEntry).check(z.minLength(1), z.maxLength(MAX_SUPPLIERS)) }),
  names: { suppliers: 'supplierName' },
  large: true,
  data: z.object({ pkSuppliers: z.array(z.string()) }),
})

const stored = { ...keepers, params, data: z.object({}) } as const

export const putSupplier = endpoint({
  method: 'PUT',
  path: '/corp/v1/suppliers/:pkSupplier',
  summary: '修改供应商的联系方式、级别与ERP编码',
  ...stored,
  body: z.object({ version, ...contact }),
})

export const deleteSupplier = endpoint({
  method: 'DELETE',
  path: '/corp/v1/suppliers/:pkSupplier',
  summary: '删除从未向其开立的供应商',
  ...stored,
})

export const inviteSupplier = endpoint({
  method: 'POST',
  path: '/corp/v1/suppliers/:pkSupplier/invite',
  summary: '以短信邀请未注册的供应商注册，每日一次',
  ...stored,
  body: z.object({ version }),
})

export const stopSupplier = endpoint({
  method: 'POST',
  path: '/corp/v1/suppliers/:pkSupplier/stop',
  summary: '停用供应商：不能再向其开立',
  ...stored,
  body: z.object({ version, reason }),
})

export const resumeSupplier = endpoint({
  method: 'POST',
  path: '/corp/v1/suppliers/:pkSupplier/resume',
  summary: '启用已停用的供应商',
  ...stored,
  body: z.object({ version }),
})

export const supplierTemplate = endpoint({
  method: 'GET',
  path: '/corp/v1/suppliers/import/template',
  summary: '供应商导入模板（xlsx）',
  ...keepers,
  binary: true,
  data: z.unknown(),
})

export const readSupplierFile = endpoint({
  method: 'POST',
  path: '/corp/v1/suppliers/import',
  summary: '读取供应商表格（字段名 file）：正确的行与逐格的问题，不保存',
  ...keepers,
  query: sheetChoice,
  names: choiceNames,
  multipart: true,
  data: z.object({
    ok: z.array(z.object({ row: z.number(), supplier: supplierEntry })),
    errors: z.array(sheetError),
    seen: sheetSeen,
  }),
})

export const markSupplierFile = endpoint({
  method: 'POST',
  path: '/corp/v1/suppliers/import/marked',
  summary: '同一表格（字段名 file），标出有问题的单元格，末列写明原因（xlsx），不保存',
  ...keepers,
  query: sheetChoice,
  names: choiceNames,
  multipart: true,
  binary: true,
  data: z.unknown(),
})
