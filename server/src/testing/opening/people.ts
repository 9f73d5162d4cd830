import { generateKeyPair, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { TICKET_HEADER } from '@jinpiao/contract/endpoint'
import { type BusinessType, flowOf, type SignedAction } from '@jinpiao/contract/flow'
import * as register from '@jinpiao/contract/register'
import { changePassword, getSecurity, sendSms } from '@jinpiao/contract/session'
import { textCalls } from '@jinpiao/contract/textCalls'
import { ukeyApply } from '@jinpiao/contract/ukeyApply'
import { activateUkey, receiveUkey } from '@jinpiao/contract/ukeyOrders'
import { addUser, getAssignableRoles } from '@jinpiao/contract/users'
import { createCsr } from '@jinpiao/ukey/csr'
import { type NodeSigner, openNodeSigner } from '@jinpiao/ukey/nodeSigner'
import { plainPdf } from '../../files/plainPdf.ts'
import { idCodeOf } from '../../seed/codes.ts'
import type { Answer, TestClient } from '../testClient.ts'
import { formOf } from '../upload.ts'
import type { Empty, Running } from './platform.ts'

export interface Corp {
  corpName: string
  creditCode: string
  userType: 'CORE' | 'CORP' | 'BRANCH'
  inviteCode?: string
  /** Of a branch. */
  parentCreditCode?: string
}
/** Somebody at a browser, perhaps with a key. */
export interface Someone {
  client: TestClient
  mobile: string
  personName: string
  ukey?: NodeSigner
}

/** @throws {Error} with what refuses it. */
export function must<Data>(answer: Answer<Data>, what: string): Data {
  if (answer.code === '0') {
    const refused = (answer.data as { results?: { ok: boolean; message: string }[] } | null)?.results?.find(
      ({ ok }) => !ok,
    )
    if (refused === undefined) return answer.data
    throw new Error(`${what}: ${refused.message}`)
  }
  throw new Error(`${what}: ${answer.status} ${answer.code} ${answer.message}`)
}

export const PASSWORD = 'Oeffnung-2026'
let cards = 600

/** What people do in the portal, at its API. */
export function people({ network, clock }: Pick<Empty, 'network' | 'clock'>, server: Running) {
  async function file(client: TestClient, path: string, name: string, headers: Record<string, string> = {}) {
    const form = await formOf(name, plainPdf([name]))
    const sent = await client.send('POST', path, '', form.body, { headers: { ...form.headers, ...headers } })
    return (must(sent, `file ${name}`) as { pkFile: string }).pkFile
  }

  /** Registers an enterprise; what the platform says to it comes later. */
  async function registers(corp: Corp, { mobile, personName }: { mobile: string; personName: string }) {
    const client = server.client()
    must(await client.call(sendSms, { body: { mobile, scene: 'REGISTER' } }), 'code')
    const proof = { mobile, code: network.read(mobile) }
    const headers = {
      [TICKET_HEADER]: must(await client.call(register.startRegister, { body: proof }), 'ticket').ticket,
    }
    const upload = (name: string) => file(client, register.uploadRegisterFile.path, name, headers)
    const body: register.RegisterPayload = {
      personName,
      idCode: idCodeOf(++cards),
      scale: '大型',
      legalPersonName: '项承志',
      legalIdCode: idCodeOf(550),
      parentCreditCode: '',
      inviteCode: '',
      licenceFileIds: [await upload('营业执照.pdf')],
      legalFileIds: [await upload('法人身份证.pdf')],
      authorisationFileIds: [await upload('企业授权书.pdf')],
      password: await client.encrypt(PASSWORD, 'NEW'),
      agreements: ['service', 'privacy'],
      ...corp,
    }
    return must(await client.call(register.registerCorp, { body }, { headers }), `registration of ${corp.corpName}`)
  }

  async function enters(corpName: string, mobile: string, personName: string, password = PASSWORD): Promise<Someone> {
    const client = server.client()
    must(await client.enterAs({ corpName, mobile, password }), `login of ${personName}`)
    return { client, mobile, personName }
  }

  /** The role that somebody acts in from now on. */
  const actsAs = async ({ client }: Someone, roleCode: string) => {
    const query = { candidateRoles3Required: true, user3Required: true } as never
    const { candidateRoles3 = [] } = must(await client.call(getSecurity, { query }), 'roles')
    const role = candidateRoles3.find((each) => each.roleCode === roleCode)
    if (role === undefined)
      throw new Error(`No ${roleCode} among ${candidateRoles3.map((each) => each.roleCode).join(', ')}`)
    must(await client.call(getSecurity, { query: { currentRole3: role.pkRole } }), 'role')
  }

  /** The administrator makes a user, who signs in with the password that came by text message, and chooses another. */
  async function hires(manager: Someone, corpName: string, roleCode: string, mobile: string, personName: string) {
    await actsAs(manager, 'ROLE_CORP_MANAGER')
    const roles = must(await manager.client.call(getAssignableRoles), 'roles to give')
    const pkRoles = roles.filter((role) => role.roleCode === roleCode).map(({ pkRole }) => pkRole)
    const body = { personName, mobile, idCode: idCodeOf(++cards), pkRoles }
    const { userId } = must(await manager.client.call(addUser, { body }), `user ${personName}`)
    const first = network.read(mobile)
    const someone = await enters(corpName, mobile, personName, first)
    const [oldPassword, newPassword] = [
      await someone.client.encrypt(first, 'CURRENT'),
      await someone.client.encrypt(PASSWORD, 'NEW'),
    ]
    must(await someone.client.call(changePassword, { body: { oldPassword, newPassword } }), 'first password')
    return { ...someone, userId }
  }

  /** Applies for a key of somebody; the platform answers later. */
  async function appliesForKey({ client }: Someone, userId: string, receiver: Someone): Promise<string> {
    const line = {
      userId,
      algorithm: 'ALG_RSA' as const,
      receiveWay: 'POST' as const,
      receiverName: receiver.personName,
      receiverMobile: receiver.mobile,
      regionCode: '420103',
      address: '发展大道 168 号',
    }
    const { saved } = must(await client.call(ukeyApply.save, { body: { lines: [line] } }), 'application for a key')
    const pkApplys = saved.map(({ pkApply }) => pkApply)
    must(await client.call(ukeyApply.submit, { body: { pkApplys } }), 'application for a key')
    return pkApplys[0] ?? ''
  }

  /** Makes a key in the token, and has it certified with the code that came. */
  async function activates(someone: Someone, pkApply: string, activationCode: string): Promise<Someone> {
    const { client } = someone
    must(await client.call(receiveUkey, { params: { pkApply } }), 'receipt of a key')
    const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    const spki = publicKey.export({ type: 'spki', format: 'der' })
    const csr = await createCsr(
      { commonName: '自称' },
      spki,
      async (data) => new Uint8Array(sign('sha256', data, privateKey)),
    )
    const body = { csr, activationCode }
    const { certificate } = must(await client.call(activateUkey, { params: { pkApply }, body }), 'activation')
    return { ...someone, ukey: openNodeSigner(certificate, privateKey) }
  }

  /** Signs the text that the server composes for an act. */
  async function signs(
    { client, ukey }: Someone,
    ids: readonly string[],
    act: { businessType: BusinessType; action: SignedAction },
  ) {
    const named = flowOf(act.businessType).textBy?.[act.action] ?? 'credits'
    const call = textCalls[typeof named === 'string' ? named : (named[0] ?? 'credits')]
    const input =
      call.body === undefined ? { params: { ids: ids.join(',') }, query: act } : { body: { pkApplys: ids, ...act } }
    const text = must(
      await client.call(call as typeof textCalls.credits, input as never),
      `text of ${act.businessType}`,
    )
    if (ukey === undefined) throw new Error('Somebody without a key cannot sign')
    const signed = await ukey.sign(text.original, { signingTime: new Date(clock.now()) })
    return { ...signed, original: text.original, creditList: text.creditList, businessType: act.businessType }
  }

  /** Who somebody is, and the director's role where it is his. */
  async function me({ client }: Someone) {
    const query = { candidateRoles3Required: true, user3Required: true } as never
    const { user3, candidateRoles3 = [] } = must(await client.call(getSecurity, { query }), 'who')
    const director = candidateRoles3.find(({ roleCode }) => roleCode.endsWith('DIRECTOR'))
    return { userId: user3?.userId ?? '', directorRole: director?.roleCode ?? '' }
  }

  /** A session ends: the same person, with the same key, signs in again. */
  async function comesBack(corpName: string, { client, mobile, personName }: Someone) {
    must(await client.enterAs({ corpName, mobile, password: PASSWORD }), `login of ${personName}`)
  }

  /** Opens a product by a signature. */
  async function signsProduct(
    { client, ukey }: Someone,
    product: string,
    act: { businessType: BusinessType; action: SignedAction } = { businessType: 'PRODUCT_OPEN', action: 'OPEN' },
  ) {
    const query = { ...act, product } as never
    const text = must(await client.call(textCalls.products, { query }), `text of ${product}`)
    if (ukey === undefined) throw new Error('Somebody without a key cannot sign')
    const signed = await ukey.sign(text.original, { signingTime: new Date(clock.now()) })
    const { original, creditList } = text
    return { action: 'OPEN' as const, signature: { ...signed, original, creditList, businessType: act.businessType } }
  }

  return { me, comesBack, signsProduct, file, registers, enters, actsAs, hires, appliesForKey, activates, signs }
}
export type People = ReturnType<typeof people>
