import { composeSigningText } from '@jinpiao/contract/signingText'
import { createDemoCa } from '@jinpiao/ukey/demoCa'
import { createNodeSigner, type NodeSigner } from '@jinpiao/ukey/nodeSigner'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, CommandContext } from '../acts/context.ts'
import { acceptTickets, refuseTickets } from '../business/accept/accept.ts'
import { businesses } from '../business/all.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { sha256 } from '../domain/digest.ts'
import { draft, issueDetail, issued, issues, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, issueLine, sign, type World } from '../testing/world.ts'
import { assembleSignature as assemble } from './assemble.ts'
import { verifyStoredSignature } from './signing.ts'

let t: TestDatabase
let world: World
let signer: NodeSigner
let stranger: NodeSigner
let forger: NodeSigner
let ca: string
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const authority = await createDemoCa()
  ca = authority.certificatePem
  const options = { subject: { commonName: '王一' }, days: 365, notBefore: new Date('2026-01-01T00:00:00Z') }
  signer = await createNodeSigner(authority, options)
  stranger = await createNodeSigner(authority, options)
  // Same name, same serial, another authority of the same name.
  await register(signer)
  forger = await createNodeSigner(await createDemoCa(), { ...options, serial: signer.certificate.certSerialNo })
})
afterAll(() => t.drop())

/** As the operator's own. */
async function register({ certificate: { certSerialNo, issuerDn } }: NodeSigner): Promise<void> {
  const at = '2026-01-01T00:00:00+08:00'
  const { userId } = world.people.operator
  const key = { pkUkey: 'ukey-1', userId, post: 'OPERATOR', raType: 'DEMO', certSerialNo, issuerDn, state: 'ACTIVE' }
  const rest = { algorithmType: 'ALG_RSA', codeSuffix: '', issuedAt: at, expiresAt: at } as const
  await t.database.write((tx) =>
    tx
      .insertInto('ukey')
      .values({ ...key, ...rest })
      .execute(),
  )
}

const assembleSignature = (context: CommandContext, request: Parameters<typeof assemble>[2]) =>
  assemble(businesses, context, request)

/** The operator with UKEY control on and a certificate bound. */
function controlled(changes: Partial<Actor> = {}): CommandContext {
  const actor = { ...world.people.operator, certNumber: signer.certificate.certSerialNo, ...changes }
  return as(world, actor, { signing: { controlEnabled: true, ca: [ca], platformName: '川江供应链', driver: 'demo' } })
}

async function signedBy(context: CommandContext, pkApply: string, key: NodeSigner, original?: string) {
  const request = { ids: [pkApply], businessType: 'ISSUE', action: 'SUBMIT' } as const
  const assembled = await assembleSignature(context, request)
  const { creditList } = assembled
  const text = original ?? assembled.original
  return { ...(await key.sign(text)), original: text, creditList, businessType: 'ISSUE' }
}

const outcome = async (context: CommandContext, pkApply: string, signature: Awaited<ReturnType<typeof signedBy>>) => {
  try {
    return (await issues.submit(context, { pkApplys: [pkApply], signature })).results[0]?.code
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('signature under an act (I13, T4)', () => {
  test('I13: the registered key over the stored text is accepted, and kept as evidence', async () => {
    const pkApply = await draft(world)
    const context = controlled()
    expect(await outcome(context, pkApply, await signedBy(context, pkApply, signer))).toBe('0')
    const [kept] = await t.database.read.selectFrom('signature').selectAll().execute()
    expect(kept).toMatchObject({ isDummy: 0, certSerialNo: signer.certificate.certSerialNo, action: 'SUBMIT' })
    expect(kept?.original).toContain('业务：金票开立\n动作：提交')
  })

  test('I13: the evidence says what the certificate says, whatever the client says beside it', async () => {
    const pkApply = await draft(world)
    const context = controlled()
    const signature = await signedBy(context, pkApply, signer)
    const claimed = { algorithmType: 'ALG_SM2', issuerDn: 'CN=Somebody else', raType: 'CFCA' } as const
    expect(await outcome(context, pkApply, { ...signature, ...claimed })).toBe('0')
    const kept = await t.database.read
      .selectFrom('signature')
      .innerJoin('application_step', 'application_step.pkSign', 'signature.pkSign')
      .select(['algorithmType', 'issuerDn', 'raType', 'certSerialNo'])
      .where('application_step.pkApply', '=', pkApply)
      .executeTakeFirst()
    const { certSerialNo, issuerDn } = signer.certificate
    expect(kept).toEqual({ algorithmType: 'ALG_RSA', issuerDn, raType: 'DEMO', certSerialNo })
  })

  test('I13: while UKEY control is off the dummy counts, and is marked as one in the evidence and in the steps', async () => {
    const pkApply = await draft(world)
    expect(await submit(world, pkApply)).toMatchObject({ ok: true })
    const { steps } = await issueDetail(world, 'director', pkApply)
    expect(steps).toMatchObject([{ decision: 'SUBMIT', isDummySignature: true }])
    const kept = await t.database.read
      .selectFrom('signature')
      .innerJoin('application_step', 'application_step.pkSign', 'signature.pkSign')
      .select(['signature.isDummy', 'signature.action', 'signature.creditList'])
      .where('application_step.pkApply', '=', pkApply)
      .execute()
    expect(kept).toEqual([{ isDummy: 1, action: 'SUBMIT', creditList: JSON.stringify([{ fkCredit: pkApply }]) }])
  })

  test('product §2.3.1: the text says the amount in figures and in words, and is answered as data too', async () => {
    const pkApply = await draft(world, { amount: '1234567.89' })
    const request = { ids: [pkApply], businessType: 'ISSUE', action: 'SUBMIT' } as const
    const { text, original } = await assembleSignature(controlled(), request)
    expect(composeSigningText(text)).toBe(original)
    expect(original).toContain('共 1 笔，合计 1,234,567.89 元（壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分）')
  })

  test('I13: another key of the same authority, and a forged one with the same serial, are refused', async () => {
    const pkApply = await draft(world)
    const context = controlled()
    expect(await outcome(context, pkApply, await signedBy(context, pkApply, stranger))).toBe('11000101')
    expect(await outcome(context, pkApply, await signedBy(context, pkApply, forger))).toBe('11000105')
    const claimed = { ...(await signedBy(context, pkApply, stranger)), certSerialNo: signer.certificate.certSerialNo }
    expect(await outcome(context, pkApply, claimed)).toBe('11000101')
  })

  test('T4: dummy while control is on 11000108; nobody bound 11000102; broken signature 11000107', async () => {
    const pkApply = await draft(world)
    const context = controlled()
    expect(await outcome(context, pkApply, await sign(context, [pkApply], 'ISSUE', 'SUBMIT'))).toBe('11000108')
    await expect(sign(controlled({ certNumber: null }), [pkApply], 'ISSUE', 'SUBMIT')).rejects.toMatchObject({
      code: '11000102',
    })
    const broken = { ...(await signedBy(context, pkApply, signer)), signature: 'AAAA' }
    expect(await outcome(context, pkApply, broken)).toBe('11000107')
  })

  test('T4: whose certificate was taken away between text and signature signs no more: 11000102', async () => {
    const pkApply = await draft(world)
    const signature = await signedBy(controlled(), pkApply, signer)
    expect(await outcome(controlled({ certNumber: null }), pkApply, signature)).toBe('11000102')
    expect(await outcome(controlled({ certNumber: stranger.certificate.certSerialNo }), pkApply, signature)).toBe(
      '11000101',
    )
  })

  test('T4: a UKEY signs while it is in service, and for its posts (11000102), by its serial and its issuer (11000101)', async () => {
    const pkApply = await draft(world)
    const context = controlled()
    const change = (changes: { state?: string; issuerDn?: string; post?: string }) =>
      t.database.write((tx) => tx.updateTable('ukey').set(changes).execute())
    await change({ state: 'REVOKED' })
    const signature = await signedBy(context, pkApply, signer)
    expect(await outcome(context, pkApply, signature)).toBe('11000102')
    await change({ state: 'ACTIVE', post: 'DIRECTOR,FINAL' })
    expect(await outcome(context, pkApply, signature)).toBe('11000102')
    await change({ post: 'DIRECTOR,OPERATOR', issuerDn: 'CN=Another authority' })
    expect(await outcome(context, pkApply, signature)).toBe('11000101')
    await change({ issuerDn: signer.certificate.issuerDn })
    expect(await outcome(context, pkApply, signature)).toBe('0')
  })

  test('T4: a changed text 11000103, also when it is signed; a signature for another text 11000103', async () => {
    const pkApply = await draft(world)
    const context = controlled()
    const { original } = await assembleSignature(context, { ids: [pkApply], businessType: 'ISSUE', action: 'SUBMIT' })
    const cheaper = original.replace('500,000.00', '5.00')
    expect(cheaper).not.toBe(original)
    expect(await outcome(context, pkApply, await signedBy(context, pkApply, signer, cheaper))).toBe('11000103')
    const other = {
      ...(await signedBy(context, pkApply, signer)),
      signature: (await signer.sign('别的原文')).signature,
    }
    expect(await outcome(context, pkApply, other)).toBe('11000103')
  })

  test('T4: also the dummy stands under the stored text only, for the act and the business that it names', async () => {
    const pkApply = await draft(world)
    const context = as(world, 'operator')
    const signature = await sign(context, [pkApply], 'ISSUE', 'SUBMIT')
    const submitted = (changes: Partial<typeof signature>) =>
      issues.submit(as(world, 'operator'), { pkApplys: [pkApply], signature: { ...signature, ...changes } })
    const refused = { code: '11000103' }
    const cheaper = signature.original.replace('500,000.00', '5.00')
    await expect(submitted({ original: cheaper })).rejects.toMatchObject(refused)
    await expect(submitted({ businessType: 'ISSUE_CANCEL' })).rejects.toMatchObject(refused)
    await expect(submitted({ businessType: 'toString' })).rejects.toMatchObject(refused)
    expect((await submitted({})).results).toMatchObject([{ ok: true }])
  })

  test('I13: a signature under 签收 refuses no ticket, and one under 拒收 accepts none', async () => {
    const { pkCredit } = await issued(world)
    const context = as(world, 'supplierOperator')
    const acceptance = await sign(context, [pkCredit], 'ACCEPT', 'ACCEPT')
    const refusal = await sign(context, [pkCredit], 'ACCEPT', 'REFUSE')
    const entries = { fkCredits: [pkCredit] }
    await expect(
      refuseTickets(businesses, as(world, 'supplierOperator'), {
        ...entries,
        reason: '金额不符',
        signature: acceptance,
      }),
    ).rejects.toMatchObject({ code: '11000103' })
    await expect(
      acceptTickets(businesses, as(world, 'supplierOperator'), {
        ...entries,
        supplierConsent: false,
        signature: refusal,
      }),
    ).rejects.toMatchObject({ code: '11000103' })
  })

  test('I13: the reason and the consent are what was signed, not what is sent beside the signature', async () => {
    const { pkCredit } = await issued(world)
    const context = () => as(world, 'supplierOperator')
    const fkCredits = [pkCredit]
    const refusal = await sign(context(), fkCredits, 'ACCEPT', 'REFUSE', { reason: '金额不符' })
    const acceptance = await sign(context(), fkCredits, 'ACCEPT', 'ACCEPT', { supplierConsent: false })
    const changed = { code: '11000103' }
    await expect(
      refuseTickets(businesses, context(), { fkCredits, reason: '合同不符', signature: refusal }),
    ).rejects.toMatchObject(changed)
    await expect(
      acceptTickets(businesses, context(), { fkCredits, supplierConsent: true, signature: acceptance }),
    ).rejects.toMatchObject(changed)
    expect(refusal.original).toContain('金额不符')
    const { results } = await refuseTickets(businesses, context(), {
      fkCredits,
      reason: '金额不符',
      signature: refusal,
    })
    expect(results).toMatchObject([{ ok: true }])
  })

  test('a batch beyond what can be said in words is refused before anything is signed', async () => {
    const line = issueLine(world, { amount: '99999999999999.98' })
    // Each has a contract of its own, which pays for its amount alone.
    const ofContract = (_: unknown, index: number) => ({ ...line, trade: { ...line.trade, contractNo: `HT-${index}` } })
    const { saved } = await issues.save(as(world, 'operator'), { lines: Array.from({ length: 11 }, ofContract) })
    await t.database.write((tx) =>
      tx
        .updateTable('credit_limit')
        .set({ totalFen: 2n ** 60n })
        .where('pkLimit', '=', world.limits.main)
        .execute(),
    )
    const text = (count: number) =>
      assembleSignature(as(world, 'operator'), {
        businessType: 'ISSUE',
        action: 'SUBMIT',
        ids: saved.slice(0, count).map(({ pkApply }) => pkApply),
      })
    await expect(text(10)).resolves.toHaveProperty('original', expect.stringContaining('999,999,999,999,999.80 元'))
    await expect(text(11)).rejects.toMatchObject({ code: '11000109' })
    await t.database.write((tx) =>
      tx
        .updateTable('credit_limit')
        .set({ totalFen: 50_000_000_000n })
        .where('pkLimit', '=', world.limits.main)
        .execute(),
    )
  })

  test.each([
    [1, '金票平台签名原文 v1\n业务：金票开立   动作：提交\n1|SQ20260301000001|v1|供应商 江城精铸有限公司|1.00'],
    [
      2,
      [
        '金票平台签名原文 v2',
        '业务：金票转让',
        '动作：提交',
        '企业：江城精铸有限公司 91420100MA4K000003',
        '签名人：周敏 (OPERATOR) 证书尾号 0003',
        '时间：2026-11-24T09:00:00+08:00',
        '有效至：2026-11-24T09:10:00+08:00',
        '随机数：9f2c',
        '协议：本企业已阅读并同意《金票转让协议》（版本 2026-07）',
        '共 1 笔，合计 1.00 元（壹元整）',
        '1|SQ20261124000001|v1|接收方 安禾五金制品厂|1.00|2027-03-01|sha256:ab12',
        '1.1|接收方 安禾五金制品厂|1.00',
      ].join('\n'),
    ],
  ])('what was signed under version %i of the text still proves it, and nothing else', async (_, original) => {
    const { signature } = await signer.sign(original)
    const row = {
      signature,
      original,
      originalDigest: sha256(original),
      certSerialNo: signer.certificate.certSerialNo,
      isDummy: 0,
      at: '2026-11-21T09:00:00.000+08:00',
    }
    expect(verifyStoredSignature(row, [ca])).toBe(true)
    const other = original.replaceAll('1.00', '9.00')
    expect(verifyStoredSignature({ ...row, original: other }, [ca])).toBe(false)
    expect(verifyStoredSignature({ ...row, original: other, originalDigest: sha256(other) }, [ca])).toBe(false)
  })

  test('P5: a text names at most 200 entries, and at least one', async () => {
    const lines = Array.from({ length: 201 }, () => issueLine(world, { amount: '0.01' }))
    const { saved } = await issues.save(as(world, 'operator'), { lines })
    const text = (count: number) =>
      assembleSignature(as(world, 'operator'), {
        businessType: 'ISSUE',
        action: 'SUBMIT',
        ids: saved.slice(0, count).map(({ pkApply }) => pkApply),
      })
    await expect(text(0)).rejects.toMatchObject({ code: '01000302' })
    expect((await text(200)).creditList).toHaveLength(200)
    await expect(text(201)).rejects.toMatchObject({ code: '01000302' })
  })

  test('I21: a text is made only for whoever has the page of the act', async () => {
    const actor = { ...world.people.operator, permissions: new Set<string>() }
    const request = { ids: [await draft(world)], businessType: 'ISSUE', action: 'SUBMIT' } as const
    await expect(assembleSignature(as(world, actor), request)).rejects.toMatchObject({ code: '01000202' })
    await expect(assembleSignature(as(world, 'operator'), request)).resolves.toHaveProperty('original')
  })

  test('product §2.3.1: a text is made only for an act that its business has', async () => {
    const everything = new Set(Object.values(world.people).flatMap(({ permissions }) => [...permissions]))
    const context = as(world, { ...world.people.operator, permissions: everything })
    const ids = [await draft(world)]
    for (const [businessType, action] of [
      ['ISSUE', 'ACCEPT'],
      ['ISSUE_CANCEL', 'FINAL_APPROVE'],
      ['ACCEPT', 'SUBMIT'],
    ] as const) {
      const request = assembleSignature(context, { ids, businessType, action })
      await expect(request, `${businessType} ${action}`).rejects.toMatchObject({ code: '11000103' })
    }
  })

  test('I21: a purchaser, who shares the operator’s home, gets no text to accept with', async () => {
    const { pkCredit } = await issued(world)
    const purchaser = { ...world.people.supplierOperator, roleCode: 'ROLE_PURCHASE', post: 'PURCHASE' } as const
    const request = { ids: [pkCredit], businessType: 'ACCEPT', action: 'ACCEPT' } as const
    await expect(assembleSignature(as(world, purchaser), request)).rejects.toMatchObject({ code: '01000202' })
    await expect(assembleSignature(as(world, 'supplierOperator'), request)).resolves.toHaveProperty('original')
  })

  test('T4: an application edited after the text was assembled fails alone; the others pass', async () => {
    const first = await draft(world)
    const second = await draft(world)
    const context = as(world, 'operator')
    const signature = await sign(context, [first, second], 'ISSUE', 'SUBMIT')
    await issues.update(as(world, 'operator2'), {
      lines: [{ pkApply: first, version: 1, line: issueLine(world, { amount: '1.00' }) }],
    })
    const { results } = await issues.submit(context, { pkApplys: [first, second], signature })
    expect(results.map((row) => row.code)).toEqual(['11000103', '0'])
  })

  test('product §2.3.1: a text serves once, for its person, its act and ten minutes', async () => {
    const [first, second] = [await draft(world), await draft(world)]
    const context = as(world, 'operator')
    const signature = await sign(context, [first], 'ISSUE', 'SUBMIT')
    const stolen = issues.submit(as(world, 'operator2'), { pkApplys: [first], signature })
    await expect(stolen).rejects.toMatchObject({ code: '11000103' })
    const widened = await issues.submit(context, { pkApplys: [second, first], signature })
    expect(widened.results.map((row) => row.code)).toEqual(['11000103', '0'])
    await expect(issues.submit(as(world, 'operator'), { pkApplys: [first], signature })).rejects.toMatchObject({
      code: '11000103',
    })
    const late = await sign(context, [second], 'ISSUE', 'SUBMIT')
    world.clock.advance(10 * MINUTE_MS + 1)
    await expect(issues.submit(as(world, 'operator'), { pkApplys: [second], signature: late })).rejects.toMatchObject({
      code: '11000104',
    })
    expect(await submit(world, second)).toMatchObject({ ok: true })
  })

  test('11000106: a certificate that has expired signs no more', async () => {
    const pkApply = await draft(world)
    const context = controlled()
    world.clock.advanceDays(60)
    expect(await outcome(context, pkApply, await signedBy(context, pkApply, signer))).toBe('11000106')
    world.clock.advanceDays(-60)
  })
})
