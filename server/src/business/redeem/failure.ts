import type { SignaturePayload } from '@jinpiao/contract/fields'
import { flowOf } from '@jinpiao/contract/flow'
import { registerFailure as registerEndpoint } from '@jinpiao/contract/redeem'
import { runBatch } from '../../acts/batch.ts'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { canonicalJson, digestOf } from '../../domain/digest.ts'
import { submit } from '../../domain/machine.ts'
import { advance, insertApplication } from '../../flow/advance.ts'
import { flowApplication, ownApplication } from '../../flow/application.ts'
import type { Business, Businesses } from '../../flow/business.ts'
import { hearStated } from '../../flow/hearing.ts'
import { lockByKey } from '../../flow/locks.ts'
import { readingIn } from '../../flow/reading.ts'
import { type Signed, useSignature } from '../../flow/signing.ts'
import { lineByKey, type StoredLine } from '../redeemLines.ts'
import { failingLine, failureEntry } from './failureEntry.ts'

interface Failing {
  pkLine: string
  reason: string
}

/** REDEEM_FAILURE: a payer's word that one payment has failed, finished by the operator who signs it. */
export const redeemFailureBusiness: Business<Failing> = {
  type: 'REDEEM_FAILURE',
  family: 'REDEEM_FAILURE',
  read: (payload) => JSON.parse(payload) as Failing,
  async columns({ read }, payload) {
    const line = await lineByKey(read, payload.pkLine)
    if (line === undefined) throw new BusinessError('01000302')
    return {
      payloadDigest: digestOf(payload),
      amountFen: line.amountFen,
      fkCounterparty: line.fkPayee,
      counterpartyName: line.payeeName,
      promisedDate: line.payDate,
      fkLimit: null,
      contractNo: null,
    }
  },
  async touches({ read }, { pkLine }) {
    const line = await lineByKey(read, pkLine)
    return line === undefined ? {} : { application: [line.pkApply] }
  },
  entry: async ({ read, actor }, pkLine) => failureEntry(await failingLine(read, actor.fkCorp, pkLine)),
  problems: async () => [],
  hold: async () => {},
  release: async () => {},
  decided: async () => ({ outputs: [] }),
}

interface Input {
  pkApply: string
  line: number
  reason: string
  signature: SignaturePayload
}

/**
 * 登记付款失败: the payer says of one payment that it has failed, where the bank has not said so. The ticket is due again, and
 * is paid by another batch, which a director and a final reviewer have to approve.
 *
 * @throws {BusinessError} 04000147 the payment is not under way, 04000148 the payer has stated that it was made; 11000103
 * another payment, or another reason, was signed.
 */
export function registerFailure(businesses: Businesses, context: CommandContext, input: Input) {
  const { permission, posts } = registerEndpoint
  const { pkApply, line, reason, signature } = input
  return runCommand(context, { name: 'REDEEM.FAILURE', permission, posts }, input, async (act) => {
    const { tx, actor } = act
    await ownApplication(tx, actor, pkApply, ['REDEEM'])
    await lockByKey(businesses, act, [pkApply])
    const pkLine = `${pkApply}-${line}`
    const stored = await failingLine(tx, actor.fkCorp, pkLine)
    const signed = await useSignature(act, signature, {
      businessType: 'REDEEM_FAILURE',
      action: 'STATE_FAILURE',
      reason,
    })
    return runBatch(
      act,
      [pkLine],
      async () => {
        signed.requireSigned(pkLine, failureEntry(stored))
        await record(act, stored, reason, signed)
        await hearStated(businesses, act, {
          pkApply,
          from: 'BANK',
          line,
          answer: 'REJECT',
          comment: reason,
          body: {},
          stated: 'PAYER',
        })
        return { no: stored.creditNo }
      },
      async () => stored.creditNo,
    )
  })
}

/** The payer's word stands by itself, with its signature. */
async function record(act: Act, { pkLine }: StoredLine, reason: string, { pkSign }: Signed): Promise<void> {
  const payload: Failing = { pkLine, reason }
  const columns = await redeemFailureBusiness.columns(readingIn(act), payload)
  const application = await insertApplication(act, redeemFailureBusiness, {
    ...columns,
    payload: canonicalJson(payload),
    batchId: null,
  })
  const transition = submit(flowOf('REDEEM_FAILURE'), await flowApplication(act.tx, application), act.actor)
  await advance(act, application, transition, { comment: reason, pkSign })
}
