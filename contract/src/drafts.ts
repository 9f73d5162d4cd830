import { addDays, type Day } from '@jinpiao/values/days'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, version } from './fields.ts'
import { type BusinessType, businessTypes } from './flow.ts'
import { says } from './validationWords.ts'

/** Days for which a draft is kept after it was last saved, and what came back after that; so is what is typed and not saved. */
export const DRAFT_DAYS = 30
/** Days before its last one on which whoever has prepared it is reminded. */
export const DRAFT_REMIND_DAYS = 3

/** Of one form that is being filled in, and of all that a person has begun: what was begun longest ago goes first. */
export const MAX_DRAFT_BYTES = 2 ** 20
export const MAX_DRAFTS_BYTES = 8 * 2 ** 20

/** The last day on which it can be submitted. @param updatedAt when it was last saved, or came back. */
export const keptUntil = (updatedAt: string): Day => addDays(updatedAt.slice(0, 10), DRAFT_DAYS)

const types = businessTypes.map((type) => type.toLowerCase())
const KEY = new RegExp(`^(?:${types.join('|')})(?:-(?:copy-)?[\\w-]{1,64})?$`)

/**
 * The key of a draft: the form, and the stored application that it changes or copies: `issue`, `issue-01J…`,
 * `issue-copy-01J…`.
 */
export const draftKey = (type: BusinessType, { edit, copy }: { edit: string; copy: string }): string => {
  const form = type.toLowerCase()
  if (edit !== '') return `${form}-${edit}`
  return copy === '' ? form : `${form}-copy-${copy}`
}

/** The type of the form that a key names. */
export const typeOfDraft = (routeKey: string): BusinessType | undefined =>
  businessTypes.find((type) => type.toLowerCase() === routeKey.split('-')[0])

/** What a person has typed into a form and not submitted: kept per person for 30 days, never passwords. */
const routeKey = z.object({ routeKey: z.string().check(z.regex(KEY, says('stalePage'))) })

export const getDraft = endpoint({
  method: 'GET',
  path: '/corp/v1/drafts/:routeKey',
  summary: '读取表单草稿',
  permission: 'signedIn',
  params: routeKey,
  data: z.nullable(z.object({ payload: z.unknown(), savedAt: instant, version: z.number() })),
})
export const putDraft = endpoint({
  method: 'PUT',
  path: '/corp/v1/drafts/:routeKey',
  summary: '保存表单草稿；version 过期返回 99000409',
  permission: 'signedIn',
  params: routeKey,
  /** `version` of what was read, 0 for the first. */
  body: z.object({ payload: z.unknown(), version }),
  maxBytes: MAX_DRAFT_BYTES,
  data: z.object({ savedAt: instant, version: z.number() }),
})
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/corp/v1/drafts/:routeKey',
  summary: '删除表单草稿；带 version 时只删除该版本',
  permission: 'signedIn',
  params: routeKey,
  /** `version` of what was read or saved last: what another window has saved since stays. Absent: whatever is there. */
  query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000))) }),
  data: z.object({}),
})
