import { judgeBy } from '@jinpiao/contract/claims'
import type { RedeemClaimPayload } from '@jinpiao/contract/redeemClaim'
import type { Act } from '../../acts/command.ts'
import { holidays } from '../../acts/holidays.ts'
import type { Transition } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import type { Aftermath, Asked, Heard } from '../../flow/business.ts'
import { hotlineText } from '../../platform/hotline.ts'
import { freeTicket, holdTicket, readTicket } from '../../tickets/tickets.ts'
import { tellBoth, tellSide } from '../claimNotices.ts'
import { closeMatter, keepOpen, matterOf } from '../receiptMatter.ts'
import { type StoredLine, setLine } from '../redeemLines.ts'
import { claimedLine } from './facts.ts'

/** The payment is in the statement. A ticket whose payment has failed is due again: it is held, so that nobody pays it meanwhile. */
export async function holdClaimed(act: Act, application: Application, payload: RedeemClaimPayload): Promise<void> {
  const { pkApply } = application
  const line = await claimedLine(act.tx, payload)
  const hasFailed = line.state === 'FAILED'
  await setLine(act, line, { claim: 'STATED', claimedBy: pkApply, ...(hasFailed && { takenBy: pkApply }) })
  if (hasFailed) await holdTicket(act, await readTicket(act.tx, line.pkCredit), application)
}

async function free(act: Act, pkApply: string, line: StoredLine): Promise<void> {
  await setLine(act, line, { claim: null, claimedBy: null, takenBy: null })
  if (line.state === 'FAILED') await freeTicket(act, await readTicket(act.tx, line.pkCredit), pkApply)
}

/** It goes back or is taken back: the payment is as it was, and a payee that was asked hears that it need not answer. */
export async function releaseClaim(
  act: Act,
  { pkApply }: Application,
  payload: RedeemClaimPayload,
  { from }: Transition,
): Promise<void> {
  const line = await claimedLine(act.tx, payload)
  await free(act, pkApply, line)
  if (from === 'PENDING_DIRECTOR') return
  await closeMatter(act, pkApply)
  await tellSide(act, 'PAYEE', line, 'CLAIM_WITHDRAWN', payload.bankSerial)
}

/** The payee has contested it, or let its time run out: the platform judges, and each side may still end it. */
export async function hearPayee(
  act: Act,
  { pkApply }: Application,
  payload: RedeemClaimPayload,
  { comment, transition: { to, decision } }: Heard,
): Promise<void> {
  if (to !== 'PENDING_PLATFORM') return
  const line = await claimedLine(act.tx, payload)
  const last = judgeBy(act.today, await holidays(act.tx))
  await setLine(act, line, { claim: 'CLEARING', judgeBy: last })
  const matter = await matterOf(act.tx, pkApply)
  await keepOpen(act, pkApply)
  const hotline = await hotlineText(act.tx)
  if (decision === 'AUTO') {
    await tellBoth(act, line, 'CLAIM_UNANSWERED', matter?.confirmBy ?? act.today, last, hotline)
  } else {
    await tellSide(act, 'PAYER', line, 'CLAIM_CONTESTED', comment, last, hotline)
    await tellSide(act, 'PAYEE', line, 'CLAIM_AT_PLATFORM', last, hotline)
  }
}

/** What the platform judges by: the payment, the account that was to be paid, why the payee contests it, and until when. */
export async function askedOfPlatform(
  { tx }: Act,
  { pkApply }: Application,
  payload: RedeemClaimPayload,
): Promise<Asked> {
  const {
    creditNo,
    redeemNo,
    payeeName,
    accountName,
    accountNo,
    bankName,
    judgeBy: last,
  } = await claimedLine(tx, payload)
  const contested = (await matterOf(tx, pkApply))?.reason ?? null
  return { body: { creditNo, redeemNo, payeeName, accountName, accountNo, bankName, contested, judgeBy: last } }
}

/** Payee or platform have said that it is so: the payment is answered in the bank's place. Else it is open again. */
export async function endClaim(
  act: Act,
  { pkApply, returnReason }: Application,
  payload: RedeemClaimPayload,
  { to, by }: Transition,
): Promise<Aftermath> {
  const line = await claimedLine(act.tx, payload)
  await closeMatter(act, pkApply)
  if (to !== 'DONE') {
    await free(act, pkApply, line)
    await tellSide(act, 'PAYEE', line, 'CLAIM_DISMISSED', returnReason ?? '')
    return {}
  }
  const stated = by === 'PLATFORM' ? 'PLATFORM' : 'PAYEE'
  if (stated === 'PAYEE') await tellSide(act, 'PAYER', line, 'CLAIM_CONFIRMED', payload.bankSerial)
  else await tellSide(act, 'PAYEE', line, 'CLAIM_UPHELD', payload.bankSerial)
  const { bankSerial, payDate, fileIds } = payload
  return {
    answers: {
      pkApply: line.pkApply,
      from: 'BANK',
      line: line.line,
      answer: 'APPROVE',
      comment: '',
      body: { bankSerial, paidAt: `${payDate}T00:00:00.000+08:00`, pkFile: fileIds[0] ?? '' },
      stated,
    },
  }
}
