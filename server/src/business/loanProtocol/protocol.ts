import type { DataOf, ParsedBody } from '@jinpiao/contract/endpoint'
import { flowOf } from '@jinpiao/contract/flow'
import {
  protocolId,
  protocolRefusal,
  protocolVersion,
  type getProtocol as readEndpoint,
  signProtocol as signEndpoint,
} from '@jinpiao/contract/loanProtocol'
import type { SigningEntry } from '@jinpiao/contract/signingText'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext, QueryContext } from '../../acts/context.ts'
import { lockRow } from '../../acts/locks.ts'
import type { Reader } from '../../db/database.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { canonicalJson, digestOf } from '../../domain/digest.ts'
import { submit } from '../../domain/machine.ts'
import { advance, insertApplication } from '../../flow/advance.ts'
import { flowApplication } from '../../flow/application.ts'
import type { Business, Meant, Reading } from '../../flow/business.ts'
import { readingIn, readingOf } from '../../flow/reading.ts'
import { useSignature } from '../../flow/signing.ts'
import { funderProducts } from '../../queries/funderProducts.ts'
import { setProduct } from '../setProduct.ts'

/** What an application of SELF_LOAN_PROTOCOL holds: the version that was signed. */
export interface ProtocolPayload {
  version: string
}

const funderOf = async (read: Reader): Promise<string> => (await funderProducts(read, protocolId))[0]?.funderName ?? ''

/** SELF_LOAN_PROTOCOL (授信协议签署): the director's signature is the whole act, and opens the pages of own-credit loans. */
export const protocolBusiness: Business<ProtocolPayload> = {
  type: 'SELF_LOAN_PROTOCOL',
  family: 'SELF_LOAN_PROTOCOL',
  read: (payload) => JSON.parse(payload) as ProtocolPayload,
  columns: async ({ read }, payload) => ({
    payloadDigest: digestOf(payload),
    amountFen: null,
    fkCounterparty: null,
    counterpartyName: await funderOf(read),
    promisedDate: null,
    fkLimit: null,
    contractNo: null,
  }),
  // It has ended as it is stored: nothing of it is acted on again.
  touches: () => ({}),
  async entry(reading, id) {
    if (id !== protocolId) throw new BusinessError('11000103')
    await requireSignable(reading)
    return entryOf(reading.read)
  },
  async meant(_, name, { query }): Promise<Meant | undefined> {
    if (name !== 'products' || query?.['product'] !== protocolId) throw new BusinessError('11000103')
    return { ids: [protocolId], action: 'CONTRACT' }
  },
  problems: async () => [],
  hold: async () => {},
  release: async () => {},
  decided: async () => ({ outputs: [] }),
}

/** What stands for the agreement in the signed text. */
async function entryOf(read: Reader): Promise<SigningEntry> {
  return {
    no: `XY${protocolVersion}`,
    version: 1,
    counterparty: await funderOf(read),
    amount: null,
    promisedDate: null,
    digest: digestOf({ agreement: protocolId, version: protocolVersion }),
    details: [],
  }
}

/** Why the caller cannot sign it now. */
async function refusalOf({ read, actor }: Pick<Reading, 'read' | 'actor'>) {
  const { lineAgreementTime: signedAt } = await read
    .selectFrom('corp')
    .select('lineAgreementTime')
    .where('pkCorp', '=', actor.fkCorp)
    .executeTakeFirstOrThrow()
  return protocolRefusal({ userType: actor.userType, post: actor.post, signedAt })
}

async function requireSignable(reading: Reading): Promise<void> {
  const refusal = await refusalOf(reading)
  if (refusal) throw new BusinessError(refusal.code, ...refusal.values)
}

/** The agreement as its page shows it, and whether the caller could sign it. */
export async function readProtocol(context: QueryContext): Promise<DataOf<typeof readEndpoint>> {
  const refusal = await refusalOf(readingOf(context))
  return {
    version: protocolVersion,
    funderName: await funderOf(context.read),
    blockedReason: refusal ? new BusinessError(refusal.code, ...refusal.values).text(context.language) : null,
  }
}

/**
 * 签署协议. The enterprise's sessions learn of it, as the pages of own-credit loans open and this one goes.
 * @throws {BusinessError} 99000409 the text has changed since it was read; 09000105 it is signed already.
 */
export function signProtocol(
  context: CommandContext,
  input: ParsedBody<typeof signEndpoint>,
): Promise<DataOf<typeof signEndpoint>> {
  const { permission, posts } = signEndpoint
  return runCommand(context, { name: 'PROTOCOL.SIGN', permission, posts }, input, async (act) => {
    const { tx, actor, at } = act
    await lockRow(tx, 'corp', { pkCorp: actor.fkCorp })
    await requireSignable(readingIn(act))
    if (input.version !== protocolVersion) throw new BusinessError('99000409')
    const signedAct = { businessType: 'SELF_LOAN_PROTOCOL', action: 'CONTRACT' } as const
    const signed = await useSignature(act, input.signature, signedAct)
    signed.requireSigned(protocolId, await entryOf(tx))
    const pkApply = await recordSigning(act, signed.pkSign)
    await tx.updateTable('corp').set({ lineAgreementTime: at }).where('pkCorp', '=', actor.fkCorp).execute()
    await setProduct(act, actor.fkCorp, 'SELF_LOAN', { state: 'OPENED', pkApply, reason: null })
    act.facts.push({
      action: 'PROTOCOL.SIGN',
      target: `corp:${actor.fkCorp}`,
      before: { lineAgreementTime: null },
      after: { lineAgreementTime: at, version: protocolVersion, pkApply },
    })
    return { lineAgreementTime: at }
  })
}

/** Its own application, finished by the one who signs it. */
async function recordSigning(act: Act, pkSign: string): Promise<string> {
  const payload: ProtocolPayload = { version: protocolVersion }
  const columns = await protocolBusiness.columns(readingIn(act), payload)
  const stored = { ...columns, payload: canonicalJson(payload), batchId: null }
  const application = await insertApplication(act, protocolBusiness, stored)
  const transition = submit(flowOf('SELF_LOAN_PROTOCOL'), await flowApplication(act.tx, application), act.actor)
  await advance(act, application, transition, { pkSign })
  return application.pkApply
}
