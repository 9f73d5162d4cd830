import { applications } from '@jinpiao/contract/applications'
import { fields } from '@jinpiao/contract/fields'
import { type BusinessType, flows } from '@jinpiao/contract/flow'
import { bank, director, type FlowRow, operator, platform } from '@jinpiao/contract/flowRow'
import { directorApprovePage, issuePage } from '@jinpiao/contract/permissions'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { businesses } from '../../business/all.ts'
import { digestOf } from '../../domain/digest.ts'
import type { AnyFormBusiness, Business } from '../../flow/business.ts'
import { TESTED, testedBusiness, testedRow } from '../testedFlow.ts'
import type { World } from '../world.ts'
import type { Choice, Walks } from './walkOf.ts'

/** Submitted without a signature. */
const UNSIGNED = 'UNSIGNED' as BusinessType
const unsignedRow: FlowRow = { ...testedRow, unsigned: true, steps: [platform({ mayReturn: true })] }
const unsignedBusiness: Business<object> = { ...testedBusiness, type: UNSIGNED, family: UNSIGNED }

/** Two payees: the bank answers each by itself. */
const PAYING = 'PAYING' as BusinessType
const payingRow: FlowRow = {
  name: ['测试付款', 'Test payment'],
  short: ['测试付款', 'test payments'],
  ...operator,
  submitPages: issuePage,
  steps: [director(directorApprovePage), bank()],
  touches: ['applications'],
  counterparty: 'counterpartyName',
}

const payingBusiness: Business<{ amount: string }> = {
  ...testedBusiness,
  type: PAYING,
  family: PAYING,
  read: (payload) => JSON.parse(payload),
  columns: async ({ today }, payload) => ({
    amountFen: decimalToFen(payload.amount),
    promisedDate: addDays(today, 30),
    payloadDigest: digestOf(payload),
    fkCounterparty: null,
    counterpartyName: null,
    fkLimit: null,
    contractNo: null,
  }),
  decided: async () => ({ outputs: [0, 1].map((line) => ({ line, no: null, party: '', amountFen: 1n })) }),
}

/** Asks all institutions. */
const askingBusiness: Business<object> = {
  ...testedBusiness,
  /** The one bank of the small world. */
  async asked({ tx }) {
    const funder = tx.selectFrom('corp').select('pkCorp').where('userType', '=', 'FUNDER')
    return { fkFunder: (await funder.executeTakeFirstOrThrow()).pkCorp }
  },
}

/** The business with addresses, as far as acts need them; the flow table has its row already. */
function withForm(business: Business<unknown>, steps: object): AnyFormBusiness {
  const path = `/walk/${business.type.toLowerCase()}` as const
  const definition = applications({
    type: business.type,
    name: business.type.toLowerCase(),
    drafts: path,
    acts: `${path}s`,
    steps,
    payload: z.looseObject({}),
    names: {},
    row: fields('counterpartyName'),
    detail: {},
    facts: z.object({}),
    readers: [],
  })
  return {
    ...business,
    definition: definition as unknown as AnyFormBusiness['definition'],
    files: () => [],
    toRows: async () => new Map(),
    toDetail: async () => ({}),
    hints: async () => [],
    topics: [],
    answers: async () => [],
    check: async () => ({ problems: [], totalFen: 0n, facts: {} }),
  }
}

/** Adds a type to the flow table and to the server. @returns what takes it out again. */
export function addFlow(row: FlowRow, business: Business<unknown>, steps: object): () => void {
  const { type } = business
  const tables = [flows, businesses] as Record<string, unknown>[]
  tables[0]![type] = row
  tables[1]![type] = withForm(business, steps)
  return () => tables.forEach((table) => delete table[type])
}

/** Adds these types to the flow table and to the server. @returns what takes them out again. */
export function addWalkedFlows(): () => void {
  const added = [
    addFlow(testedRow, askingBusiness, {}),
    addFlow(unsignedRow, unsignedBusiness, {}),
    addFlow(payingRow, payingBusiness, { PENDING_DIRECTOR: '' }),
  ]
  return () => added.forEach((remove) => remove())
}

const form = ({ core }: World, { amount }: Choice) => ({ fkCorp: core, line: { amount } })

/** What no landed type does: the platform, a funder and a bank answer, and a bank answers line by line. */
export const tested: Walks = { [TESTED]: { form }, [UNSIGNED]: { form }, [PAYING]: { form } }
