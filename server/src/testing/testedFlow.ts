import { applications } from '@jinpiao/contract/applications'
import { type BusinessType, type FlowRow, flows } from '@jinpiao/contract/flow'
import { bank, funder, operator, platform } from '@jinpiao/contract/flowRow'
import { issuePage } from '@jinpiao/contract/permissions'
import * as z from 'zod/mini'
import type { Act } from '../acts/command.ts'
import { businesses } from '../business/all.ts'
import { insertApplication } from '../flow/advance.ts'
import type { Application } from '../flow/application.ts'
import type { AnyFormBusiness, Business, Columns } from '../flow/business.ts'
import { applicationListing } from '../flow/list.ts'
import type { RegisteredList } from '../http/register.ts'

/**
 * A business type that only tests know. It uses what no type of this version does: institutions, marks, no amount and no
 * day.
 */
export const TESTED = 'TESTED' as BusinessType

export const testedRow: FlowRow = {
  name: ['测试业务', 'Test business'],
  short: ['测试', 'tests'],
  ...operator,
  submitPages: issuePage,
  steps: [platform({ mayReturn: true, days: 3 }), funder(), bank()],
  touches: ['applications'],
  counterparty: 'counterpartyName',
  called: { applyNo: 'sourceNo' },
  lacks: ['amount', 'promisedDate'],
  marks: ['sourceNo', 'payDate'],
}

const columns: Columns = {
  payloadDigest: '',
  amountFen: null,
  fkCounterparty: null,
  counterpartyName: null,
  promisedDate: null,
  fkLimit: null,
  contractNo: null,
}

export const testedBusiness: Business<object> = {
  type: TESTED,
  family: TESTED,
  read: (payload) => JSON.parse(payload) as object,
  columns: async () => columns,
  touches: () => ({}),
  problems: async () => [],
  hold: async () => {},
  release: async () => {},
  decided: async () => ({ outputs: [] }),
}

/** Adds the type to the flow table and to the server. @returns what takes it out again. */
export function addTestedFlow(): () => void {
  const tables = [flows, businesses] as Record<string, unknown>[]
  for (const [index, entry] of [testedRow, testedBusiness].entries()) tables[index]![TESTED] = entry
  return () => tables.forEach((table) => delete table[TESTED])
}

/** A draft of the type, with values of its marks. */
export const insertTested = (act: Act, marks?: Columns['marks']): Promise<Application> =>
  insertApplication(act, testedBusiness, { ...columns, ...(marks && { marks }), payload: '{}', batchId: null })

/** The list of the type, while it is added. */
export function testedList(): RegisteredList {
  const definition = applications({
    type: TESTED,
    name: 'tests',
    drafts: '/tests',
    acts: '/tests',
    steps: {},
    payload: z.object({}),
    row: { sourceNo: z.string(), payDate: z.nullable(z.string()) },
    detail: {},
    facts: z.object({}),
    names: {},
    readers: [],
  })
  const form = { ...testedBusiness, definition, toRows } as unknown as AnyFormBusiness
  return { endpoint: definition.list, list: applicationListing(businesses, form) }
}

const toRows: AnyFormBusiness['toRows'] = async (_, found) =>
  new Map(found.map(({ pkApply, mark1, mark2 }) => [pkApply, { sourceNo: mark1 ?? '', payDate: mark2 }]))
