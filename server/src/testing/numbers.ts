import { getBill } from '@jinpiao/contract/bills'
import { getCredit } from '@jinpiao/contract/credits'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { getInvoice } from '@jinpiao/contract/invoices'
import { getDraw } from '@jinpiao/contract/loans'
import { isNumberTerm, type NumberKey, type NumberOf, numberOf } from '@jinpiao/contract/numberKeys'
import { getPayment } from '@jinpiao/contract/payments'
import { getReceipt } from '@jinpiao/contract/receipts'
import type { Actor } from '../acts/context.ts'
import { forms } from '../business/all.ts'
import type { Database } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Clock } from '../domain/clock.ts'
import { type Answering, answering, mayCall } from './figures/ask.ts'
import { everybodyOf } from './figures/enterprises.ts'

/** What answers for the page of a number; those of applications are found by type. */
const details: Partial<Record<NumberKey, readonly [endpoint: Endpoint, parameter: string]>> = {
  pkCredit: [getCredit, 'pkCredit'],
  pkRoot: [getCredit, 'pkCredit'],
  pkDraw: [getDraw, 'pkDraw'],
  pkPayment: [getPayment, 'pkPayment'],
  pkReceipt: [getReceipt, 'pkReceipt'],
  pkBill: [getBill, 'pkBill'],
  pkFeeBill: [getBill, 'pkBill'],
  pkInvoice: [getInvoice, 'pkInvoice'],
}

/** Lists whose keys are of something else: invoices for fees have no page. */
const others: Readonly<Record<string, readonly string[]>> = { 'fee-invoices': ['invoiceNo'] }

type Row = Readonly<Record<string, unknown>>

/**
 * Numbers in rows of lists whose page refuses whoever reads the row and may open such pages: one line each.
 *
 * @param most rows of a list that are looked at, from the first.
 */
export async function refusedNumbers(database: Database, clock: Clock, most: number): Promise<string[]> {
  const server = answering(database, clock)
  const found: string[] = []
  for (const actor of (await everybodyOf(database.read)).flat()) {
    const known = new Set<string>()
    for (const { endpoint: list } of server.lists) {
      if (!mayCall(list, actor) || list.list.of !== undefined) continue
      const { list: rows } = (await server.answer(list, actor, { query: { pageSize: most } as never })) as {
        list: Row[]
      }
      for (const row of rows)
        for (const asked of rowNumbers(row, others[list.list.name] ?? [])) {
          if (known.has(asked.id)) continue
          known.add(asked.id)
          const refusal = await refusalOf(server, actor, asked)
          if (refusal !== undefined)
            found.push(`${actor.corpName} ${actor.roleCode} ${list.path} ${asked.id}: ${refusal}`)
        }
    }
  }
  return found
}

interface Asked extends NumberOf {
  id: string
}

/** The numbers of a row and of what lies in it that have a key. */
function rowNumbers(row: Row, without: readonly string[]): Asked[] {
  const own = Object.keys(row).flatMap((term): Asked[] => {
    if (!isNumberTerm(term) || without.includes(term)) return []
    const number = numberOf(term, row)
    return number ? [{ ...number, id: `${term} ${number.pk}` }] : []
  })
  const inside = Object.values(row).filter((value) => typeof value === 'object' && value !== null)
  return [...own, ...inside.flatMap((value) => rowNumbers(value as Row, without))]
}

async function refusalOf(server: Answering, actor: Actor, { key, pk, type }: Asked): Promise<string | undefined> {
  const detail = details[key]
  const form = forms.find(({ definition: { types } }) => types.some((each) => each === type))
  const [endpoint, parameter] = detail ?? [form?.definition.get as Endpoint | undefined, 'pkApply']
  // What has no page, or none for this reader, is text.
  if (endpoint === undefined || !mayCall(endpoint, actor)) return undefined
  return server.answer(endpoint, actor, { params: { [parameter]: pk } as never }).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof BusinessError)) throw error
      return `${endpoint.path} ${error.code}`
    },
  )
}
