import { createDemoCa } from '@jinpiao/ukey/demoCa'
import { createNodeSigner, type NodeSigner } from '@jinpiao/ukey/nodeSigner'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { CommandContext } from '../acts/context.ts'
import { businesses } from '../business/all.ts'
import { draft, issues, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { assembleSignature } from './assemble.ts'

let t: TestDatabase
let world: World
let signer: NodeSigner
let ca: string
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const authority = await createDemoCa()
  ca = authority.certificatePem
  const options = { subject: { commonName: '王一' }, days: 365, notBefore: new Date('2026-01-01T00:00:00Z') }
  signer = await createNodeSigner(authority, options)
  const at = '2026-01-01T00:00:00+08:00'
  const { certSerialNo, issuerDn } = signer.certificate
  const key = { pkUkey: 'ukey-1', post: 'OPERATOR', raType: 'DEMO', certSerialNo, issuerDn, state: 'ACTIVE' }
  const rest = {
    userId: world.people.operator.userId,
    algorithmType: 'ALG_RSA',
    codeSuffix: '',
    issuedAt: at,
    expiresAt: at,
  }
  await t.database.write((tx) =>
    tx
      .insertInto('ukey')
      .values({ ...key, ...rest })
      .execute(),
  )
})
afterAll(() => t.drop())

/** The operator with UKEY control on and a certificate bound. */
function controlled(): CommandContext {
  const actor = { ...world.people.operator, certNumber: signer.certificate.certSerialNo }
  return as(world, actor, { signing: { controlEnabled: true, ca: [ca], platformName: '川江供应链', driver: 'demo' } })
}

test.each([
  [{ legacySha1: 0 }, 'sha256', undefined],
  [{ legacySha1: 1 }, 'sha1', undefined],
  [{ algorithmType: 'ALG_SM2', printedNo: 'K0001' }, 'sm3', 'K0001'],
])('spec §9: what the UKEY program is asked for is its row’s to say: %j', async (row, digest, printedNo) => {
  const change = (values: object) =>
    t.database.write((tx) => tx.updateTable('ukey').set(values).where('pkUkey', '=', 'ukey-1').execute())
  onTestFinished(() => change({ algorithmType: 'ALG_RSA', legacySha1: 0, printedNo: null }).then(() => undefined))
  await change(row)
  const context = controlled()
  const vouch = async (text: object) => JSON.stringify(text)
  const asked = { ...context, signing: { ...context.signing, driver: 'agent' as const, vouch } }
  const request = { ids: [await draft(world)], businessType: 'ISSUE', action: 'SUBMIT' } as const
  const { original, text, signRequest = '' } = await assembleSignature(businesses, asked, request)
  const { certSerialNo } = signer.certificate
  const expected = { jti: text.nonce, original, certSerialNo, digest, ...(printedNo && { printedNo }) }
  expect(JSON.parse(signRequest)).toEqual(expected)
  // Where no program is asked, or nobody’s key, nothing is vouched for.
  expect(await assembleSignature(businesses, context, request)).not.toHaveProperty('signRequest')
  const off = { ...asked, signing: { ...asked.signing, controlEnabled: false } }
  expect(await assembleSignature(businesses, off, request)).not.toHaveProperty('signRequest')
})

test('I23: the audit log says with each signature how its key was reached', async () => {
  const context = controlled()
  const pkApply = await draft(world)
  const request = { ids: [pkApply], businessType: 'ISSUE', action: 'SUBMIT' } as const
  const { original, creditList } = await assembleSignature(businesses, context, request)
  const signature = { ...(await signer.sign(original)), original, creditList, businessType: 'ISSUE' as const }
  const { results } = await issues.submit(context, { pkApplys: [pkApply], signature })
  expect(results).toMatchObject([{ code: '0' }])
  const unsigned = await draft(world)
  expect(await submit(world, unsigned)).toMatchObject({ ok: true })
  const driverOf = async (target: string) => {
    const { after } = await t.database.read
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'ISSUE.SUBMIT')
      .where('target', '=', `application:${target}`)
      .executeTakeFirstOrThrow()
    return (JSON.parse(after ?? '') as { driver: string }).driver
  }
  expect([await driverOf(pkApply), await driverOf(unsigned)]).toEqual(['demo', 'dummy'])
})
