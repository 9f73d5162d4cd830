import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { day, fields, pk, typed } from './fields.ts'
import { baseInfoPage, realnamePage } from './permissions/onboarding.ts'
import { tradeFile } from './trade.ts'

const fileIds = z.array(pk).check(z.maxLength(5))

/** What an enterprise shows of itself. Its name and credit code are those that it registered with. */
export const realnamePayload = z.object({
  legalPersonName: typed('legalPersonName'),
  legalIdCode: typed('legalIdCode'),
  licenceNo: typed('licenceNo'),
  licenceFrom: z.union([day, z.literal('')]),
  /** Empty where it has no end. */
  licenceTo: z.union([day, z.literal('')]),
  /** 长期. */
  isLongTerm: z.boolean(),
  bizAddress: typed('bizAddress'),
  licenceFileIds: fileIds,
  /** Both sides of the ID card. */
  legalFileIds: fileIds,
  authorisationFileIds: fileIds,
})
export type RealnamePayload = z.output<typeof realnamePayload>

/** What a form of an enterprise is judged by, besides what it says. */
export const realnameFacts = z.object({
  today: z.string(),
  /** Another application for it that is in progress; null: there is none. */
  openNo: z.nullable(z.string()),
})
export type RealnameFacts = z.output<typeof realnameFacts>

/** In the detail of an application whose form nobody may change any more, `payload.legalIdCode` is masked. */
export const realname = applications({
  type: 'REALNAME',
  name: 'realnames',
  drafts: '/corp/v1/corps/me/realname',
  acts: '/corp/v1/corps/me/realname',
  steps: {},
  payload: realnamePayload,
  names: {
    licenceFileIds: 'licenceFiles',
    legalFileIds: 'legalFiles',
    authorisationFileIds: 'authorisationFiles',
  },
  row: fields('corpName', 'legalPersonName', 'licenceNo', 'licenceTo?', 'isLongTerm'),
  detail: fields('creditCode', 'licenceFrom?', 'bizAddress', 'legalIdCode'),
  facts: realnameFacts,
  readers: baseInfoPage,
})
export type RealnameApplication = z.output<typeof realname.row>

/** What the register of companies says of the enterprise: it fills in what is still empty. */
export const getRegistryFacts = endpoint({
  method: 'GET',
  path: '/corp/v1/corps/me/registry',
  summary: '工商登记信息（供实名认证预填）',
  permission: realnamePage,
  data: z.nullable(
    z.object(fields('corpName', 'legalPersonName', 'regAddress', 'scale', 'licenceNo', 'licenceFrom', 'licenceTo?')),
  ),
})

/** What the enterprise has said when it registered; null: it has not registered here. The number is shown, so it is audited. */
export const getRealnamePrefill = endpoint({
  method: 'GET',
  path: '/corp/v1/corps/me/realname-prefill',
  summary: '注册时已提交的资料（供实名认证预填，留痕）',
  permission: realnamePage,
  posts: ['OPERATOR', 'DIRECTOR'],
  data: z.nullable(
    z.object({
      ...fields('legalPersonName', 'legalIdCode'),
      licenceFiles: z.array(tradeFile),
      legalFiles: z.array(tradeFile),
      authorisationFiles: z.array(tradeFile),
    }),
  ),
})
