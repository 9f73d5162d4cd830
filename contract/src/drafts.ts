import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, text, version } from './fields.ts'

/** What a person has typed into a form and not submitted: kept per person for 30 days, never passwords. */
const routeKey = z.object({ routeKey: text(200) })

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
  large: true,
  data: z.object({ savedAt: instant, version: z.number() }),
})
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/corp/v1/drafts/:routeKey',
  summary: '删除表单草稿',
  permission: 'signedIn',
  params: routeKey,
  data: z.object({}),
})
