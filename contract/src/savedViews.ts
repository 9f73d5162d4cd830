import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pk, text, typed } from './fields.ts'
import { says } from './validationWords.ts'

/** Views of one list that a person may keep. */
export const MAX_VIEWS = 20

/** What a person has filtered, ordered and chosen to see in a list, under a name (4.0.3). */
export const savedView = z.object({
  pkView: z.string(),
  name: z.string(),
  /** Query string of the page, without page numbers. */
  query: z.string(),
  /** Opened when the list is opened without a query. */
  isDefault: z.boolean(),
})
export type SavedView = z.output<typeof savedView>

const viewName = typed('viewName').check(z.minLength(1, says('textTooShort')))
const query = text(2000)
const listName = text(64)
const pkView = z.object({ pkView: pk })

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/corp/v1/saved-views',
  summary: '本人在一个列表中保存的常用筛选',
  permission: 'signedIn',
  query: z.object({ listName }),
  data: z.array(savedView),
})
export const saveView = endpoint({
  method: 'POST',
  path: '/corp/v1/saved-views',
  summary: '保存常用筛选；同名的被替换',
  permission: 'signedIn',
  body: z.object({ listName, viewName, query, isDefault: z.boolean() }),
  data: savedView,
})
export const removeView = endpoint({
  method: 'DELETE',
  path: '/corp/v1/saved-views/:pkView',
  summary: '删除常用筛选',
  permission: 'signedIn',
  params: pkView,
  data: z.object({}),
})
