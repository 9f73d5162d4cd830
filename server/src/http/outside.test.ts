import { type FlowRow, platform as platformStep } from '@jinpiao/contract/flowRow'
import {
  answerOutsideTask,
  answerPlatformTask,
  listOutsideTasks,
  listPlatformTasks,
  taskKindNames,
} from '@jinpiao/contract/outside'
import { getSecurity } from '@jinpiao/contract/session'
import { thumbprint } from '@jinpiao/ukey/thumbprint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOutside } from '../acts/tasks.ts'
import { rowOf } from '../flow/application.ts'
import type { Outsider } from '../outside/outsiders.ts'
import { taskHandlers } from '../outside/taskHandlers.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

const steps = rowOf({ businessType: 'ISSUE' }).steps as FlowRow['steps'][number][]
const usual = [...steps]
const outsiders: Outsider[] = []

let t: TestApp
/** Signs with the key of an institution, as its own server would. */
let platform: TestClient
let bank: TestClient
let pkTask: string
let pkFile: string
beforeAll(async () => {
  t = await createTestApp({ outsiders })
  platform = await registered('PLATFORM')
  bank = await registered('BANK')
  ;({ pkTask, pkFile } = await askedPlatform())
})
afterAll(async () => {
  steps.splice(0, steps.length, ...usual)
  await t.close()
})

async function registered(institution: Outsider['institution']): Promise<TestClient> {
  const client = t.client()
  const key = await client.signer.publicKey()
  outsiders.push({ name: institution, institution, key, kid: await thumbprint(key) })
  return client
}

/** An application of the demonstration that waits for the platform, with a file. */
async function askedPlatform() {
  steps.splice(0, steps.length, platformStep())
  const { read } = t.services.database
  const row = await read
    .selectFrom('application')
    .selectAll()
    .where('businessType', '=', 'ISSUE')
    .where('state', '=', 'PENDING_DIRECTOR')
    .executeTakeFirstOrThrow()
  const file = await read
    .selectFrom('file_object')
    .selectAll()
    .where('fkCorp', '=', row.fkCorp)
    .executeTakeFirstOrThrow()
  await t.services.database.write(async (tx) => {
    await tx.updateTable('application').set({ state: 'PENDING_PLATFORM' }).where('pkApply', '=', row.pkApply).execute()
    const about = { target: row.pkApply, round: row.round, fkCorp: row.fkCorp, no: row.applyNo }
    const files = [{ pkFile: file.pkFile, name: file.name, size: file.size }]
    await askOutside(
      { tx, at: row.updatedAt },
      { kind: 'APPLICATION', institution: 'PLATFORM', ...about, body: {}, files },
    )
  })
  const { data } = await platform.call(listOutsideTasks)
  // The newest: the demonstration has left older ones open.
  return { pkTask: data.tasks.at(-1)?.pkTask ?? '', pkFile: file.pkFile }
}

const reply = (change: object = {}) => ({
  body: { pkTask, evidenceKey: 'platform-0001', answer: 'REJECT' as const, comment: '合同缺页，请补充', ...change },
})
const bytesOf = (client: TestClient, file: string) =>
  client.send('GET', `/outside/v1/tasks/${pkTask}/files/${file}`, '', '')

describe('the door of institutions', () => {
  test('an institution sees its own tasks and the files that they name, and nobody else’s', async () => {
    // What the demonstration leaves open: a verification, a registration, a financing, a key, four packs, an exchange, a contested payment, an invoice for a fee, two
    // invoices; a test payment, a redemption of which two payments wait, a financing, a fee and an exchange's fee, two loans of which one is paid back early, and an instalment.
    const { tasks } = (await platform.call(listOutsideTasks)).data
    expect(tasks.map(({ kind }) => kind).toSorted()).toEqual([
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'INVOICE_CHECK',
      'INVOICE_CHECK',
      'REGISTRATION',
    ])
    expect(tasks).toContainEqual(expect.objectContaining({ pkTask, kind: 'APPLICATION' }))
    const asked = (await bank.call(listOutsideTasks)).data.tasks.map(({ kind }) => kind)
    expect(asked.toSorted()).toEqual([
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'APPLICATION',
      'DEDUCTION',
      'EXCHANGE_PAYMENT',
      'FEE_PAYMENT',
      'REMITTANCE',
    ])
    const last = tasks.at(-1)?.pkTask ?? ''
    expect((await platform.call(listOutsideTasks, { query: { after: last, limit: 10 } })).data.tasks).toEqual([])
    expect((await bytesOf(platform, pkFile)).bytes.length).toBeGreaterThan(0)
    expect((await bytesOf(bank, pkFile)).code).toBe('01000302')
    expect((await bytesOf(platform, 'another')).code).toBe('01000302')
  })

  test('no session opens it, and no key of an institution opens anything else', async () => {
    const person = t.client()
    await person.enter('CO')
    expect((await person.call(listOutsideTasks)).status).toBe(401)
    expect((await person.call(answerOutsideTask, reply())).status).toBe(401)
    expect((await platform.call(getSecurity)).status).toBe(401)
    expect((await platform.call(listPlatformTasks)).status).toBe(401)
  })

  test('a key that is not registered, and a signature that is used twice or is not the key’s, are refused', async () => {
    expect((await t.client().call(listOutsideTasks)).status).toBe(401)
    const path = '/outside/v1/answers'
    const body = JSON.stringify(reply({ pkTask: 'none' }).body)
    const signature = await platform.signer.sign({ method: 'POST', path, query: '', body })
    expect((await platform.send('POST', path, '', body, { signature })).code).toBe('01000302')
    expect((await platform.send('POST', path, '', body, { signature })).code).toBe('01000301')
    const other = await platform.signer.sign({ method: 'POST', path, query: '', body: '{}' })
    expect((await platform.send('POST', path, '', body, { signature: other })).code).toBe('01000301')
  })

  test('it answers once, whatever it sends again', async () => {
    expect((await bank.call(answerOutsideTask, reply())).code).toBe('01000302')
    expect(await platform.call(answerOutsideTask, reply())).toMatchObject({ code: '0', data: { isRepeated: false } })
    expect((await platform.call(answerOutsideTask, reply())).data).toEqual({ isRepeated: true })
    expect((await platform.call(answerOutsideTask, reply({ answer: 'APPROVE' }))).code).toBe('99000409')
  })

  test('by hand: the administrators of the operator alone, through the same function', async () => {
    const operator = t.client()
    await operator.enter('CO')
    expect((await operator.call(listPlatformTasks)).code).toBe('01000202')
    expect((await operator.call(answerPlatformTask, reply())).code).toBe('01000202')
  })

  test('what is nested deeper than anything that is said, or longer, is refused at the door', async () => {
    const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) as unknown
    for (const body of [
      { a: deep },
      { a: 'x'.repeat(501) },
      { a: '\0' },
      { a: Array.from({ length: 101 }, () => 'b') },
    ]) {
      const { status, code } = await platform.call(answerOutsideTask, reply({ body, evidenceKey: 'platform-0002' }))
      expect([status, code]).toEqual([200, '01000303'])
    }
  })

  test('every kind of task has somebody who does what its answer means', () => {
    expect(taskKindNames.filter((kind) => taskHandlers[kind] === undefined)).toEqual([])
  })
})
