import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Help articles; a route names the ones that belong to it by id (spec §2). They are no secret: the login page leads to them as files. */
export const listHelps = endpoint({
  method: 'GET',
  path: '/corp/v1/helps',
  summary: '帮助文章',
  permission: 'anyone',
  data: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Paragraphs of plain text; a line that starts with `## ` is a heading. */
      body: z.string(),
    }),
  ),
})

/** 是否有帮助: one word a reader and article, the last one. */
export const rateHelp = endpoint({
  method: 'POST',
  path: '/corp/v1/helps/:id/feedback',
  summary: '反馈帮助文章是否有帮助（每人每篇一次，可更改）',
  permission: 'signedIn',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,4}$/)) }),
  body: z.object({ helpful: z.boolean() }),
  data: z.object({}),
})
