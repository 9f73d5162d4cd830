import { generateKeyPairSync, sign } from 'node:crypto'
import { createCsr } from '@jinpiao/ukey/csr'
import { createDemoCa, type DemoCa } from '@jinpiao/ukey/demoCa'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoCodeOf } from '../../domain/ukeyOrder.ts'
import { demoAuthority } from '../../outside/certificateAuthority.ts'
import { getUkeyOrder } from '../../queries/ukeyOrders.ts'
import { readUkeyWish } from '../../queries/ukeyWish.ts'
import { activateUkey, receiveUkey } from '../../session/ukeyOrders.ts'
import type { Person } from '../../testing/people.ts'
import { answerAs, formOf, openTasks, type Reply, replyTo, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'

let t: TestDatabase
let world: World
let ca: DemoCa
beforeAll(async () => {
  ca = await createDemoCa()
})
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

/** A request for a certificate that its own key has signed. */
async function request(): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const by = async (data: Uint8Array) => new Uint8Array(sign('sha256', data, privateKey))
  return createCsr({ commonName: '谁也不是' }, new Uint8Array(spki), by)
}

const delivery = {
  receiveWay: 'POST',
  receiverName: '孙二',
  receiverMobile: '13800000100',
  regionCode: '420103',
  address: '示范路 8 号',
}
const who = 'supplierDirector'
const bearer = 'supplierOperator'

async function applied(change: object = {}): Promise<string> {
  const line = { userId: world.people[bearer].userId, algorithm: 'ALG_RSA', ...delivery, ...change }
  const { saved } = await formOf('UKEY_APPLY').save(as(world, who), { lines: [line] })
  return saved[0]?.pkApply ?? ''
}
async function changed(change: object = {}, by: Person = bearer): Promise<string> {
  const line = {
    ukeyKind: 'UNBIND',
    pkUkey: world.keys[world.people[bearer].userId] ?? '',
    ukeyReason: '不再使用',
    authorisationFileIds: [world.files[world.people[bearer].fkCorp] ?? ''],
    ...delivery,
    ...change,
  }
  const { saved } = await formOf('UKEY_CHANGE').save(as(world, by), { lines: [line] })
  return saved[0]?.pkApply ?? ''
}
type Type = 'UKEY_APPLY' | 'UKEY_CHANGE'
const submitted = async (type: Type, pkApply: string, by: Person = who) => {
  expect(await submitAs(type)(world, pkApply, by)).toMatchObject({ ok: true })
  return pkApply
}
const approved = async (type: Type, pkApply: string, by: Person = who) => {
  await submitted(type, pkApply, by)
  await answerAs(type, 'PLATFORM')(world, pkApply, { answer: 'APPROVE' })
  return pkApply
}
const orderOf = (pkApply: string, by: Person = bearer) => getUkeyOrder(reading(world, by), { pkApply }, true)
const made = async (pkApply: string, reply: Partial<Reply> = {}) => {
  const asked = (await openTasks(world)).find(({ task }) => task.kind === 'UKEY_ORDER')
  if (!asked) throw new Error('Nobody makes a key')
  const { applyNo } = await orderOf(pkApply, who)
  const body = { expressCompany: '顺丰速运', expressNo: 'SF1234567890', activationCode: demoCodeOf(applyNo) }
  await replyTo(world, asked, { answer: 'APPROVE', body, ...reply })
}
const activate = async (pkApply: string, more: { code?: string; csr?: string; by?: Person; digest?: 'sha1' } = {}) => {
  const { code, by = bearer, csr = await request() } = more
  const activationCode = code ?? demoCodeOf((await orderOf(pkApply, who)).applyNo)
  return activateUkey(as(world, by), { pkApply, csr, activationCode }, demoAuthority(ca, more.digest))
}
const received = async () => {
  const pkApply = await approved('UKEY_APPLY', await applied())
  await made(pkApply)
  await receiveUkey(as(world, bearer), { pkApply })
  return pkApply
}
const keysOf = (userId: string) =>
  t.database.read
    .selectFrom('ukey')
    .select(['state', 'pkApply', 'legacySha1'])
    .where('userId', '=', userId)
    .orderBy('issuedAt')
    .execute()
const user = (userId: string) =>
  t.database.read.selectFrom('corp_user').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow()

test('the form begins with what was said at the registration, until a key has been asked for', async () => {
  const { fkCorp } = world.people[who]
  expect(await readUkeyWish(reading(world, who))).toBeNull()
  const { receiveWay, ...to } = delivery
  const wish = { directorKeys: 1, operatorKeys: 2, algorithm: 'ALG_SM2', receiveWay, ...to }
  const row = {
    pkRegister: 'register-1',
    registerNo: 'ZC20261100000001',
    mobile: '13800000100',
    personName: '孙二',
    idCode: '430199198301020085',
    corpName: '示范企业',
    creditCode: '91420100MA4KTEST01',
    userType: 'CORP',
    scale: 'SMALL',
    legalPersonName: '孙二',
    legalIdCode: '430199198301020085',
    fileIds: '{}',
    ukey: JSON.stringify(wish),
    state: 'PASSED',
    fkCorp,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  }
  await t.database.write((tx) => tx.insertInto('register').values(row).execute())
  expect(await readUkeyWish(reading(world, who))).toMatchObject({ algorithm: 'ALG_SM2', receiveWay, ...to })
  const pkApply = await applied()
  expect(await readUkeyWish(reading(world, who))).not.toBeNull()
  await submitted('UKEY_APPLY', pkApply)
  expect(await readUkeyWish(reading(world, who))).toBeNull()
})

describe('the way of a key', () => {
  test('applied for, made, sent, received, activated: then it is its bearer’s, and his older one counts no more', async () => {
    const pkApply = await submitted('UKEY_APPLY', await applied())
    expect(await orderOf(pkApply)).toMatchObject({ ukeyStage: 'REVIEWING', actions: [], isBearer: true })
    await answerAs('UKEY_APPLY', 'PLATFORM')(world, pkApply, { answer: 'APPROVE' })
    expect(await orderOf(pkApply)).toMatchObject({ ukeyStage: 'MAKING', actions: [], bearerName: '孙一' })
    const bills = await t.database.read.selectFrom('fee_bill').selectAll().where('pkSource', '=', pkApply).execute()
    expect(bills).toMatchObject([{ kind: 'UKEY_FEE', amountFen: 20_000n, state: 'UNPAID' }])
    await made(pkApply)
    expect(await orderOf(pkApply)).toMatchObject({
      ukeyStage: 'SHIPPED',
      expressNo: 'SF1234567890',
      actions: [{ action: 'RECEIVE', allowed: true }],
    })
    await expect(activate(pkApply)).rejects.toMatchObject({ code: '11000125' })
    await receiveUkey(as(world, who), { pkApply })
    const waiting = await orderOf(pkApply)
    expect(waiting).toMatchObject({ ukeyStage: 'RECEIVED', demoCode: demoCodeOf(waiting.applyNo) })
    expect(waiting.actions).toEqual([{ action: 'ACTIVATE', allowed: true }])
    const { certSerialNo, ukeySuffix, certificate } = await activate(pkApply)
    expect(certificate).toContain('BEGIN CERTIFICATE')
    expect(await orderOf(pkApply)).toMatchObject({ ukeyStage: 'ACTIVE', ukeySuffix, actions: [] })
    const { userId } = world.people[bearer]
    expect(await user(userId)).toMatchObject({ certNumber: certSerialNo, uKeyCodeSuffix: ukeySuffix })
    expect((await keysOf(userId)).map(({ state }) => state).sort()).toEqual(['ACTIVE', 'REVOKED'])
  })

  test('spec §9: a key of the type that signs with SHA-1 is one from its activation on, and the next is none', async () => {
    const { userId } = world.people[bearer]
    const sha1 = async () =>
      (await keysOf(userId)).filter(({ state }) => state === 'ACTIVE').map((key) => key.legacySha1)
    await activate(await received(), { digest: 'sha1' })
    expect(await sha1()).toEqual([1])
    await activate(await received())
    expect(await sha1()).toEqual([0])
  })

  test('its bearer and every director hear of it, once each', async () => {
    const pkApply = await received()
    await activate(pkApply)
    const rows = await t.database.read
      .selectFrom('message')
      .select(['userId', 'notice', 'link'])
      .where('target', '=', `ukeyOrder:${pkApply}`)
      .orderBy('pkMessage')
      .execute()
    const links = { [world.people[who].userId]: 'apply-detail?id', [world.people[bearer].userId]: 'reset?pkApply' }
    expect(rows.map(({ notice }) => notice).sort()).toEqual([
      'UKEY_ACTIVE',
      'UKEY_ACTIVE',
      'UKEY_SHIPPED',
      'UKEY_SHIPPED',
    ])
    for (const { userId, link } of rows) expect(link).toContain(links[userId])
  })

  test('a parcel has a courier and a number; a key that is collected has none', async () => {
    const pkApply = await approved('UKEY_APPLY', await applied())
    await expect(made(pkApply, { body: { activationCode: 'ABC123' } })).rejects.toMatchObject({ code: '01000330' })
    await made(pkApply)
    const other = { userId: world.people[who].userId, receiveWay: 'PICKUP' }
    const collected = await approved('UKEY_APPLY', await applied(other))
    await made(collected, { body: { activationCode: 'ABC123' } })
    expect(await orderOf(collected, who)).toMatchObject({ ukeyStage: 'SHIPPED', expressNo: null })
    expect((await orderOf(collected, who)).demoCode).toBeUndefined()
  })

  test('one that is not made has ended, and another can be applied for', async () => {
    const pkApply = await approved('UKEY_APPLY', await applied())
    await made(pkApply, { answer: 'REJECT', comment: '证书机构未通过', body: {} })
    expect(await orderOf(pkApply)).toMatchObject({ ukeyStage: 'ENDED' })
    await submitted('UKEY_APPLY', await applied())
  })
})

describe('who activates it, and how often', () => {
  test('five wrong codes end it, and a right one counts none', async () => {
    const pkApply = await received()
    for (const left of [4, 3, 2, 1]) {
      await expect(activate(pkApply, { code: 'WRONG0' })).rejects.toMatchObject({
        code: '11000121',
        values: [`${left}`],
      })
    }
    expect(await orderOf(pkApply)).toMatchObject({ triesLeft: 1 })
    await expect(activate(pkApply, { code: 'WRONG0' })).rejects.toMatchObject({ code: '11000126' })
    await expect(activate(pkApply)).rejects.toMatchObject({ code: '11000126' })
    expect(await orderOf(pkApply)).toMatchObject({ ukeyStage: 'ENDED', actions: [] })
    expect(await keysOf(world.people[bearer].userId)).toHaveLength(1)
    await submitted('UKEY_APPLY', await applied())
  })

  test('nobody but its bearer, of no other enterprise, with a request of its own key', async () => {
    const pkApply = await received()
    await expect(activate(pkApply, { by: who })).rejects.toMatchObject({ code: '11000127' })
    expect((await orderOf(pkApply, who)).actions).toMatchObject([{ action: 'ACTIVATE', allowed: false }])
    await expect(activate(pkApply, { by: 'otherSupplier' })).rejects.toMatchObject({ code: '01000302' })
    await expect(orderOf(pkApply, 'otherDirector')).rejects.toMatchObject({ code: '01000302' })
    await expect(activate(pkApply, { csr: 'nothing' })).rejects.toMatchObject({ code: '01000303' })
    const code = { pkApply, csr: await request(), activationCode: 'x' }
    await expect(activateUkey(as(world, bearer), code, undefined)).rejects.toMatchObject({ code: '11000124' })
  })

  test('the request is for the algorithm that was ordered', async () => {
    const pkApply = await received()
    await t.database.write((tx) =>
      tx.updateTable('ukey_order').set({ algorithm: 'ALG_SM2' }).where('pkApply', '=', pkApply).execute(),
    )
    await expect(activate(pkApply)).rejects.toMatchObject({ code: '11000122' })
    expect(await orderOf(pkApply)).toMatchObject({ triesLeft: 5 })
  })

  test('I24: the same request again gives the same certificate', async () => {
    const pkApply = await received()
    const context = as(world, bearer)
    const input = { pkApply, csr: await request(), activationCode: demoCodeOf((await orderOf(pkApply)).applyNo) }
    const first = await activateUkey(context, input, demoAuthority(ca))
    expect(await activateUkey(context, input, demoAuthority(ca))).toEqual(first)
  })
})

describe('what refuses an application', () => {
  test('a person waits for one key, whatever asks for it', async () => {
    const pkApply = await submitted('UKEY_APPLY', await applied())
    const second = await applied()
    expect(await submitAs('UKEY_APPLY')(world, second, who)).toMatchObject({ ok: false, code: '11000120' })
    const renewal = await changed({ ukeyKind: 'RENEW' })
    expect(await submitAs('UKEY_CHANGE')(world, renewal, bearer)).toMatchObject({ ok: false, code: '11000120' })
    await answerAs('UKEY_APPLY', 'PLATFORM')(world, pkApply, { answer: 'APPROVE' })
    expect(await submitAs('UKEY_APPLY')(world, second, who)).toMatchObject({ ok: false, code: '11000120' })
  })

  test('two lines for one person are refused together, before anything is submitted', async () => {
    const { userId } = world.people[bearer]
    const line = { userId, algorithm: 'ALG_RSA', ...delivery }
    const { problems } = await formOf('UKEY_APPLY').check(reading(world, who), { lines: [{ line }, { line }] })
    expect(problems).toMatchObject([{ line: 1, code: '11000130' }])
  })

  test('nobody who signs nothing, and nobody of another enterprise', async () => {
    const { userId } = world.people.viewer
    const line = { userId, algorithm: 'ALG_RSA', ...delivery }
    const { saved } = await formOf('UKEY_APPLY').save(as(world, 'director'), { lines: [line] })
    expect(await submitAs('UKEY_APPLY')(world, saved[0]?.pkApply ?? '', 'director')).toMatchObject({ code: '11000128' })
    await expect(applied({ userId })).rejects.toMatchObject({ code: '01000302' })
  })

  test('an operator asks for his own key, a director for anybody’s', async () => {
    const others = world.keys[world.people.operator2.userId] ?? ''
    const form = { ukeyKind: 'RENEW', pkUkey: others, authorisationFileIds: [] }
    const byOther = await changed(form, 'operator')
    expect(await submitAs('UKEY_CHANGE')(world, byOther, 'operator')).toMatchObject({ code: '11000129' })
    await submitted('UKEY_CHANGE', await changed(form, 'director'), 'director')
  })
})

describe('changes of a key', () => {
  test('given up it signs no more, at once with the approval, and nothing is made or owed', async () => {
    const { userId } = world.people[bearer]
    const certNumber = (
      await t.database.read
        .selectFrom('ukey')
        .select('certSerialNo')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
    ).certSerialNo
    await t.database.write((tx) =>
      tx.updateTable('corp_user').set({ certNumber }).where('userId', '=', userId).execute(),
    )
    const pkApply = await approved('UKEY_CHANGE', await changed(), bearer)
    expect(await orderOf(pkApply)).toMatchObject({ ukeyStage: 'UNBOUND', ukeyKind: 'UNBIND', actions: [] })
    expect(await keysOf(userId)).toMatchObject([{ state: 'REVOKED' }])
    expect(await user(userId)).toMatchObject({ certNumber: null, uKeyCodeSuffix: null })
    expect(await t.database.read.selectFrom('fee_bill').selectAll().execute()).toEqual([])
    expect((await openTasks(world)).map(({ task }) => task.kind)).toEqual([])
  })

  test('renewed it needs no parcel; the old one counts until the new certificate is there', async () => {
    const { userId } = world.people[bearer]
    const pkApply = await approved(
      'UKEY_CHANGE',
      await changed({ ukeyKind: 'RENEW', authorisationFileIds: [] }),
      bearer,
    )
    const { applyNo } = await orderOf(pkApply)
    await made(pkApply, { body: { activationCode: demoCodeOf(applyNo) } })
    expect(await orderOf(pkApply)).toMatchObject({ ukeyStage: 'RECEIVED' })
    expect(await keysOf(userId)).toMatchObject([{ state: 'ACTIVE', pkApply: null }])
    await activate(pkApply)
    expect((await keysOf(userId)).map(({ state }) => state).sort()).toEqual(['ACTIVE', 'REVOKED'])
  })
})
