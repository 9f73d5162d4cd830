import * as z from 'zod/mini'
import { creditCode, creditCodeOrNone } from './creditCode.ts'
import { endpoint } from './endpoint.ts'
import { fields, file, instant, mobile, pk, typed } from './fields.ts'
import { encryptedPassword } from './session.ts'
import { corpKindNames, corpScaleNames, keyAlgorithmNames, receiveWayNames } from './states/onboarding.ts'
import { CORP_NAME_MAX } from './terms.ts'
import { says } from './validationWords.ts'

/**
 * What strangers may do who want to join. Each call but the first asks for the ticket: a proof of a mobile number, bound to
 * the key of the browser. No answer says whether an enterprise is registered, except to whom it has.
 */

const code = z.string().check(z.regex(/^\d{6}$/, says('smsCode')))
const inviteCode = z.string().check(z.regex(/^[0-9A-Z]{0,12}$/))
const here = ['registerUrl'] as const
const anyone = { permission: 'anyone', withTicket: true, flags: here } as const
const fileIds = z.array(pk).check(z.maxLength(5))

/** The text-message code (`sendSms`, scene REGISTER) becomes a ticket for two hours, of this browser alone. */
export const startRegister = endpoint({
  method: 'POST',
  path: '/corp/v1/registers/ticket',
  summary: '注册：手机号与验证码换取注册凭据（两小时内有效，仅限本浏览器）',
  permission: 'anyone',
  flags: here,
  body: z.object({ mobile, code }),
  data: z.object({
    ticket: z.string(),
    expiresAt: instant,
    /** Somebody with this number has a password already: registration asks for none. */
    isKnown: z.boolean(),
  }),
})

export const uploadRegisterFile = endpoint({
  method: 'POST',
  path: '/corp/v1/registers/files',
  summary: '注册：上传材料（字段名 file，每次一个；一天内未使用的自动清除）',
  ...anyone,
  multipart: true,
  data: file,
})

/** What the register of companies says; never whether anybody has registered it here. */
export const lookupCorp = endpoint({
  method: 'GET',
  path: '/corp/v1/registers/corp-lookup',
  summary: '注册：按统一社会信用代码查询工商登记信息',
  ...anyone,
  query: z.object({ creditCode }),
  data: z.object({
    /** null: nothing was found, so it is typed. */
    found: z.nullable(
      z.object(fields('corpName', 'legalPersonName', 'regAddress', 'scale', 'licenceNo', 'licenceFrom', 'licenceTo?')),
    ),
    /** The proved number is a user of this enterprise: sign in instead (`/error-page/authorized`). */
    isOwn: z.boolean(),
    /** The caller's own registration of it that is being reviewed. */
    pendingNo: z.nullable(z.string()),
  }),
})

/** What an invitation says: it fills in the form of who has it. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/corp/v1/registers/invitation',
  summary: '注册：邀请码对应的企业信息（供预填）',
  ...anyone,
  query: z.object({ inviteCode: inviteCode.check(z.minLength(6)) }),
  data: z.object(fields('corpName', 'creditCode', 'coreName', 'contactName?')),
})

export const registerPayload = z.object({
  personName: typed('personName'),
  idCode: typed('idCode'),
  corpName: typed('corpName').check(z.maxLength(CORP_NAME_MAX)),
  creditCode: creditCodeOrNone,
  userType: z.enum(corpKindNames),
  scale: z.enum(corpScaleNames),
  legalPersonName: typed('legalPersonName'),
  legalIdCode: typed('legalIdCode'),
  /** Of a branch: credit code of the enterprise that it belongs to. */
  parentCreditCode: creditCodeOrNone,
  /** Of a supplier: from the core company that has invited it, or from the white list. */
  inviteCode,
  licenceFileIds: fileIds,
  legalFileIds: fileIds,
  authorisationFileIds: fileIds,
  /** Absent for a person who has one. */
  password: z.optional(encryptedPassword),
  agreements: z.array(z.enum(['service', 'privacy'])).check(z.maxLength(2)),
})
export type RegisterPayload = z.output<typeof registerPayload>

export const registerCorp = endpoint({
  method: 'POST',
  path: '/corp/v1/registers',
  summary: '注册：提交企业注册申请，结果以短信通知',
  ...anyone,
  body: registerPayload,
  names: {
    licenceFileIds: 'licenceFiles',
    legalFileIds: 'legalFiles',
    authorisationFileIds: 'authorisationFiles',
  },
  data: z.object(fields('registerNo', 'reviewBy')),
})

const keysWanted = z.int().check(z.minimum(0), z.maximum(20))
export const ukeyWish = z.object({
  registerNo: typed('registerNo'),
  directorKeys: keysWanted,
  operatorKeys: keysWanted,
  algorithm: z.enum(keyAlgorithmNames),
  receiveWay: z.enum(receiveWayNames),
  /** Empty where the keys are collected. */
  receiverName: typed('receiverName'),
  receiverMobile: z.string().check(z.regex(/^(1\d{10})?$/, says('mobile'))),
  regionCode: z.string().check(z.regex(/^\d{0,6}$/)),
  address: typed('address'),
})
export type UkeyWish = z.output<typeof ukeyWish>

/** Kept with the registration: what the enterprise will be given once it has joined. */
export const registerUkeyInfo = endpoint({
  method: 'POST',
  path: '/corp/v1/registers/ukey-info',
  summary: '注册：登记所需UKEY与领取方式',
  ...anyone,
  flags: [...here, 'ukeyAdd'],
  body: ukeyWish,
  names: { regionCode: 'region' },
  data: z.object(fields('registerNo')),
})

export const whiteListPayload = z.object({
  corpName: typed('corpName').check(z.maxLength(CORP_NAME_MAX)),
  creditCode: creditCodeOrNone,
  contactName: typed('contactName'),
  /** Typed, not looked up: who is registered is nobody's to find out. */
  coreName: typed('coreName').check(z.maxLength(CORP_NAME_MAX)),
  fileIds,
})
export type WhiteListPayload = z.output<typeof whiteListPayload>

export const applyWhiteList = endpoint({
  method: 'POST',
  path: '/corp/v1/registers/white-list',
  summary: '白名单申请：未受邀请的供应商申请邀请码，结果以短信通知',
  ...anyone,
  body: whiteListPayload,
  names: { fileIds: 'cooperationFiles' },
  data: z.object(fields('registerNo', 'reviewBy')),
})
