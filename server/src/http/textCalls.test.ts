import { API_BASE } from '@jinpiao/contract/envelope'
import { savePayroll } from '@jinpiao/contract/finance'
import { flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { productKinds } from '@jinpiao/contract/productKinds'
import { getSecurity, getUkeyChallenge } from '@jinpiao/contract/session'
import { type TextCallName, textCallNames } from '@jinpiao/contract/textCallNames'
import { type Assembled, type TextCall, textCalls } from '@jinpiao/contract/textCalls'
import { type TextTask, textCallOf, typesAt } from '@jinpiao/contract/textTasks'
import { getUkeyAgentKeys } from '@jinpiao/contract/ukeyAgent'
import { readSignRequest } from '@jinpiao/ukey/signRequest'
import type { EcPublicJwk } from '@jinpiao/ukey/thumbprint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ ukeyDriver: 'agent' })
})
afterAll(() => t.close())

test('spec §7: 23 addresses, each registered once', () => {
  const addresses = textCallNames.map((name) => `${textCalls[name].method} ${API_BASE}${textCalls[name].path}`)
  expect(new Set(addresses).size).toBe(23)
  const registered = t.api.endpoints.map(({ method, path }) => `${method} ${API_BASE}${path}`)
  for (const address of addresses) expect(registered.filter((each) => each === address)).toHaveLength(1)
})

const origin = 'http://localhost:80'

/** What the UKEY program of a PC makes of an answer: it knows the published keys alone, and the origin of the page. */
function believed({ original, signRequest = '' }: Pick<Assembled, 'original' | 'signRequest'>, keys: EcPublicJwk[]) {
  const claims = readSignRequest(signRequest, keys, { origin, now: t.clock.now() })
  expect(claims.original).toBe(original)
  return claims
}

/** What the short history has nothing of: a changed account, purchases and a credit fund to be submitted, a product to be contracted, wages to be paid. */
async function leaveOpen(): Promise<void> {
  const { database } = t.services
  await database.write(async (tx) => {
    const changes = tx
      .selectFrom('application')
      .select(['pkApply', 'payload'])
      .where('businessType', '=', 'ACCOUNT_CHANGE')
    for (const [index, { pkApply, payload }] of (await changes.execute()).entries()) {
      const other = { ...(JSON.parse(payload) as object), accountNo: `6222000000${index}` }
      const waits = { state: 'DRAFT', finishedAt: null, payload: JSON.stringify(other) } as const
      await tx.updateTable('application').set(waits).where('pkApply', '=', pkApply).execute()
    }
    const purchases = tx
      .selectFrom('application')
      .select(['pkApply', 'payload'])
      .where('businessType', '=', 'PUR_FINANCE')
    for (const [index, { pkApply, payload }] of (await purchases.orderBy('pkApply').execute()).entries()) {
      // One with the day on which it is to be financed, the others as soon as it can be.
      const form = { ...(JSON.parse(payload) as object), financeDate: index === 0 ? '2026-12-01' : '' }
      const waits = { state: 'DRAFT', finishedAt: null, payload: JSON.stringify(form) } as const
      await tx.updateTable('application').set(waits).where('pkApply', '=', pkApply).execute()
    }
    const recommended = tx.updateTable('application').set({ state: 'DRAFT', finishedAt: null })
    await recommended.where('businessType', '=', 'CREDIT_FUND').execute()
    const offered = { state: 'SIGNING', pkApply: null, contractNo: 'C1' } as const
    await tx.updateTable('corp_product').set(offered).where('product', '=', 'CCB').execute()
  })
  const client = t.client()
  await client.enter('SO')
  const financed = await database.read
    .selectFrom('application')
    .select('pkApply')
    .where('businessType', '=', 'FINANCE')
    .where('state', '=', 'DONE')
    .execute()
  const wages = [{ personName: '员工', accountNo: '6222000000001', bankName: '示范商业银行', amount: '100.00' }]
  for (const { pkApply } of financed) await client.call(savePayroll, { body: { pkFinance: pkApply, wages } })
}

/** Every way to ask for texts of what an enterprise has: its applications, what it is to confirm, its products. */
async function tasksOf(name: TextCallName, fkCorp: string): Promise<TextTask[]> {
  const { read } = t.services.database
  const applications = await read.selectFrom('application').selectAll().where('fkCorp', '=', fkCorp).execute()
  const confirms = await read.selectFrom('confirmation').select('pkConfirm').where('fkCorp', '=', fkCorp).execute()
  const acts = typesAt(name).flatMap((businessType) => {
    const { submitActions, steps } = flowOf(businessType)
    const actions = [...submitActions, ...steps.filter(isDecision).map(({ action }) => action)]
    return actions.map((action) => ({ businessType, action, call: name }))
  })
  return acts.flatMap((act): TextTask[] => [
    ...Object.keys(productKinds).map((product) => ({ ...act, ids: [], params: { product } })),
    ...confirms.map(({ pkConfirm }) => ({ ...act, ids: [pkConfirm] })),
    ...applications
      .filter(({ businessType }) => businessType === act.businessType)
      .flatMap(({ pkApply, version, payload }) => {
        const line = JSON.parse(payload) as { months?: string; amount?: string; financeDate?: string }
        const { months: month = '', amount = '', financeDate = '' } = line
        const stored = { ...act, ids: [pkApply] }
        return [
          stored,
          { ...stored, isAgain: true },
          { ...stored, edited: [{ pkApply, version, line }] },
          { ...stored, params: { month, amount } },
          { ...stored, params: { month, amount, financeDate } },
        ]
      }),
  ])
}

/** The first text that an address gives this person. */
async function firstText(client: TestClient, name: TextCallName, fkCorp: string): Promise<Assembled | undefined> {
  for (const task of await tasksOf(name, fkCorp)) {
    const asked = askedAt(name, task)
    const answer = asked && (await client.call(textCalls[name] as TextCall, asked as object))
    if (answer?.code === '0') return answer.data
  }
  return undefined
}

/** Undefined: such a task is not asked for at this address. */
function askedAt(name: TextCallName, task: TextTask) {
  try {
    const { endpoint, input } = textCallOf(task)
    return endpoint === textCalls[name] ? input : undefined
  } catch {
    return undefined
  }
}

test('the UKEY program may believe each text that an address gives, by the published keys', {
  timeout: 120_000,
}, async () => {
  await leaveOpen()
  const { keys } = (await t.client().call(getUkeyAgentKeys)).data
  const given = new Map<TextCallName, Assembled>()
  for (const person of ['CO', 'CD', 'CF', 'SO', 'SD', 'PU']) {
    const client = t.client()
    await client.enter(person)
    const { data } = await client.call(getSecurity, { query: { user3Required: 'true' } })
    const { fkCorp } = await t.services.database.read
      .selectFrom('corp_user')
      .select('fkCorp')
      .where('userId', '=', data.user3?.userId ?? '')
      .executeTakeFirstOrThrow()
    for (const name of textCallNames) {
      const text = given.has(name) ? undefined : await firstText(client, name, fkCorp)
      if (text) given.set(name, text)
    }
  }
  expect(textCallNames.filter((name) => !given.has(name))).toEqual([])
  for (const text of given.values()) believed(text, keys)
})

test('so does it the text of a login, for a key that nobody has as for any other, and without a word about its row', async () => {
  const { keys } = (await t.client().call(getUkeyAgentKeys)).data
  for (const [algorithmType, digest] of [
    [undefined, 'sha256'],
    ['ALG_RSA', 'sha256'],
    ['ALG_SM2', 'sm3'],
  ] as const) {
    const { data } = await t.client().call(getUkeyChallenge, { query: { certSerialNo: '0ab1234', algorithmType } })
    const claims = believed(data, keys)
    expect(claims).toMatchObject({ certSerialNo: 'AB1234', digest })
    expect(claims).not.toHaveProperty('printedNo')
  }
})
