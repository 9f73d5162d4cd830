import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { typed } from './fields.ts'

const keyword = z.optional(typed('keyword'))
const regionCode = z.string().check(z.regex(/^\d{6}$/))

/** A region by its administrative code; its name says the way to it, 湖北省 武汉市 江汉区. */
export const region = z.object({ region: z.string(), name: z.string() })
export type Region = z.output<typeof region>

/** Public: a registration asks for a region before anybody is known. */
export const findRegions = endpoint({
  method: 'GET',
  path: '/corp/v1/regions',
  summary: '行政区划（按名称查找）',
  permission: 'anyone',
  query: z.object({ keyword }),
  data: z.array(region),
})

export const findBanks = endpoint({
  method: 'GET',
  path: '/corp/v1/banks',
  summary: '银行（按名称查找）',
  permission: 'signedIn',
  query: z.object({ keyword }),
  data: z.array(z.object({ bankCode: z.string(), bankName: z.string() })),
})

/** A district finds the branches of its city. */
export const findBranches = endpoint({
  method: 'GET',
  path: '/corp/v1/banks/branches',
  summary: '银行网点（按银行、地区与名称查找）',
  permission: 'signedIn',
  query: z.object({
    bank: z.string().check(z.regex(/^\d{3,6}$/)),
    region: z.optional(regionCode),
    keyword,
  }),
  data: z.array(z.object({ interBankNo: z.string(), branchName: z.string(), region: z.string() })),
})
