import { confirmAll, matterHref, refuseAll } from '@jinpiao/contract/confirmations'
import { confirmTypeOf } from '@jinpiao/contract/confirmFlow'
import type { SignaturePayload } from '@jinpiao/contract/fields'
import { flowOf } from '@jinpiao/contract/flow'
import { toOtherSide } from '@jinpiao/contract/reasons'
import type { ConfirmKind } from '@jinpiao/contract/states/ukey'
import { runBatch } from '../../acts/batch.ts'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { lockRows } from '../../acts/locks.ts'
import { closeTodos, notify } from '../../acts/notify.ts'
import type { Reader } from '../../db/database.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { canonicalJson, digestOf } from '../../domain/digest.ts'
import { submit } from '../../domain/machine.ts'
import { advance, insertApplication } from '../../flow/advance.ts'
import { flowApplication } from '../../flow/application.ts'
import type { Business, Businesses } from '../../flow/business.ts'
import { lockByKey } from '../../flow/locks.ts'
import { readingIn } from '../../flow/reading.ts'
import { useSignature } from '../../flow/signing.ts'
import { readConfirmation, requireOpen, type StoredConfirmation } from '../../queries/confirmations.ts'
import { effects } from './effects.ts'
import { confirmEntry } from './entry.ts'

interface Confirming {
  pkConfirm: string
  answer: 'CONFIRM' | 'REFUSE'
  reason: string
}

/** The answer of the enterprise that is asked, finished by the director who signs it. */
const confirming = (type: ConfirmType): Business<Confirming> => ({
  type,
  family: type,
  read: (payload) => JSON.parse(payload) as Confirming,
  async columns({ read, actor }, payload) {
    const { fkInitiator, initiatorName, confirmBy } = await readConfirmation(read, actor.fkCorp, payload.pkConfirm)
    return {
      payloadDigest: digestOf(payload),
      amountFen: null,
      fkCounterparty: fkInitiator,
      counterpartyName: initiatorName,
      promisedDate: confirmBy,
      fkLimit: null,
      contractNo: null,
    }
  },
  touches: (_, { pkConfirm }) => ({ confirmation: [pkConfirm] }),
  async entry({ read, actor, today }, pkConfirm, action) {
    const row = await readConfirmation(read, actor.fkCorp, pkConfirm)
    requireType(row, type)
    requireOpen(row, today, action === 'REFUSE' ? 'REFUSE' : 'CONFIRM')
    return confirmEntry(row)
  },
  problems: async () => [],
  hold: async () => {},
  release: async () => {},
  decided: async () => ({ outputs: [] }),
})

type ConfirmType = ReturnType<typeof confirmTypeOf>

/** GUARANTEE_CONFIRM: a guarantee, a trade, a contract is confirmed. */
export const confirmBusiness = confirming('GUARANTEE_CONFIRM')
/** RECEIPT_CONFIRM: a payment that its payer has stated has come. */
export const receiptConfirmBusiness = confirming('RECEIPT_CONFIRM')

/** What is signed says what it is about. @throws {BusinessError} 11000103 the matter is of another type. */
function requireType({ kind }: StoredConfirmation, type: string): void {
  if (confirmTypeOf(kind as ConfirmKind) !== type) throw new BusinessError('11000103')
}

type Input = { pkConfirms: readonly string[]; signature: SignaturePayload }
type Given = Pick<Confirming, 'answer' | 'reason'>

/** The director confirms. */
export function confirmMatters(businesses: Businesses, context: CommandContext, input: Input) {
  const { permission, posts } = confirmAll
  return runCommand(context, { name: 'CONFIRMATION.CONFIRM', permission, posts }, input, (act) =>
    answerMatters(businesses, act, input, { answer: 'CONFIRM', reason: '' }),
  )
}

/** The director refuses, and says why. */
export function refuseMatters(businesses: Businesses, context: CommandContext, input: Input & { reason: string }) {
  const { permission, posts } = refuseAll
  return runCommand(context, { name: 'CONFIRMATION.REFUSE', permission, posts }, input, (act) =>
    answerMatters(businesses, act, input, { answer: 'REFUSE', reason: input.reason }),
  )
}

async function answerMatters(businesses: Businesses, act: Act, { pkConfirms, signature }: Input, given: Given) {
  const { tx, actor, today } = act
  const { answer, reason } = given
  // What a payer has stated is locked before the matter that is about it, as everywhere.
  await lockByKey(businesses, act, await claimsOf(tx, pkConfirms))
  await lockRows(act, { confirmation: pkConfirms })
  const businessType = signature.businessType === 'RECEIPT_CONFIRM' ? 'RECEIPT_CONFIRM' : 'GUARANTEE_CONFIRM'
  const signed = await useSignature(act, signature, {
    businessType,
    action: answer,
    ...(answer === 'REFUSE' && { reason }),
  })
  return runBatch(
    act,
    pkConfirms,
    async (pkConfirm) => {
      const row = await readConfirmation(tx, actor.fkCorp, pkConfirm)
      requireType(row, businessType)
      requireOpen(row, today, answer)
      signed.requireSigned(pkConfirm, confirmEntry(row))
      await recordAnswer(businesses, act, row, { ...given, pkSign: signed.pkSign })
      return { no: row.confirmNo }
    },
    async (pkConfirm) => {
      const own = tx.selectFrom('confirmation').select('confirmNo').where('fkCorp', '=', actor.fkCorp)
      return (await own.where('pkConfirm', '=', pkConfirm).executeTakeFirst())?.confirmNo
    },
  )
}

async function claimsOf(read: Reader, pkConfirms: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('confirmation')
    .select('fkClaim')
    .where('pkConfirm', 'in', [...pkConfirms])
    .execute()
  return rows.flatMap(({ fkClaim }) => fkClaim ?? [])
}

async function recordAnswer(
  businesses: Businesses,
  act: Act,
  row: StoredConfirmation,
  given: Given & { pkSign: string },
): Promise<void> {
  const { tx, actor, at } = act
  const { answer, reason, pkSign } = given
  const payload: Confirming = { pkConfirm: row.pkConfirm, answer, reason }
  const business = row.kind === 'PAYMENT' ? receiptConfirmBusiness : confirmBusiness
  const columns = await business.columns(readingIn(act), payload)
  const application = await insertApplication(act, business, {
    ...columns,
    payload: canonicalJson(payload),
    batchId: null,
  })
  const transition = submit(flowOf(business.type), await flowApplication(tx, application), actor)
  await advance(act, application, transition, { comment: reason, pkSign })
  await tx
    .updateTable('confirmation')
    .set({
      state: answer === 'CONFIRM' ? 'CONFIRMED' : 'REFUSED',
      reason: answer === 'REFUSE' ? reason : null,
      stillOpen: 0,
      pkApply: application.pkApply,
      version: row.version + 1,
      updatedAt: at,
    })
    .where('pkConfirm', '=', row.pkConfirm)
    .execute()
  const target = `confirmation:${row.pkConfirm}`
  await closeTodos(act, target)
  act.facts.push({ action: `CONFIRMATION.${answer}`, target, after: { pkSign }, alsoFor: row.fkInitiator })
  await tellInitiator(act, row, given)
  await effects[row.kind as ConfirmKind]?.(businesses, act, row, given)
}

/** Who has asked learns the answer, and of a refusal why. */
async function tellInitiator(act: Act, row: StoredConfirmation, { answer, reason }: Given): Promise<void> {
  const { confirmNo, title, fkInitiator, pkConfirm } = row
  const isYes = answer === 'CONFIRM'
  const params = [confirmNo, act.actor.corpName, title]
  await notify(
    act,
    fkInitiator,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      name: isYes ? 'CONFIRM_GIVEN' : 'CONFIRM_REFUSED',
      params: isYes ? params : [...params, toOtherSide('REFUSE_CONFIRMATION', reason)],
      messageType: isYes ? 'NOTICE' : 'RISK',
      link: matterHref(pkConfirm, 'ASKED'),
      target: `confirmation:${pkConfirm}`,
    },
  )
}
