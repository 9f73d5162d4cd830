import type { ProductKind } from '@jinpiao/contract/funderProducts'
import type { AgreementState } from '@jinpiao/contract/states/loans'
import type { RepayMethod } from '@jinpiao/values/loanPlan'
import type { Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import type { Reader } from '../db/database.ts'
import type { LoanAgreementTable } from '../db/tables/loans.ts'

export { availableOf, drawableOf } from '../domain/loanLine.ts'

/** A credit agreement as acts and queries use it. */
export interface Agreement extends Omit<Selectable<LoanAgreementTable>, 'product' | 'methods' | 'state'> {
  product: ProductKind
  methods: RepayMethod[]
  state: AgreementState
}

const toAgreement = (row: Selectable<LoanAgreementTable>): Agreement => ({
  ...row,
  product: row.product as ProductKind,
  methods: JSON.parse(row.methods),
  state: row.state as AgreementState,
})

/** An agreement by its key, or by the application that it comes from; undefined where there is none. */
export async function findAgreement(
  read: Reader,
  by: { pkAgreement: string } | { pkApply: string },
): Promise<Agreement | undefined> {
  const one = read.selectFrom('loan_agreement').selectAll()
  const found =
    'pkAgreement' in by ? one.where('pkAgreement', '=', by.pkAgreement) : one.where('pkApply', '=', by.pkApply)
  const row = await found.executeTakeFirst()
  return row && toAgreement(row)
}

/** The line of an enterprise that it draws from again and again: of SELF_LOAN, in force or frozen. One at a time. */
export async function lineOf(read: Reader, fkCorp: string): Promise<Agreement | undefined> {
  const row = await read
    .selectFrom('loan_agreement')
    .selectAll()
    .where('fkCorp', '=', fkCorp)
    .where('product', '=', 'SELF_LOAN')
    .where('state', 'in', ['ACTIVE', 'FROZEN'])
    .executeTakeFirst()
  return row && toAgreement(row)
}

/** Moves an agreement to another state. The caller has locked it. */
export async function setAgreementState(act: Act, agreement: Agreement, state: AgreementState): Promise<void> {
  const { pkAgreement, agreementNo } = agreement
  if (agreement.state === state) return
  await act.tx
    .updateTable('loan_agreement')
    .set((eb) => ({ state, version: eb('version', '+', 1), updatedAt: act.at }))
    .where('pkAgreement', '=', pkAgreement)
    .execute()
  act.facts.push({
    action: `CREDIT.${state}`,
    target: `agreement:${pkAgreement}`,
    before: { agreementNo, state: agreement.state },
    after: { state },
  })
}
