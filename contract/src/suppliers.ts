import * as z from 'zod/mini'
import { list } from './list.ts'
import { issuePage } from './permissions.ts'
import { supplierStateNames, supplierStates } from './status.ts'

export const supplier = z.object({
  pkSupplier: z.string(),
  corpName: z.string(),
  creditCode: z.string(),
  isRegistered: z.boolean(),
  isFirstLevel: z.boolean(),
  /** 实名状态, e.g. PASSED. */
  realnameState: z.string(),
  /** 大型, 中型, 小型, 微型. */
  scale: z.string(),
  state: z.enum(supplierStateNames),
  /** Why no ticket can be issued to it; absent when one can. */
  blockedReason: z.nullable(z.string()),
})
export type Supplier = z.output<typeof supplier>

export const listSuppliers = list({
  name: 'suppliers',
  path: '/corp/v1/suppliers',
  summary: '供应商列表（按名称或统一社会信用代码查找）',
  permission: [...issuePage, '/supplier/index'],
  row: supplier,
  filters: { keyword: 'contains' },
  sort: ['corpName', 'creditCode', 'state'],
  words: { state: () => supplierStates },
})
