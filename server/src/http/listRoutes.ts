import { Readable } from 'node:stream'
import type { AnyListEndpoint, ExportFormat } from '@jinpiao/contract/list'
import type { FastifyReply } from 'fastify'
import type { Listing } from '../queries/listing/page.ts'
import { columnsOf, csvOf, xlsxOf } from '../queries/sheet.ts'
import type { ListQuery } from '../queries/source.ts'
import type { Api, RegisteredList } from './register.ts'

/** A list and its export, both from the one definition. */
export function onList(
  { on, lists, services }: Api,
  endpoint: AnyListEndpoint,
  list: Listing<object>,
  { small }: Pick<RegisteredList, 'small'> = {},
): void {
  lists.push({ endpoint, list, ...(small && { small }) })
  on(endpoint, async ({ query, queryContext }) => list.page(queryContext(), query as ListQuery) as never)
  on(endpoint.export, async ({ query, queryContext, reply, record }) => {
    const { format, columns, ...asked } = query as ListQuery & { format: ExportFormat; columns: string[] }
    const context = queryContext()
    const all: ListQuery = { ...asked, page: 1, pageSize: 1 }
    const wanted = columnsOf(endpoint, columns)
    const target = `list:${endpoint.list.name}`
    await services.database.write((tx) => record(tx, { action: 'list.export', target, after: { format, ...asked } }))
    const file = attachment(reply, `${endpoint.list.name}.${format}`, format)
    if (format === 'xlsx') return file.send(await xlsxOf(endpoint, list, context, all, wanted))
    return file.send(Readable.from(csvOf(endpoint, list, context, all, wanted)))
  })
}

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A file as the answer; what an enterprise has written is kept by no cache. */
export const attachment = (reply: FastifyReply, fileName: string, format: ExportFormat) =>
  reply
    .type(types[format])
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
