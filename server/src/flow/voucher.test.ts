import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept, approve, creditDetail, draft, finish, issueDetail, issued, issues, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { type Certified, voucherDigest } from './voucher.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

/** The voucher as the page of the application shows it. */
const voucherOf = async (pkApply: string) => (await issueDetail(world, 'director', pkApply)).voucher
const digestOf = async (pkApply: string) => (await voucherOf(pkApply))?.digest

describe('P8: the digest of a voucher', () => {
  test('exists from the birth of the ticket on, and is no other after the supplier has accepted', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    await approve(world, pkApply)
    expect(await digestOf(pkApply)).toBeUndefined()
    const { pkCredit = '' } = await finish(world, pkApply)
    const before = await voucherOf(pkApply)
    expect(before?.digest).toMatch(/^[0-9a-f]{64}$/)
    world.clock.advance(60_000)
    expect(await accept(world, pkCredit)).toMatchObject({ ok: true })
    expect(await voucherOf(pkApply)).toEqual(before)
  })

  test('is one for the issuer and the holder, on either page', async () => {
    const { pkApply, pkCredit } = await issued(world)
    const { voucher } = await issueDetail(world, 'director', pkApply)
    expect(voucher).not.toBeNull()
    expect((await creditDetail(world, 'operator', pkCredit)).voucher).toEqual(voucher)
    const ofHolder = (await creditDetail(world, 'supplierOperator', pkCredit)).voucher
    const { digest, receiptNo, parties, times } = voucher ?? {}
    expect(ofHolder).toMatchObject({ digest, receiptNo, parties, times })
    // I26: the holder sees that the issuer has signed, in which posts and with which certificates, not who that is.
    const signers = (found: typeof voucher) => found?.signatures.map(({ signerName }) => signerName)
    expect([signers(voucher), signers(ofHolder)]).toEqual([
      ['王一', '李一', '赵一'],
      ['王**', '李**', '赵**'],
    ])
    const others = (found: typeof voucher) => found?.signatures.map(({ signerName: _name, ...rest }) => rest)
    expect(others(ofHolder)).toEqual(others(voucher))
    expect(ofHolder).toMatchObject({ signedBy: '华岳重工股份有限公司' })
    expect(ofHolder?.signatures.map(({ roleLabel }) => roleLabel)).toEqual(['经办', '主管', '终审'])
  })

  test('says when the ticket was born, also where the core works without final review (Q6)', async () => {
    const review = (finalReview: 0 | 1) =>
      t.database.write((tx) => tx.updateTable('corp').set({ finalReview }).where('pkCorp', '=', world.core).execute())
    await review(0)
    const pkApply = await draft(world)
    await submit(world, pkApply)
    const { pkCredit = '' } = await approve(world, pkApply)
    await review(1)
    const voucher = await voucherOf(pkApply)
    world.clock.advance(60_000)
    await accept(world, pkCredit)
    expect(await voucherOf(pkApply)).toEqual(voucher)
    const ticket = await t.database.read
      .selectFrom('ticket')
      .select('createdAt')
      .where('pkCredit', '=', pkCredit)
      .executeTakeFirst()
    expect(voucher?.times).toEqual([
      { time: 'signed', kind: 'moment', at: ticket?.createdAt },
      { time: 'effective', kind: 'moment', at: ticket?.createdAt },
    ])
  })

  test('certifies the round that gave birth: what was signed before a return proves nothing', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    await issues.sendBack('PENDING_DIRECTOR', as(world, 'director'), { pkApplys: [pkApply], comment: '请核对金额' })
    await submit(world, pkApply)
    await approve(world, pkApply)
    await finish(world, pkApply)
    const signatures = await t.database.read
      .selectFrom('application_step as s')
      .innerJoin('signature as g', 'g.pkSign', 's.pkSign')
      .select(['s.decision', 's.at', 'g.original', 'g.signature', 'g.certSerialNo', 'g.isDummy'])
      .where('s.pkApply', '=', pkApply)
      .where('s.round', '=', 2)
      .orderBy('s.seq')
      .execute()
    const application = await t.database.read
      .selectFrom('application')
      .select(['applyNo', 'payload'])
      .where('pkApply', '=', pkApply)
      .executeTakeFirstOrThrow()
    expect(signatures.map((row) => row.decision)).toEqual(['SUBMIT', 'APPROVE', 'APPROVE'])
    expect(await digestOf(pkApply)).toBe(voucherDigest({ ...application, files: ['f'.repeat(64)], signatures }))
  })

  test('is another one when the stored form, or a file that it names, is not what was signed', async () => {
    const { pkApply } = await issued(world)
    const whole = await digestOf(pkApply)
    const { payload } = await t.database.read
      .selectFrom('application')
      .select('payload')
      .where('pkApply', '=', pkApply)
      .executeTakeFirstOrThrow()
    const store = (text: string) =>
      t.database.write((tx) =>
        tx.updateTable('application').set({ payload: text }).where('pkApply', '=', pkApply).execute(),
      )
    await store(payload.replace('500000.00', '500000.01'))
    expect(await digestOf(pkApply)).not.toBe(whole)
    await store(payload)
    expect(await digestOf(pkApply)).toBe(whole)
    const replace = (sha256: string) =>
      t.database.write((tx) => tx.updateTable('file_object').set({ sha256 }).where('pkFile', '=', world.file).execute())
    await replace('e'.repeat(64))
    expect(await digestOf(pkApply)).not.toBe(whole)
    await replace('f'.repeat(64))
  })

  const signature = {
    decision: 'SUBMIT',
    at: '2026-11-21T09:00:00+08:00',
    original: '金票平台签名原文 v1',
    signature: 'MII',
    certSerialNo: '0A1B',
    isDummy: 0,
  }
  const whole: Certified = { applyNo: 'SQ1', payload: '{}', files: ['aa'], signatures: [signature] }
  const other = (change: Partial<typeof signature>): Partial<Certified> => ({
    signatures: [{ ...signature, ...change }],
  })
  test.each<[string, Partial<Certified>]>([
    ['application', { applyNo: 'SQ2' }],
    ['form', { payload: '{"amount":"1.00"}' }],
    ['file', { files: ['ab'] }],
    ['number of files', { files: [] }],
    ['number of signatures', { signatures: [signature, signature] }],
    ['act', other({ decision: 'APPROVE' })],
    ['time', other({ at: '2026-11-21T09:00:01+08:00' })],
    ['signed text', other({ original: '金票平台签名原文 v2' })],
    ['signature', other({ signature: 'MIJ' })],
    ['certificate', other({ certSerialNo: '0A1C' })],
    ['dummy instead of a key', other({ isDummy: 1 })],
  ])('is another one with another %s', (_what, change) => {
    expect(voucherDigest({ ...whole, ...change })).not.toBe(voucherDigest(whole))
  })
})
