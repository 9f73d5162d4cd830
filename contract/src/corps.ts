import * as z from 'zod/mini'
import { change } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { emailOrNone, fields, instant, mobile, typed, version } from './fields.ts'
import { list } from './list.ts'
import { baseInfoPage, corpPages } from './permissions/onboarding.ts'
import { corpKindNames, corpScaleNames, realnameStateNames } from './states/onboarding.ts'

/** The caller's own enterprise. Numbers of people are masked. */
export const corp = z.object({
  ...fields('corpName', 'creditCode'),
  userType: z.enum([...corpKindNames, 'FUNDER']),
  scale: z.string(),
  isCentralSoe: z.boolean(),
  /** Of a branch: the enterprise that it belongs to. */
  parentName: z.nullable(z.string()),
  ...fields('regAddress?', 'bizAddress?', 'industry?', 'contactName?', 'contactMobile?', 'contactEmail?'),
  ...fields('legalPersonName?', 'legalIdCode?', 'licenceNo?', 'licenceFrom?', 'licenceTo?'),
  isLongTerm: z.boolean(),
  realnameState: z.enum(realnameStateNames),
  /** Civil days until the licence ends, negative behind it; null: it has no end, or is not known. */
  daysRemaining: z.nullable(z.number()),
  /** It should be verified: it is not, or the end of the licence is near. It may be at any time, e.g. after a change. */
  isVerificationDue: z.boolean(),
  /** The verification that is with the platform. */
  reviewing: z.nullable(z.object({ pkApply: z.string(), ...fields('applyNo'), submittedAt: z.nullable(instant) })),
  version: z.number(),
})
export type Corp = z.output<typeof corp>

export const getCorp = endpoint({
  method: 'GET',
  path: '/corp/v1/corps/me',
  summary: '本企业基本信息与实名状态（号码已脱敏）',
  permission: corpPages,
  data: corp,
})

/** What the enterprise may change by itself; the rest comes from its verification, or decides about its rights. */
export const corpChange = z.object({
  version,
  contactName: typed('contactName'),
  /** Absent: as it is. Answers have it masked, so a form that does not touch it does not send it. */
  contactMobile: z.optional(mobile),
  contactEmail: emailOrNone,
  bizAddress: typed('bizAddress'),
  scale: z.enum(corpScaleNames),
  industry: typed('industry'),
})
export type CorpChange = z.output<typeof corpChange>

export const putCorp = endpoint({
  method: 'PUT',
  path: '/corp/v1/corps/me',
  summary: '修改本企业基本信息',
  permission: baseInfoPage,
  posts: ['OPERATOR', 'DIRECTOR'],
  body: corpChange,
  data: z.object({ version: z.number() }),
})

export const getCorpNumbers = endpoint({
  method: 'GET',
  path: '/corp/v1/corps/me/numbers',
  summary: '查看本企业联系电话与法定代表人身份证号全文（留痕）',
  permission: baseInfoPage,
  posts: ['OPERATOR', 'DIRECTOR'],
  data: z.object(fields('contactMobile?', 'legalIdCode?')),
})

/** One change of the enterprise's facts, in words; numbers of people stay masked. */
export const corpChangeRow = z.object({
  /** Its place in the log of the enterprise. */
  id: z.string(),
  ...fields('at', 'personName'),
  changes: z.array(change),
})
export type CorpChangeRow = z.output<typeof corpChangeRow>

export const listCorpChanges = list({
  name: 'corp-changes',
  path: '/corp/v1/corps/me/changes',
  summary: '本企业信息变更记录',
  permission: baseInfoPage,
  row: corpChangeRow,
  sort: ['at'],
})
