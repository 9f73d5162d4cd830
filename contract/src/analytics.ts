import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, pk } from './fields.ts'

/**
 * How the portal is used (spec §9). An event says which page, which call, which code and how long, and has no room for
 * anything that somebody has typed or read: every value is one of a list, a number, or an address of the portal's own.
 */

/** Spec §9: a session ends after half an hour without an event; a platform that wants another length gets 5 s at least. */
export const SESSION_MS = 30 * 60_000
export const LEAST_SESSION_MS = 5_000
/** Spec §9: so many events in one call. */
export const MAX_EVENTS = 100

/** `ON`: unless the person says no. `ASK`: only of who has said yes in the personal centre. `OFF`: of nobody. */
export type AnalyticsSetting = 'ON' | 'ASK' | 'OFF'

/**
 * Whether the use of the portal by a person may be recorded.
 * @param choice what the person has said in the personal centre; undefined: nothing yet.
 * @example mayRecord('ASK', undefined) // false
 */
export const mayRecord = (setting: string, choice: boolean | undefined): boolean =>
  setting === 'OFF' ? false : (choice ?? setting === 'ON')

/** An address of the portal without its query: lower-case words, so that no number and no name fits in. */
const route = z.string().check(z.regex(/^\/(error-page\/40[34]|[a-z-]{0,40}(\/[a-z-]{1,40}){0,6})$/))
/** A call as the contract has it, parameters by their names: `POST /corp/v1/credits/:pkCredit/answer`. */
const call = z.string().check(z.regex(/^(GET|POST|PUT|DELETE) \/[\w/:.-]{1,120}$/))
/** `0`, or a code of spec §8. */
const code = z.string().check(z.regex(/^(0|\d{8})$/))
const ms = z.int().check(z.minimum(0), z.maximum(86_400_000))

const every = {
  /** Of the browser: what is sent twice counts once. */
  id: z.string().check(z.regex(/^[0-9A-Z]{26}$/)),
  session: z.string().check(z.regex(/^[0-9A-Z]{26}$/)),
  /** Its place in the session. */
  seq: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** By the server's clock as the browser knows it, to the millisecond: more digits would be room for a number. */
  at: z.iso.datetime({ offset: true, precision: 3 }),
  /** The page that was shown. */
  route,
  /** So many events before it were lost, because the store of the browser was full. */
  dropped: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
}

export const problemKinds = ['refused', 'network', 'offline', 'session', 'script'] as const
export const vitalNames = ['TTFB', 'LCP'] as const
const sizeClass = z.enum(['WIDE', 'MINI'])

export const analyticsEvent = z.discriminatedUnion('type', [
  /** A page was shown for so long. */
  z.object({
    ...every,
    type: z.literal('page'),
    ms,
    /** Until it stood. */
    loadMs: z.optional(ms),
    from: z.optional(route),
  }),
  /** Somebody has done something, and the answer: of a batch the first refusal in it. */
  z.object({ ...every, type: z.literal('act'), call, code, ms }),
  /** Something failed that is no act; of a refusal with its code. */
  z.object({
    ...every,
    type: z.literal('problem'),
    kind: z.enum(problemKinds),
    call: z.optional(call),
    code: z.optional(code),
  }),
  /** Times of the first page, as the browser has measured them. */
  z.object({ ...every, type: z.literal('vital'), vital: z.enum(vitalNames), ms, sizeClass }),
  /** How the portal looks to the person, once a session. */
  z.object({
    ...every,
    type: z.literal('view'),
    theme: z.enum(['system', 'light', 'dark', 'contrast', 'contrast-dark']),
    language: z.enum(['zh-CN', 'en-US']),
    sizeClass,
    lessMotion: z.boolean(),
    moreContrast: z.boolean(),
  }),
])
export type AnalyticsEvent = z.output<typeof analyticsEvent>

type Own<Event> = Event extends AnalyticsEvent ? Omit<Event, Exclude<keyof typeof every, 'route'>> : never
/** What is told of an event; the rest is added where it is stored. */
export type AnalyticsFact = Own<AnalyticsEvent>

export const sendEvents = endpoint({
  method: 'POST',
  path: '/v1/analytics/events',
  summary: '使用情况上报：页面、操作结果与用时，每次至多 100 条；不含表单内容和个人信息',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  passive: true,
  body: z.object({ events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS)) }),
  /** What the sender need not keep any more. */
  data: z.object({ accepted: z.array(pk) }),
})

/** The choice follows the person to his next machine. */
export const chooseAnalytics = endpoint({
  method: 'PUT',
  path: '/v1/users/me/analytics',
  summary: '选择是否允许记录本人的使用情况',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  body: z.object({ analytics: z.boolean() }),
  data: z.object({}),
})

/** A browser of the operator's administrator opens the address itself. */
export const dailyAnalytics = endpoint({
  method: 'GET',
  path: '/v1/analytics/daily',
  summary: '使用情况日报（CSV，运营方管理员）：每天、每个页面、每种结果的次数、人数与用时',
  permission: 'signedIn',
  unsigned: true,
  binary: true,
  query: z.object({ dayFrom: z.optional(day), dayTo: z.optional(day) }),
  data: z.unknown(),
})
