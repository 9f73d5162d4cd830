import type { DataOf } from '@jinpiao/contract/endpoint'
import type { LoanDrawApplication, LoanDrawPayload, loanDraw } from '@jinpiao/contract/loanDraw'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail, OwnRow } from '../../flow/business.ts'
import { drawableOf } from '../../loans/agreements.ts'
import { readAccount } from '../../queries/accounts.ts'
import { readableFiles } from '../../queries/files.ts'
import { rateOf } from '../../queries/funderProducts.ts'
import { toTrialView } from '../loanTrialView.ts'
import { ownLine, payloadOf } from './payload.ts'
import { drawTrial } from './trial.ts'

/** What a draw shows besides every application: one query each for the lines and for the loans that were paid out. */
export async function toDrawRows(
  { read }: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<LoanDrawApplication>>> {
  const payloads = new Map(applications.map(({ pkApply, payload }) => [pkApply, payloadOf(payload)]))
  const lines = await read
    .selectFrom('loan_agreement')
    .select(['pkAgreement', 'rateBp'])
    .where('pkAgreement', 'in', ['', ...[...payloads.values()].map(({ pkAgreement }) => pkAgreement)])
    .execute()
  const draws = await read
    .selectFrom('loan_draw')
    .select(['pkApply', 'pkDraw', 'drawNo'])
    .where('pkApply', 'in', ['', ...payloads.keys()])
    .execute()
  const rateBy = new Map(lines.map(({ pkAgreement, rateBp }) => [pkAgreement, rateOf(rateBp)]))
  const drawBy = new Map(draws.map((draw) => [draw.pkApply, draw]))
  return new Map(
    applications.map(({ pkApply, payload, counterpartyName }) => {
      const { pkAgreement, months, method, purpose } = payloadOf(payload)
      const draw = drawBy.get(pkApply)
      return [
        pkApply,
        {
          funderName: counterpartyName ?? '',
          months: months === '' ? null : Number(months),
          annualRate: rateBy.get(pkAgreement) ?? null,
          repayMethod: method || null,
          purpose: purpose || null,
          drawNo: draw?.drawNo ?? null,
          pkDraw: draw?.pkDraw ?? null,
        },
      ]
    }),
  )
}

/** What a decision on a draw rests on: the line, what it would cost, where it goes, the contracts. */
export async function toDrawDetail(
  context: QueryContext,
  { fkCorp, state }: Application,
  payload: LoanDrawPayload,
): Promise<OwnDetail<DataOf<typeof loanDraw.get>>> {
  const { read, actor, clock } = context
  const line = await ownLine(context, payload.pkAgreement)
  const account = await readAccount(read, fkCorp, payload.pkAccount)
  const plan = line && state !== 'DONE' ? drawTrial(line, payload, todayOf(clock)) : undefined
  return {
    agreementNo: line?.agreementNo ?? '',
    lineAvailable: fenToDecimal(line ? drawableOf(line) : 0n),
    trial: plan ? toTrialView(plan) : null,
    account: account
      ? { accountName: account.accountName, bankName: account.bankName, accountTail: account.accountNo.slice(-4) }
      : null,
    contractFiles: await readableFiles(read, actor.fkCorp, payload.contractFileIds),
  }
}
