import { getCredit } from '@jinpiao/contract/credits'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { getDraw } from '@jinpiao/contract/loans'
import { listRecentApplications } from '@jinpiao/contract/todos'
import type { Actor } from '../../acts/context.ts'
import type { Database } from '../../db/database.ts'
import { isBusinessError } from '../../domain/businessError.ts'
import type { Clock } from '../../domain/clock.ts'
import { type Answering, answering, type Input, mayCall, remembering } from '../figures/ask.ts'
import { everybodyOf } from '../figures/enterprises.ts'
import { formOf } from '../steps.ts'
import { isApplication, kindOf, rowsOf } from './untaken.ts'

/** Rows of any list whose own page, or that of a number in them, does not open for whom they are shown. */
export async function unopenedRows(database: Database, clock: Clock): Promise<string[]> {
  const server = remembering(answering(database, clock))
  const found = new Set<string>()
  for (const actor of (await everybodyOf(database.read)).flat()) {
    const judge = async (list: string, rows: readonly object[], pageOf: (row: object) => Page | undefined) => {
      for (const row of rows) {
        const refusal = await refusalOf(server, actor, pageOf(row))
        if (refusal !== undefined) found.add(`${actor.corpName} ${actor.roleCode}, ${list} ${kindOf(row)}: ${refusal}`)
        for (const page of linkedPages(actor, row)) {
          const dead = await refusalOf(server, actor, page)
          if (dead !== undefined)
            found.add(`${actor.corpName} ${actor.roleCode}, ${list} ${kindOf(row)} ${page.endpoint.path}: ${dead}`)
        }
      }
    }
    for (const { endpoint } of server.lists) {
      if (!mayCall(endpoint, actor) || endpoint.list.of !== undefined) continue
      const own = pageUnder(server, endpoint)
      await judge(
        endpoint.list.name,
        await rowsOf(server, endpoint, actor),
        (row) => applicationPage(row) ?? own?.(row),
      )
    }
    for (const box of ['ALL', 'TODO'] as const) {
      if (!mayCall(listRecentApplications, actor)) continue
      const { list } = await server.answer(listRecentApplications, actor, { query: { box } })
      await judge(`recent ${box}`, list, applicationPage)
    }
  }
  return [...found]
}

interface Page {
  endpoint: Endpoint
  params: object
}

const applicationPage = (row: object): Page | undefined =>
  isApplication(row)
    ? { endpoint: formOf(row.businessType).definition.get, params: { pkApply: row.pkApply } }
    : undefined

/** Pages that the numbers of a row lead to, as far as they are open to him. */
function linkedPages(actor: Actor, row: object): Page[] {
  const { pkApply, businessType, pkCredit, pkDraw } = row as Record<string, string | null | undefined>
  const pages: Page[] = [
    ...(pkApply && businessType && flowOf(businessType as BusinessType).steps.length > 0
      ? [{ endpoint: formOf(businessType as BusinessType).definition.get, params: { pkApply } }]
      : []),
    ...(pkCredit ? [{ endpoint: getCredit, params: { pkCredit } }] : []),
    ...(pkDraw ? [{ endpoint: getDraw, params: { pkDraw } }] : []),
  ]
  return pages.filter(({ endpoint }) => mayCall(endpoint, actor))
}

/** The page of a row by its address: that of its list, and one key. */
function pageUnder({ endpoints }: Answering, { path }: Endpoint): ((row: object) => Page | undefined) | undefined {
  const page = endpoints.find(
    (each) =>
      each.method === 'GET' && each.path.startsWith(`${path}/:`) && !each.path.slice(path.length + 2).includes('/'),
  )
  const key = page?.path.slice(path.length + 2)
  if (page === undefined || key === undefined) return undefined
  return (row) => ({ endpoint: page, params: { [key]: (row as Record<string, unknown>)[key] } })
}

async function refusalOf(server: Answering, actor: Actor, page: Page | undefined): Promise<string | undefined> {
  if (page === undefined) return undefined
  if (!mayCall(page.endpoint, actor)) return `${page.endpoint.path} is not open to him`
  try {
    await server.answer(page.endpoint, actor, { params: page.params } as Input)
    return undefined
  } catch (error) {
    if (!isBusinessError(error)) throw error
    return error.text('zh-CN')
  }
}
