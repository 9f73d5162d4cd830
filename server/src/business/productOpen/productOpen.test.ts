import { productTextId } from '@jinpiao/contract/productCards'
import type { OpenedBySignature } from '@jinpiao/contract/productKinds'
import type { ProductAct } from '@jinpiao/contract/productOpenRules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assembleText } from '../../flow/textCalls.ts'
import { simulators } from '../../jobs/simulated/answer.ts'
import { openTasks, replyTo } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, sign, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { setProduct } from '../setProduct.ts'
import { listCards } from './cards.ts'
import { openProduct } from './productOpen.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  await t.database.write((tx) => tx.insertInto('setting').values({ name: 'ukeyControl', value: 'off' }).execute())
})
afterAll(() => t.drop())

/** Signs and sends; what refuses the text, or the one result. */
async function open(product: OpenedBySignature, who: Person = 'operator', action: ProductAct = 'OPEN') {
  const context = as(world, who)
  const signature = await sign(context, [productTextId(product, action)], 'PRODUCT_OPEN', action)
  const { results } = await openProduct(context, { product, action, signature })
  return results[0]
}
const cardOf = async (product: string, who: Person = 'operator') =>
  (await listCards(reading(world, who))).find((card) => card.product === product)
const flagsOf = async (fkCorp: string) => {
  const { openedProducts } = await t.database.read
    .selectFrom('corp')
    .select('openedProducts')
    .where('pkCorp', '=', fkCorp)
    .executeTakeFirstOrThrow()
  return JSON.parse(openedProducts) as Record<string, boolean>
}
async function bank(reply: Parameters<typeof replyTo>[2]): Promise<void> {
  const [asked] = (await openTasks(world)).filter(({ task }) => task.kind === 'CCB_OPENING')
  if (!asked) throw new Error('no bank is asked')
  await replyTo(world, asked, reply)
}
const noticesOf = async (who: Person) =>
  (
    await t.database.read
      .selectFrom('message')
      .select(['notice', 'messageState'])
      .where('userId', '=', world.people[who].userId)
      .where('notice', 'like', 'PRODUCT_%')
      .orderBy('pkMessage')
      .execute()
  ).map(({ notice, messageState }) => `${notice} ${messageState}`)

describe('a product that opens at once', () => {
  test('is open with the signature, in its row and in the session, and people are told', async () => {
    expect(await cardOf('EXCHANGE')).toMatchObject({
      productState: 'NONE',
      actions: [{ action: 'OPEN', allowed: true }],
    })
    expect(await open('EXCHANGE')).toMatchObject({ ok: true, id: 'EXCHANGE', no: '金易换' })
    expect(await flagsOf(world.core)).toEqual({ TICKET: true, EXCHANGE: true })
    expect(await cardOf('EXCHANGE')).toMatchObject({
      productState: 'OPENED',
      actions: [{ action: 'ENTER', allowed: true }],
    })
    expect(await noticesOf('director')).toContain('PRODUCT_OPENED SENT')
    await expect(open('EXCHANGE')).rejects.toMatchObject({ code: '13000101' })
  })

  test('two at once: one opens it, the other is told that it is', async () => {
    const contexts = [as(world, 'operator'), as(world, 'director')]
    const signatures = await Promise.all(
      contexts.map((context) => sign(context, ['CREDIT_FUND'], 'PRODUCT_OPEN', 'OPEN')),
    )
    const answers = await Promise.all(
      signatures.map((signature, index) =>
        openProduct(contexts[index] ?? as(world, 'operator'), { product: 'CREDIT_FUND', action: 'OPEN', signature }),
      ),
    )
    const codes = answers.flatMap(({ results }) => results.map(({ code }) => code)).sort()
    expect(codes).toEqual(['0', '13000101'])
  })

  test('a text of before the change of a condition opens nothing: 11000103 or what is missing', async () => {
    const context = as(world, 'supplierOperator')
    const signature = await sign(context, ['GUARANTEE'], 'PRODUCT_OPEN', 'OPEN')
    const fkCorp = world.people.supplierOperator.fkCorp
    await t.database.write((tx) =>
      tx.updateTable('corp').set({ realnameState: 'NONE' }).where('pkCorp', '=', fkCorp).execute(),
    )
    const { results } = await openProduct(context, { product: 'GUARANTEE', action: 'OPEN', signature })
    expect(results).toEqual([expect.objectContaining({ ok: false, code: '02000110' })])
    await expect(open('GUARANTEE', 'supplierOperator')).rejects.toMatchObject({ code: '02000110' })
    expect((await cardOf('GUARANTEE', 'supplierOperator'))?.actions).toEqual([
      { action: 'OPEN', allowed: false, reason: '请先完成企业实名认证' },
    ])
    await t.database.write((tx) =>
      tx.updateTable('corp').set({ realnameState: 'PASSED' }).where('pkCorp', '=', fkCorp).execute(),
    )
  })
})

describe('a bank’s product opens in two stages', () => {
  test('applied for, agreed, signed, confirmed: the contract that the bank has made out is part of the text', async () => {
    expect(await open('CCB')).toMatchObject({ ok: true, id: 'CCB-APPLY' })
    expect(await cardOf('CCB')).toMatchObject({ productState: 'APPLYING', actions: [] })
    await expect(open('CCB')).rejects.toMatchObject({ code: '13000101' })
    await bank({ answer: 'APPROVE', body: { contractNo: 'EXT-1001' } })
    expect(await cardOf('CCB')).toMatchObject({
      productState: 'SIGNING',
      contractNo: 'EXT-1001',
      isSigned: false,
      actions: [{ action: 'CONTRACT', allowed: true }],
    })
    expect(await noticesOf('director')).toContain('PRODUCT_TO_SIGN SENT')
    const text = await assembleText(businesses, as(world, 'director'), 'ccbSign', {
      params: undefined,
      query: undefined,
      body: {},
    })
    expect(text.original).toContain('合同编号 EXT-1001')
    expect(await open('CCB', 'director', 'CONTRACT')).toMatchObject({ ok: true, id: 'CCB-SIGN' })
    expect(await noticesOf('director')).toContain('PRODUCT_TO_SIGN READ')
    expect(await cardOf('CCB')).toMatchObject({ productState: 'SIGNING', isSigned: true })
    await expect(open('CCB', 'director', 'CONTRACT')).rejects.toMatchObject({ code: '13000101' })
    expect((await flagsOf(world.core))['CCB'] ?? false).toBe(false)
    await bank({ answer: 'APPROVE', body: {} })
    expect(await cardOf('CCB')).toMatchObject({ productState: 'OPENED' })
    expect((await flagsOf(world.core))['CCB']).toBe(true)
  })

  test('refused, with the bank’s words; and it can be applied for again', async () => {
    await open('CCB', 'supplierOperator')
    await bank({ answer: 'REJECT', comment: '成立不足两年' })
    expect(await cardOf('CCB', 'supplierOperator')).toMatchObject({
      productState: 'REJECTED',
      failReason: '成立不足两年',
      actions: [{ action: 'OPEN', allowed: true }],
    })
    expect(await noticesOf('supplierDirector')).toContain('PRODUCT_REFUSED SENT')
    expect(await open('CCB', 'supplierOperator')).toMatchObject({ ok: true })
    expect(await cardOf('CCB', 'supplierOperator')).toMatchObject({ productState: 'APPLYING', failReason: null })
  })

  test('an agreement without a contract is refused as a whole', async () => {
    await expect(bank({ answer: 'APPROVE', body: {} })).rejects.toMatchObject({ code: '01000330' })
    expect(await cardOf('CCB', 'supplierOperator')).toMatchObject({ productState: 'APPLYING' })
  })

  test('the bank of a demonstration opens what was signed, also by a contract that it has not made out itself', async () => {
    await bank({ answer: 'APPROVE', body: { contractNo: 'EXT-1002' } })
    await open('CCB', 'supplierDirector', 'CONTRACT')
    const [asked] = (await openTasks(world)).filter(({ task }) => task.kind === 'CCB_OPENING')
    if (!asked) throw new Error('no bank is asked')
    // Its last digit makes it agree.
    const [reply] = simulators.CCB_OPENING?.({ ...asked.task, no: 'SQ20261121000000' }) ?? []
    if (!reply) throw new Error('no answer')
    await bank(reply)
    expect(await cardOf('CCB', 'supplierOperator')).toMatchObject({ productState: 'OPENED', contractNo: 'EXT-1002' })
  })
})

describe('spec §7: each product at its own address', () => {
  const at = (name: Parameters<typeof assembleText>[2], product?: string) =>
    assembleText(businesses, as(world, 'otherSupplier'), name, {
      params: undefined,
      query: product === undefined ? undefined : { product },
      body: product === undefined ? {} : undefined,
    })
  test.each([
    ['products', 'CREDIT_FUND', 'CREDIT_FUND'],
    ['guaranteeProducts', 'GUARANTEE', 'GUARANTEE'],
    ['ccbApply', undefined, 'CCB-APPLY'],
  ] as const)('%s %s', async (name, product, id) => {
    const { text, creditList } = await at(name, product)
    expect(creditList).toEqual([{ fkCredit: id }])
    expect(text).toMatchObject({ businessType: 'PRODUCT_OPEN', action: 'OPEN', agreements: [{ name: 'product' }] })
  })
  test.each([
    ['products', 'GUARANTEE'],
    ['products', 'CCB'],
    ['products', 'LOTTERY'],
    ['guaranteeProducts', 'TICKET'],
  ] as const)('%s does not answer %s: 11000103', async (name, product) => {
    await expect(at(name, product)).rejects.toMatchObject({ code: '11000103' })
  })
  test('nothing to conclude: 13000101', async () => {
    await expect(at('ccbSign')).rejects.toMatchObject({ code: '13000101' })
  })
})

test('Q21: what the platform does not have has no card, and is refused', async () => {
  const { shippedDocument } = await import('@jinpiao/themes/platformDocuments')
  const document = JSON.stringify({ ...shippedDocument('CCBSCF'), avalableProduct: ['TICKET'] })
  await t.database.write((tx) =>
    tx
      .insertInto('platform_version')
      .values({ version: 1, origin: 'OPERATOR', at: '2026-11-21T00:00:00.000Z', author: '', document, changed: '[]' })
      .execute(),
  )
  expect((await listCards(reading(world, 'operator'))).map(({ product }) => product)).toEqual(['TICKET'])
  await expect(open('GUARANTEE')).rejects.toMatchObject({ code: '01000203' })
})

test('the session’s flags follow the rows alone', async () => {
  const fkCorp = world.stranger
  const at = '2026-11-21T00:00:00.000Z'
  await t.database.write((tx) => setProduct({ tx, at }, fkCorp, 'EXCHANGE', { state: 'OPENED' }))
  await t.database.write((tx) => setProduct({ tx, at }, fkCorp, 'EXCHANGE', { state: 'CLOSED' }))
  expect(await flagsOf(fkCorp)).toEqual({ TICKET: true, EXCHANGE: false })
})
