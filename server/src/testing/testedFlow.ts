import { type BusinessType, type FlowRow, flows } from '@jinpiao/contract/flow'
import { bank, funder, operator, platform } from '@jinpiao/contract/flowRow'
import { issuePage } from '@jinpiao/contract/permissions'
import type { Act } from '../acts/command.ts'
import { businesses } from '../business/all.ts'
import { insertApplication } from '../flow/advance.ts'
import type { Application } from '../flow/application.ts'
import type { Business, Columns } from '../flow/business.ts'

/** A business type that only tests know. It uses what no type of this version does: institutions, no amount and no day. */
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

/** A draft of the type. */
export const insertTested = (act: Act): Promise<Application> =>
  insertApplication(act, testedBusiness, { ...columns, payload: '{}', batchId: null })
