import type { BusinessType } from '@jinpiao/contract/flow'
import type { LoanRepayPayload } from '@jinpiao/contract/loanRepay'
import { sql } from 'kysely'
import { chainCreditLine } from './chainCredits.ts'
import { purFinanceLine } from './purFinances.ts'
import { selfLoanLine } from './selfLoans.ts'
import type { World } from './world.ts'

/** Applications for loans other than draws, and early repayments, of a filled world; `@` stands for the number of a loan. */
interface Bulk {
  type: BusinessType
  /** Begins its keys and numbers. */
  letters: string
  payload: object
  hasDay: boolean
  /** Whether its first mark is the number of a loan. */
  isOfLoan?: true
}

/**
 * What was applied for besides draws, in bulk, by the supplier: most of it has come to its end. Reads the table `bulk` of
 * {@link createFilledWorld}; repayments are of the loans of {@link fillLoans}.
 */
export async function fillLoanApplications(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { supplierOperator: who } = world.people
  const repayment: LoanRepayPayload = {
    pkDraw: 'D@',
    kind: 'EARLY_PART',
    principal: '100.00',
    repayDate: '2026-01-05',
    pkAccount: '',
    totalQuoted: '100.00',
  }
  const all: readonly Bulk[] = [
    { type: 'SELF_LOAN_APPLY', letters: 'SL', payload: selfLoanLine(world, who.fkCorp), hasDay: false },
    { type: 'CHAIN_CREDIT', letters: 'CC', payload: chainCreditLine(world, who.fkCorp), hasDay: true },
    { type: 'PUR_FINANCE', letters: 'PF', payload: purFinanceLine(world), hasDay: true },
    { type: 'LOAN_REPAY', letters: 'LR', payload: repayment, hasDay: true, isOfLoan: true },
  ]
  for (const { type, letters, payload, hasDay, isOfLoan } of all)
    await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
        payload, "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", mark1, "createdBy",
        "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
      select ${letters} || no, ${`SQ${letters}`} || no, ${type}, ${type}, tail || ${letters}, ${who.fkCorp},
        case when i % 50 = 0 then 'PENDING_PAYMENT' when i % 77 = 0 then 'REJECTED' else 'DONE' end,
        replace(${JSON.stringify(payload)}, '@', no), '', fen, ${world.funder}, "corpName",
        ${hasDay ? sql`due` : sql`null`}, ${isOfLoan ? sql`'JJ' || no` : sql`null`}, ${who.personId},
        ${who.personName}, ${who.personId}, at, at, 1, 4, at, at
      from bulk`)
}
