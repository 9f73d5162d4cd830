import { claimNames, claimOf } from '@jinpiao/contract/claims'
import { businessTypes, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isBusinessError } from '../domain/businessError.ts'
import { claimables } from '../testing/claimed.ts'
import { callOf, contractEndpoints } from '../testing/endpoints.ts'
import { openTasks } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

/** Keys that a body takes, however deep. */
function keysIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(keysIn)]
}

/** Calls about payments by which nobody says that something is paid, and what they do. */
const statesNothing: readonly (readonly [call: RegExp, why: string])[] = [
  [/verify\/renew$/, 'asks for another account to pay into'],
  [/confirmations\/(confirm|refuse)$|guarantees\/batch/, 'answers what the other side has stated, or signs that'],
  [/finance\/quote$/, 'computes'],
  [/draws\/:pkDraw\/collect$|loan-applys\/repay/, 'asks the bank to collect, which answers'],
  [/ \/corp\/v1\/(pending\/)?redeems\b(?!.*(failure|remind))/, 'asks the bank to pay, which answers'],
  [/redeem-claims(\/:pkApply|\/(submit|withdraw|void|approve|return))$/, 'an act on a statement that stands already'],
  [/redeems\/remind$/, 'asks the payee for an account'],
  [/ukeys\/orders\/:pkApply\/receive$/, 'a key has come: no money'],
]

describe('who may say that something is paid', () => {
  test('no call of an enterprise takes a serial of a bank but those of the table, and the table names calls that there are', async () => {
    const endpoints = await contractEndpoints()
    const inputs = ({ params, query, body }: (typeof endpoints)[number]) => [params, query, body]
    const taking = endpoints.filter(
      (each) =>
        // The door of the institutions is not the enterprise's.
        each.permission !== 'outside' &&
        each.method !== 'GET' &&
        inputs(each)
          .flatMap((schema) => (schema ? keysIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })) : []))
          .includes('bankSerial'),
    )
    const withSerial = claimNames.filter((name) => claimOf(name).evidence.some((each) => each === 'bankSerial'))
    expect(new Set(taking.map(callOf))).toEqual(new Set(withSerial.flatMap((name) => claimOf(name).calls)))
    const known = new Set(endpoints.map(callOf))
    expect(claimNames.flatMap((name) => claimOf(name).calls).filter((call) => !known.has(call))).toEqual([])
  })

  test('every call of an enterprise about a payment is a claim of the table, or states nothing', async () => {
    const about = (await contractEndpoints()).filter(
      ({ method, permission, path, summary }) =>
        method !== 'GET' &&
        permission !== 'outside' &&
        !path.startsWith('/v1/platform/') &&
        /付款|收款|缴费|到账|汇款|转账|还款|兑付|打款|已付|确认|放款/.test(summary),
    )
    expect(about.length).toBeGreaterThan(30)
    const claimed = new Set(claimNames.flatMap((name) => claimOf(name).calls))
    const silent = (call: string) => statesNothing.find(([path]) => path.test(call))
    const others = about.map(callOf).filter((call) => !claimed.has(call))
    expect(others.filter((call) => silent(call) === undefined)).toEqual([])
    const used = new Set(others.map(silent))
    expect(statesNothing.filter((row) => !used.has(row)).map(([, why]) => why)).toEqual([])
  })

  test('where another enterprise loses something by it, two persons say it, both by signature, and the other side confirms', () => {
    for (const name of claimNames) {
      const { persons, signed, confirmer, workingDays, judge, judgeDays } = claimOf(name)
      expect(persons, name).toBe(confirmer === 'PAYEE' ? 2 : 1)
      // What changes how a ticket stands is signed: of a type whose submission is.
      const typed = businessTypes.find((each) => flowOf(each).name === claimOf(name).name)
      expect(typed !== undefined && flowOf(typed).unsigned === undefined, name).toBe(signed)
      // Who judges says until when.
      expect(judgeDays === null, name).toBe(judge === null)
      if (confirmer !== 'PAYEE') continue
      // Silence confirms nothing: somebody judges.
      expect([workingDays, judge], name).toEqual([expect.any(Number), expect.any(String)])
      const type = businessTypes.find((each) => flowOf(each).name === claimOf(name).name)
      const row = type && flowOf(type)
      expect(row?.unsigned, name).toBeUndefined()
      expect(
        row?.steps.filter(isDecision).map(({ action }) => action),
        name,
      ).toEqual(['APPROVE'])
      expect(
        row?.steps.some((step) => !isDecision(step) && step.ifRefused && step.from === judge),
        name,
      ).toBe(true)
    }
  })
})

/** What takes effect when something is paid: tickets end, money is in the books, receipts are written, accounts count. */
async function effects() {
  const { read } = t.database
  const count = async (rows: Promise<unknown[]>) => (await rows).length
  return {
    redeemed: await count(read.selectFrom('ticket').select('pkCredit').where('state', '=', 'REDEEMED').execute()),
    money: await count(read.selectFrom('transaction_log').select('pkLog').where('asset', '=', 'MONEY').execute()),
    receipts: await count(
      read
        .selectFrom('receipt')
        .select('pkReceipt')
        .where('kind', 'not in', ['ISSUE', 'ACCEPT', 'LOAN_NOTE'])
        .execute(),
    ),
    accounts: await count(
      read.selectFrom('bank_account').select('pkAccount').where('verifyState', '=', 'VERIFIED').execute(),
    ),
  }
}

const codeOf = (error: unknown): string =>
  isBusinessError(error) ? error.code : ((error as { code?: string }).code ?? String(error))

describe.each(claimNames)('%s', (name) => {
  const { claimants, evidence, confirmer, asks, answers } = claimOf(name)

  test('only its claimants say it, with all of its evidence', async () => {
    const claim = await claimables[name](world)
    const { actor } = as(world, claim.who)
    expect(claimants).toContain(actor.post)
    const reader = actor.fkCorp === world.core ? 'viewer' : 'purchaser'
    expect(claimants).not.toContain(as(world, reader).actor.post)
    expect(await claim.make({}, reader).then(() => 'taken', codeOf)).toMatch(/^010002/)
    const lacking: Record<string, object> = {
      payAccount: { pkAccount: '' },
      bankSerial: { bankSerial: '' },
      payDate: { payDate: '' },
      payReceiptFiles: { fileIds: [] },
      reason: { reason: '' },
      amount: { amount: '0.00' },
    }
    for (const term of evidence) {
      const code = await claim.make(lacking[term]).then(() => 'taken', codeOf)
      expect(code, `${name} without ${term}`).toMatch(/^\d{8}$/)
    }
  })

  test('nothing takes effect by it until its confirmer has agreed; contested, it can be said anew', async () => {
    const claim = await claimables[name](world)
    const before = await effects()
    await claim.make()
    expect(await effects(), 'said').toEqual(before)
    if (confirmer === null) {
      expect([asks, answers, claim.confirm]).toEqual([null, [], undefined])
      return
    }
    if (asks !== 'CONFIRMATION') {
      const kinds = (await openTasks(world)).map(({ task }) => task)
      expect(kinds.filter(({ kind }) => kind === asks).map(({ institution }) => institution)).toEqual([confirmer])
    }
    expect(answers).toEqual(['CONFIRM', 'CONTEST'])
    await claim.contest?.()
    expect(await effects(), 'contested').toEqual(before)
    await claim.make()
    expect(await effects(), 'said again').toEqual(before)
    await claim.confirm?.()
    expect(await effects(), 'confirmed').not.toEqual(before)
  })
})
