import * as z from 'zod/mini'
import type { Texts } from './areas/area.ts'
import * as credit from './areas/credit.ts'
import * as data from './areas/data.ts'
import * as exchange from './areas/exchange.ts'
import * as finance from './areas/finance.ts'
import * as loans from './areas/loans.ts'
import * as onboarding from './areas/onboarding.ts'
import * as redeem from './areas/redeem.ts'
import * as shared from './areas/shared.ts'
import * as ukey from './areas/ukey.ts'
import { endpoint } from './endpoint.ts'
import { instant, isPrintable, pk, text } from './fields.ts'
import type { Institution } from './flowRow.ts'

/**
 * What the world outside the enterprises is asked, and how it answers. A step of an institution, or a question that a
 * business asks by itself, is a **task**. Institutions fetch their tasks and answer them by signed requests; the
 * platform's own staff answers by hand; a demonstration answers by itself. All three call the same function.
 */

/** What kinds of tasks there are: a package names its own in its area. */
export const taskKinds = {
  ...shared.tasks,
  ...redeem.tasks,
  ...finance.tasks,
  ...onboarding.tasks,
  ...ukey.tasks,
  ...data.tasks,
  ...exchange.tasks,
  ...loans.tasks,
  ...credit.tasks,
} as const satisfies Texts
export type TaskKind = keyof typeof taskKinds
export const taskKindNames = Object.keys(taskKinds) as [TaskKind, ...TaskKind[]]

/** `OPEN` waits for its answer; `CLOSED` waits no more, because what it asked about has ended or moved on. */
export const taskStates = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type TaskState = (typeof taskStates)[number]

/** What an institution may say: yes, no for good, or that something is to be corrected. */
export const institutionAnswers = ['APPROVE', 'REJECT', 'RETURN'] as const satisfies readonly string[]
export type InstitutionAnswer = (typeof institutionAnswers)[number]

const institution = z.enum(['PLATFORM', 'FUNDER', 'BANK'] as const satisfies readonly Institution[])

/** A file that belongs to the task; its bytes are fetched by the task and this key. */
export const taskFile = z.object({ pkFile: z.string(), name: z.string(), size: z.number() })

const task = z.object({
  pkTask: z.string(),
  kind: z.enum(taskKindNames),
  institution,
  /** The number by which people call what is asked about: SQ20261121000001. */
  no: z.string(),
  corpName: z.string(),
  /** What is asked, by its kind. Amounts are texts with two decimals, days ISO. */
  body: z.record(z.string(), z.unknown()),
  files: z.array(taskFile),
  createdAt: instant,
})
export type OutsideTask = z.output<typeof task>

const TASK_PAGE = 100
const taskQuery = z.object({
  kind: z.optional(z.enum(taskKindNames)),
  /** Key of the last task that the caller has seen: the next ones are answered. */
  after: z.optional(pk),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(TASK_PAGE)), TASK_PAGE),
})
const tasks = z.object({ tasks: z.array(task) })

/** Key of something that proves an answer: bankSerial. */
const word = z.string().check(z.regex(/^\w{1,64}$/))
/** Deeper than a list of groups nothing is said, and in no list more than this. */
const MAX_DEPTH = 2
const MAX_ITEMS = 100
const isSayable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.length <= 500 && isPrintable(value)
  if (typeof value !== 'object' || value === null) return true
  const parts: unknown[] = Object.values(value)
  return depth < MAX_DEPTH && parts.length <= MAX_ITEMS && parts.every((part) => isSayable(part, depth + 1))
}
/** What is said under a key: one thing, or some, each with a few words about it. The judge of the task says which. */
const said = z.unknown().check(z.refine((value) => isSayable(value)))

const answer = z.object({
  /** Made by who answers, once for each answer: the same key again is the same answer and takes effect once. */
  evidenceKey: z.string().check(z.regex(/^[\w.:-]{8,100}$/)),
  pkTask: pk,
  answer: z.enum(institutionAnswers),
  /** Required where the answer is no, or asks for a correction. */
  comment: z._default(text(500), ''),
  /** The line of the application that is answered; absent: all of it. */
  line: z.optional(z.number().check(z.int(), z.minimum(0))),
  /**
   * What proves the answer: serial numbers, days, amounts, by kind and business. Each task has its judge: what is not as it
   * was asked, on no possible day, another thing's number, or not asked at all is refused, and the task stays open.
   */
  body: z._default(z.record(word, said), {}),
})
export type InstitutionReply = z.output<typeof answer>
const answered = z.object({ isRepeated: z.boolean() })

export const listOutsideTasks = endpoint({
  method: 'GET',
  path: '/outside/v1/tasks',
  summary: '机构：待答复事项，按先后',
  permission: 'outside',
  query: taskQuery,
  data: tasks,
})

export const getOutsideFile = endpoint({
  method: 'GET',
  path: '/outside/v1/tasks/:pkTask/files/:pkFile',
  summary: '机构：下载事项所附文件',
  permission: 'outside',
  params: z.object({ pkTask: pk, pkFile: pk }),
  data: z.unknown(),
  binary: true,
})

export const answerOutsideTask = endpoint({
  method: 'POST',
  path: '/outside/v1/answers',
  summary: '机构：答复一个事项；同一 evidenceKey 只生效一次',
  permission: 'outside',
  body: answer,
  data: answered,
})

export const listPlatformTasks = endpoint({
  method: 'GET',
  path: '/v1/platform/tasks',
  summary: '运营方管理员：等待平台处理的事项',
  permission: 'signedIn',
  query: taskQuery,
  data: tasks,
})

export const answerPlatformTask = endpoint({
  method: 'POST',
  path: '/v1/platform/answers',
  summary: '运营方管理员：代表平台答复一个事项',
  permission: 'signedIn',
  body: answer,
  data: answered,
})
