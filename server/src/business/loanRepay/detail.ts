import type { DataOf } from '@jinpiao/contract/endpoint'
import type { LoanRepayPayload, loanRepay, RepayState } from '@jinpiao/contract/loanRepay'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import { isEnded } from '../../domain/machine.ts'
import { type Application, ownApplication } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readAccount } from '../../queries/accounts.ts'
import { rateOf } from '../../queries/funderProducts.ts'
import { findRepayment } from '../loanReceipts.ts'
import { earlyIn, ownDraw, readRepayable, repayDayOf } from './facts.ts'
import { payloadOf } from './payload.ts'
import { toTrial } from './trial.ts'

type Detail = OwnDetail<DataOf<typeof loanRepay.get>>

/** The loan, what the repayment does to its plan while it is open, and what came of it. */
export async function toRepayDetail(
  context: QueryContext,
  application: Application,
  payload: LoanRepayPayload,
): Promise<Detail> {
  const { read } = context
  const { fkCorp, pkApply, state } = application
  const draw = await ownDraw(read, fkCorp, payload.pkDraw)
  const account = await readAccount(read, fkCorp, payload.pkAccount)
  return {
    outstanding: fenToDecimal(draw?.outstandingFen ?? 0n),
    annualRate: rateOf(draw?.rateBp ?? 0),
    loanState: draw?.state ?? 'ACTIVE',
    failReason: state === 'REJECTED' ? application.returnReason : null,
    account: account
      ? { accountName: account.accountName, bankName: account.bankName, accountTail: account.accountNo.slice(-4) }
      : null,
    trial: draw && !isEnded(state) ? await trialOf(context, await readRepayable(read, draw), payload) : null,
    repaid: await repaidOf(read, fkCorp, pkApply),
  }
}

/** By the day of the form, so that a reviewer reads what was signed; null where nothing can be worked out for it. */
async function trialOf(
  context: QueryContext,
  repayable: Parameters<typeof earlyIn>[0],
  payload: LoanRepayPayload,
): Promise<Detail['trial']> {
  const day = payload.repayDate || (await repayDayOf(readingOf(context)))
  const early = earlyIn(repayable, payload, day)
  return early ? toTrial(repayable, early, day) : null
}

async function repaidOf(read: Reader, fkCorp: string, pkApply: string): Promise<Detail['repaid']> {
  const repayment = await findRepayment(read, fkCorp, { pkApply })
  if (repayment === undefined) return null
  const { repayNo, day, principalFen, interestFen, feeFen, totalFen, bankSerial } = repayment
  return {
    repayNo,
    repayDate: day,
    repayPrincipal: fenToDecimal(principalFen),
    accruedInterest: fenToDecimal(interestFen),
    feeAmount: fenToDecimal(feeFen),
    repayTotal: fenToDecimal(totalFen),
    bankSerial,
  }
}

/** 还款结果. @throws {BusinessError} 01000302 the enterprise has no such application. */
export async function readRepayState(
  { read, actor }: QueryContext,
  { pkApply }: { pkApply: string },
): Promise<RepayState> {
  const application = await ownApplication(read, actor, pkApply, ['LOAN_REPAY'])
  const payload = payloadOf(application.payload)
  const draw = await ownDraw(read, actor.fkCorp, payload.pkDraw)
  const receipt = await read
    .selectFrom('receipt')
    .select(['pkReceipt', 'receiptNo'])
    .where('pkApply', '=', pkApply)
    .where('fkCorp', '=', actor.fkCorp)
    .where('kind', '=', 'LOAN_REPAID')
    .executeTakeFirst()
  return {
    pkApply,
    pkDraw: payload.pkDraw,
    applyNo: application.applyNo,
    drawNo: application.mark1 ?? '',
    repayDate: application.promisedDate,
    failReason: application.state === 'REJECTED' ? application.returnReason : null,
    outstanding: fenToDecimal(draw?.outstandingFen ?? 0n),
    repayTotal: application.amountFen === null ? null : fenToDecimal(application.amountFen),
    repayKind: payload.kind,
    state: application.state,
    repaid: await repaidOf(read, actor.fkCorp, pkApply),
    pkReceipt: receipt?.pkReceipt ?? null,
    receiptNo: receipt?.receiptNo ?? null,
  }
}
