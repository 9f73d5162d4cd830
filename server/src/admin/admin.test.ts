import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../acts/audit.ts'
import { runJob } from '../acts/command.ts'
import { OPERATOR_CHAIN } from '../acts/context.ts'
import { enqueue } from '../acts/enqueue.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { HOUR_MS, instantOf, MINUTE_MS } from '../domain/clock.ts'
import { systemContext } from '../jobs/system.ts'
import { creditCodeOf, idCodeOf } from '../seed/codes.ts'
import { seedReference } from '../seed/reference.ts'
import { addAdministrator } from '../session/administrators.ts'
import { storePassword } from '../session/attempts.ts'
import { takeFirstLink } from '../session/firstLink.ts'
import { hashPassword } from '../session/password.ts'
import { openSession } from '../session/sessions.ts'
import { testClock } from '../testing/testClock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { commands, runAdmin, usage } from './run.ts'

const clock = testClock()
const operator = creditCodeOf(801)
const [FIRST, SECOND] = ['13900000091', '13900000092']
let t: TestDatabase
let folder: string
let database: Database
let typed = ''
beforeAll(async () => {
  t = await createTestDatabase({ bare: true })
  folder = await mkdtemp(join(tmpdir(), 'jinpiao-admin-'))
  database = t.database.dialect === 'postgres' ? t.database : openDatabase(join(folder, 'jinpiao.db'))
  await migrate(database)
})
afterAll(async () => {
  if (database !== t.database) await database.close()
  await t.drop()
  await rm(folder, { recursive: true })
})

const environment = () => ({
  DEMO: '0',
  DATA_DIR: folder,
  OPERATOR_CREDIT_CODE: operator,
  ...(database.dialect === 'postgres' && { DATABASE_URL: t.location }),
})

/** One command, its words with spaces between. */
async function admin(line: string, more: readonly string[] = []) {
  const env = environment()
  const { code, said } = await runAdmin([...line.split(' '), ...more], { env, clock, secret: async () => typed })
  return { code, said, data: said.startsWith('{') ? (JSON.parse(said) as Record<string, never>) : {} }
}
async function adding(mobile: string, card: number, more = '') {
  typed = idCodeOf(card)
  return admin(`administrator add --name 温知夏 --mobile ${mobile} ${more}--json`)
}
const tokenOf = (address: string) => address.split('#')[1] ?? ''
const take = (address: string) => database.write((tx) => takeFirstLink(tx, clock, tokenOf(address)))

describe('first administrators', () => {
  test('a one-time link serves once, for 24 hours, and another one ends it', async () => {
    expect(await adding(FIRST, 801)).toMatchObject({ code: 1, data: { code: '01000310' } })
    const { data } = await adding(FIRST, 801, '--company 江城供应链科技有限公司 ')
    expect(data['address']).toMatch(/^\/cv3\/register\/reset-password#[\w-]{43}$/)
    const again = async () => String((await admin(`administrator link --mobile ${FIRST} --json`)).data['address'])
    const link = await again()
    expect(await take(String(data['address']))).toBeUndefined()
    expect(await take(link)).toBeDefined()
    expect(await take(link)).toBeUndefined()
    const late = await again()
    clock.advance(24 * HOUR_MS)
    expect(await take(late)).toBeUndefined()
    const rows = await database.read.selectFrom('nonce').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(tokenOf(late))
  })

  test('nobody is two, and a number that is no administrator’s is said so', async () => {
    expect(await adding(FIRST, 801)).toMatchObject({ code: 1, data: { code: '02000103' } })
    expect(await adding(SECOND, 801)).toMatchObject({ code: 1, data: { code: '02000104' } })
    expect((await adding(SECOND, 802)).code).toBe(0)
    expect((await admin('administrator link --mobile 13900000099')).said).toMatch(/is no administrator of the platform/)
  })
})

describe('by hand with four eyes', () => {
  const wish = `limit propose --funder ${operator} --act GRANT --core ${creditCodeOf(802)} --amount 100.00 --from 2026-11-21 --to 2027-11-20`

  test('each of the two proves who he is, and is another one', async () => {
    for (const mobile of [FIRST, SECOND]) {
      const person = await database.read
        .selectFrom('person')
        .selectAll()
        .where('mobile', '=', mobile)
        .executeTakeFirstOrThrow()
      const passwordHash = await hashPassword(`Geheim-${mobile}`)
      await database.write((tx) => storePassword(tx, instantOf(clock), { person, passwordHash }))
    }
    typed = 'Geheim-falsch'
    expect(await admin(`${wish} --as ${FIRST} --json`)).toMatchObject({ code: 1, data: { code: '01000101' } })
    typed = `Geheim-${FIRST}`
    const { pkProposal } = (await admin(`${wish} --as ${FIRST} --json`)).data
    expect(await admin(`limit approve ${pkProposal} --as ${FIRST} --json`)).toMatchObject({
      data: { code: '01000201' },
    })
    typed = `Geheim-${SECOND}`
    // What was proposed is judged when it is approved: there is no such core company.
    expect(await admin(`limit approve ${pkProposal} --as ${SECOND} --json`)).toMatchObject({
      data: { code: '05000107' },
    })
    // Whoever decides reads for whom, of what, from when until when, and who has proposed it.
    expect((await admin('limit proposals')).said).toMatch(
      /GRANT +100\.00 +for nobody known +金票开立额度, \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d +of .+ +proposed by \S/,
    )
    const roleOf = (by: string) =>
      database.read
        .selectFrom('corp_user as u')
        .innerJoin('person as p', 'p.personId', 'u.personId')
        .select('u.userId')
        .where('p.mobile', '=', by)
        .executeTakeFirstOrThrow()
    const { userId } = await roleOf(FIRST)
    const becomes = (state: string) =>
      database.write((tx) => tx.updateTable('corp_user').set({ state }).where('userId', '=', userId).execute())
    // Who proposed it may propose no more: what he wanted is nobody's word.
    await becomes('DISABLED')
    expect(await admin(`limit approve ${pkProposal} --as ${SECOND} --json`)).toMatchObject({
      data: { code: '05000120' },
    })
    await becomes('ACTIVE')
    expect(await admin(`limit reject ${pkProposal} --as ${SECOND} --comment 无此企业`)).toMatchObject({ code: 0 })
    expect((await admin('limit proposals')).said).toBe('There is nothing.')
  })
})

test('two who open the platform at once open one', async () => {
  const corpName = '江城供应链科技有限公司'
  const other = await createTestDatabase({ bare: true })
  await migrate(other.database)
  await seedReference(other.database)
  const add = (card: number, meanwhile: () => Promise<unknown>) =>
    runJob(systemContext({ database: other.database, clock }, OPERATOR_CHAIN), async (act) => {
      const mobile = `139000000${card - 800}9`
      await addAdministrator(act, {
        corpName,
        creditCode: operator,
        personName: '温知夏',
        mobile,
        idCode: idCodeOf(card),
      })
      await meanwhile()
    })
  // The second one looks when the first has not committed yet, and has to wait for it.
  const first = Promise.withResolvers<void>()
  const isThere = async () => first.resolve()
  await Promise.all([
    add(801, () => isThere().then(() => setTimeout(200))),
    first.promise.then(() => add(802, async () => undefined)),
  ])
  expect(await other.database.read.selectFrom('corp').select('corpName').execute()).toEqual([{ corpName }])
  // The same name under another code is somebody else.
  await other.database.write((tx) =>
    tx
      .updateTable('corp')
      .set({ creditCode: creditCodeOf(810) })
      .execute(),
  )
  await expect(add(803, async () => undefined)).rejects.toMatchObject({ code: '02000108' })
  await other.drop()
})

describe('day by day', () => {
  test('keys are made, rotated with an overlap, and revoked', async () => {
    const made = (await admin('key make --name 江城银行 --institution BANK --json')).data
    const kid = String(made['kid'])
    expect(made['privateKey']).toMatchObject({ kty: 'EC', crv: 'P-256', d: expect.any(String) })
    const { d: secret } = made['privateKey'] as unknown as { d: string }
    const next = String((await admin(`key rotate ${kid} --days 3 --json`)).data['kid'])
    expect((await admin('key list')).said).toMatch(/until 2026-11-2/)
    expect((await admin(`key revoke ${next}`)).code).toBe(0)
    expect(await admin(`key revoke ${next} --json`)).toMatchObject({ code: 1, data: { code: '01000302' } })
    const rows = JSON.stringify(await database.read.selectFrom('institution_key').selectAll().execute())
    expect(rows).not.toContain(secret)
    expect(await admin('key make --name 无 --institution FUNDER --funder 91420100MA4K0000XJ --json')).toMatchObject({
      code: 1,
    })
  })

  test('a message that was given up is tried again, and one that waits is given up', async () => {
    await database.write((tx) =>
      enqueue({ tx, at: instantOf(clock) }, 'SMS', { mobile: FIRST, template: 'FIRST_PASSWORD', params: ['x'] }),
    )
    const { messages } = (await admin('outbox list --json')).data as unknown as { messages: { pkOutbox: string }[] }
    const key = messages[0]?.pkOutbox ?? ''
    expect(JSON.stringify(messages)).not.toContain(FIRST)
    await admin(`outbox give-up ${key}`)
    expect((await admin('outbox list')).said).toMatch(/given up/)
    await admin(`outbox retry ${key}`)
    expect((await admin('outbox list')).said).toMatch(/0 tries +due/)
    expect((await admin('outbox retry 01UNKNOWN')).code).toBe(1)
  })

  test('somebody is signed out everywhere', async () => {
    const user = await database.read
      .selectFrom('corp_user as u')
      .innerJoin('person as p', 'p.personId', 'u.personId')
      .select(['u.userId', 'u.personId'])
      .where('p.mobile', '=', FIRST)
      .executeTakeFirstOrThrow()
    const requestKey = { kty: 'EC', crv: 'P-256', x: 'a'.repeat(43), y: 'b'.repeat(43) } as const
    const session = { ...user, pkRole: null, requestKey, usedUkey: false, ip: '', userAgent: '' }
    await database.write((tx) => openSession(tx, clock, session))
    expect((await admin('session list')).said).toBe('1  江城供应链科技有限公司')
    expect((await admin(`session end --mobile ${FIRST} --json`)).data).toEqual({ ended: 1 })
    expect((await admin('session list')).said).toBe('There is nothing.')
  })

  test('holidays are in force at once, and after the next start; a file that is none is said', async () => {
    const path = join(folder, 'of-2027.json')
    await writeFile(path, JSON.stringify([{ day: '2027-02-06', kind: 'HOLIDAY', name: '春节' }]))
    expect((await admin(`holiday put ${path} --json`)).data).toEqual({ years: ['2027'], count: 1 })
    const rows = () => database.read.selectFrom('holiday').select('name').where('day', '=', '2027-02-06').execute()
    expect(await rows()).toEqual([{ name: '春节' }])
    await admin('task list')
    expect(await rows()).toHaveLength(1)
    await writeFile(path, '{}')
    expect((await admin(`holiday put ${path}`)).said).toMatch(/is not a list of holidays/)
  })

  test('the daily work is run by hand, and an authority is made once', async () => {
    expect((await admin('job run daily')).code).toBe(0)
    expect((await admin('job list')).said).toMatch(/^daily  done  2026-11-\S+  2026-11-\S+$/m)
    expect((await admin('job list --json')).data).toMatchObject({ jobs: [{ name: 'daily', state: 'DONE' }] })
    expect((await admin('job run nightly')).said).toMatch(/There is no job nightly/)
    expect((await admin('authority make --name 平台 --organization 江城')).said).toMatch(/^-----BEGIN CERTIFICATE-----/)
    expect((await admin('authority make --name 平台 --organization 江城')).said).toMatch(/There is an authority/)
    clock.advance(MINUTE_MS)
  })
})

test('each command says what it needs, and refuses what it does not know in a sentence', async () => {
  for (const [name, { about, needs = [] }] of Object.entries(commands)) {
    expect(usage()).toContain(`pnpm admin ${name}`)
    const { code, said } = await admin(name, ['--unknown', 'x'])
    expect([name, code, said]).toEqual([name, 1, expect.stringContaining(`pnpm admin ${name}`)])
    if (about === undefined && needs.length === 0) continue
    expect([name, (await admin(name)).said]).toEqual([name, expect.stringMatching(/ha(s|ve) to be given/)])
  }
  expect((await admin('nothing here')).said).toBe(usage())
})

test('as a program: what it says on standard output, a refusal on the other, with its end', async () => {
  const program = (...words: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const main = join(import.meta.dirname, '..', 'adminCommand.ts')
      const env = { PATH: process.env['PATH'], ...environment(), ADMIN_PASSWORD: 'Geheim-falsch' }
      execFile(process.execPath, ['--no-warnings', main, ...words], { env }, (error, out, err) =>
        resolve({ code: error === null ? 0 : Number(error.code), out, err }),
      )
    })
  expect(await program('limit', 'proposals')).toEqual({ code: 0, out: 'There is nothing.\n', err: '' })
  const wrong = await program('limit', 'reject', 'none', '--as', FIRST, '--json')
  expect(wrong).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^{"code":"0100010[12]","message":"/) })
})

test('every act stands in the audit log, and its chains are whole', async () => {
  const { broken } = await verifyAudit(database.read)
  expect(broken).toEqual([])
  const acts = await database.read
    .selectFrom('audit_log')
    .select('action')
    .distinct()
    .where('fkCorp', '=', 'platform')
    .execute()
  expect(acts.map(({ action }) => action).toSorted()).toEqual(
    ['AUTHORITY.MAKE', 'HOLIDAY.PUT', 'JOB.RUN', 'KEY.END', 'KEY.MAKE', 'OPERATOR.ADMINISTRATOR', 'OPERATOR.LINK']
      .concat(['OUTBOX.GIVE_UP', 'OUTBOX.RETRY', 'SESSION.END'])
      .toSorted(),
  )
})
