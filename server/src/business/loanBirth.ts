import type { LoanPayload } from '@jinpiao/contract/loanApply'
import type { ProductKind } from '@jinpiao/contract/funderProducts'
import { addMonths } from '@jinpiao/values/days'
import type { Act } from '../acts/command.ts'
import type { Application } from '../flow/application.ts'
import { bearAgreement, bearDraw } from '../loans/births.ts'
import type { Draw } from '../loans/draws.ts'
import { readAccount, snapshotOf } from '../queries/accounts.ts'
import { grantedOf, paidOf } from './loanOutcome.ts'
import { writeReceipt } from './receipts.ts'

/**
 * The loan of an application that is paid at once: an agreement over exactly what was granted, one draw of it, and the
 * receipts of its applicant. E.g. 三一信用金, when the bank has paid.
 */
export async function bearLoan(
  act: Act,
  application: Application,
  { fkProduct, pkAccount, purpose }: Pick<LoanPayload, 'fkProduct' | 'pkAccount' | 'purpose'>,
  product: ProductKind,
): Promise<Draw> {
  const granted = grantedOf(application)
  const paid = paidOf(application)
  const account = await readAccount(act.tx, application.fkCorp, pkAccount)
  const [method] = granted?.methods ?? []
  if (granted === undefined || paid === undefined || !account || method === undefined || purpose === '') {
    throw new Error(`${application.applyNo} ends without a loan`)
  }
  const { amountFen, rateBp, months } = granted
  const paidOn = paid.paidOn ?? act.today
  const agreement = await bearAgreement(act, application, {
    product,
    fkProduct,
    lineFen: amountFen,
    rateBp,
    monthsMax: months,
    methods: [method],
    dayFrom: paidOn,
    dayTo: addMonths(paidOn, months),
  })
  const { bankSerial } = paid
  const loan = { amountFen, method, months, purpose, account: snapshotOf(account), paidOn, bankSerial }
  const draw = await bearDraw(act, application, agreement, loan)
  for (const kind of ['LOAN_NOTE', 'LOAN_PAID'] as const) {
    await writeReceipt(act, {
      kind,
      fkCorp: application.fkCorp,
      application,
      source: { fkSource: draw.pkDraw, sourceNo: draw.drawNo },
      counterpartyName: draw.funderName,
      amountFen,
    })
  }
  return draw
}
