import * as z from 'zod/mini'
import { creditCode } from './creditCode.ts'
import { endpoint } from './endpoint.ts'
import { day, instant, mobile, pk, typedText } from './fields.ts'
import type { Institution } from './flow.ts'
import { productWish } from './funderProducts.ts'
import { says } from './validationWords.ts'

/**
 * What administrators of the enterprise that runs the platform do besides answering for it: the acts of `pnpm admin` that need
 * nobody at the server itself.
 */

const institution = z.enum(['PLATFORM', 'FUNDER', 'BANK'] as const satisfies readonly Institution[])
const operator = { permission: 'signedIn' } as const
const done = z.object({})

/** An institution and, of a funder, its credit code; `key` is the public half of the institution's own key. */
const coordinate = z.string().check(z.regex(/^[\w-]{43}$/))
export const publicKey = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate })
const ofInstitution = z.object({
  institutionName: typedText(50).check(z.minLength(1)),
  institution,
  funder: z.optional(creditCode),
})
const isOfOneFunder = z.refine<z.output<typeof ofInstitution>>(
  ({ institution: of, funder }) => (of === 'FUNDER') === (funder !== undefined),
  { path: ['funder'], error: says('funderOnly') },
)
export const namedInstitution = ofInstitution.check(isOfOneFunder)

export const listInstitutionKeys = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/platform/institution-keys',
  summary: '运营方管理员：机构密钥',
  data: z.object({
    keys: z.array(
      z.object({
        kid: z.string(),
        name: z.string(),
        institution,
        funder: z.nullable(z.string()),
        madeBy: z.string(),
        createdAt: instant,
        /** From then on it opens nothing; null: nobody has ended it. */
        endsAt: z.nullable(instant),
      }),
    ),
  }),
})

/** A private key is made at the server alone, where it is shown once: by this way the public half comes from outside. */
export const registerInstitutionKey = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/platform/institution-keys',
  summary: '运营方管理员：登记机构自有密钥的公钥',
  body: z.extend(ofInstitution, { publicKey }).check(isOfOneFunder),
  names: { institutionName: 'bankName', institution: 'bankName', funder: 'creditCode', publicKey: 'bankName' },
  data: z.object({ kid: z.string() }),
})

export const endInstitutionKey = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/platform/institution-keys/:kid/end',
  summary: '运营方管理员：停用机构密钥，立即或若干天后',
  params: z.object({ kid: coordinate }),
  body: z.object({ days: z._default(z.int().check(z.minimum(0), z.maximum(90)), 0) }),
  data: done,
})

export const addFunderProduct = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/platform/funder-products',
  summary: '运营方管理员：新增资金方产品',
  body: z.object({ funder: creditCode, wish: productWish }),
  names: {
    funder: 'creditCode',
    name: 'product',
    penaltyRate: 'annualRate',
    earlyFeeRate: 'feeRate',
    minAmount: 'amount',
    maxAmount: 'amount',
    minDays: 'tenorDays',
    maxDays: 'tenorDays',
    monthsMax: 'months',
    methods: 'repayMethod',
    materials: 'otherFiles',
    documents: 'otherFiles',
    note: 'remark',
    dayBasis: 'annualRate',
  },
  data: z.object({ pkProduct: z.string() }),
})

export const stopFunderProduct = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/platform/funder-products/:pkProduct/stop',
  summary: '运营方管理员：停止提供资金方产品',
  params: z.object({ pkProduct: pk }),
  data: done,
})

export const funderAccount = z.object({
  creditCode,
  accountNo: z.string().check(z.regex(/^\d{8,30}$/)),
  interBankNo: z.string().check(z.regex(/^\d{12}$/)),
})
export const addAccountOfFunder = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/platform/funder-accounts',
  summary: '运营方管理员：登记资金方收款账户',
  body: funderAccount,
  data: z.object({ pkAccount: z.string() }),
})

export const listOutbox = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/platform/outbox',
  summary: '运营方管理员：未送达的外发消息（不含收件人与内容）',
  data: z.object({
    messages: z.array(
      z.object({
        pkOutbox: z.string(),
        topic: z.string(),
        createdAt: instant,
        tryCount: z.number(),
        /** Null: it was given up. */
        dueAt: z.nullable(instant),
        lastError: z.string(),
      }),
    ),
  }),
})

export const decideOutbox = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/platform/outbox/:pkOutbox',
  summary: '运营方管理员：立即重发或放弃一条外发消息',
  params: z.object({ pkOutbox: pk }),
  body: z.object({ act: z.enum(['RETRY', 'GIVE_UP']) }),
  data: done,
})

export const endSessions = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/platform/sessions/end',
  summary: '运营方管理员：结束一个手机号的全部登录',
  body: z.object({ mobile }),
  data: z.object({ ended: z.number() }),
})

/** Jobs that do nothing twice, so that somebody may ask for them before their time. */
export const jobsByHand = ['daily', 'outbox'] as const

export const listJobs = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/platform/jobs',
  summary: '运营方管理员：各项作业的最近一次运行',
  data: z.object({
    jobs: z.array(
      z.object({
        name: z.string(),
        /** `BROKE_OFF`: its server was ended in the middle; the next run does the rest. */
        state: z.enum(['RUNS', 'DONE', 'FAILED', 'BROKE_OFF']),
        beganAt: instant,
        endedAt: z.nullable(instant),
      }),
    ),
  }),
})

/** Answers before the work is done: the list above says how it ends. One that runs already is not run twice. */
export const runJob = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/platform/jobs/:job/run',
  summary: '运营方管理员：立即运行一项作业',
  params: z.object({ job: z.enum(jobsByHand) }),
  names: { job: 'product' },
  data: done,
})

const departure = z.strictObject({
  day,
  kind: z.enum(['HOLIDAY', 'WORKDAY']),
  name: typedText(20).check(z.minLength(1)),
})
/** Departures from the week, whole years, e.g. `[{ "day": "2027-02-06", "kind": "HOLIDAY", "name": "春节" }]`. */
export const holidayList = z.array(departure).check(
  z.minLength(1),
  z.maxLength(500),
  z.refine((rows) => new Set(rows.map((row) => row.day)).size === rows.length, says('unreadable')),
)

export const putHolidays = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/platform/holidays',
  summary: '运营方管理员：启用若干整年的节假日与调休工作日',
  body: z.object({ days: holidayList }),
  names: { day: 'issueDate', name: 'remark' },
  data: z.object({ years: z.array(z.string()), count: z.number() }),
})
