import type { ReceiptKind } from '@jinpiao/contract/flow'
import type { ProductKind } from '@jinpiao/contract/funderProducts'
import type { LoanPayload } from '@jinpiao/contract/loanApply'
import { loanReceipts } from '@jinpiao/contract/loanFlow'
import { addMonths } from '@jinpiao/values/days'
import type { Act } from '../acts/command.ts'
import type { Transition } from '../domain/machine.ts'
import type { Application } from '../flow/application.ts'
import { bearAgreement, bearDraw } from '../loans/births.ts'
import type { Draw } from '../loans/draws.ts'
import { readAccount, snapshotOf } from '../queries/accounts.ts'
import { grantedOf, paidOf } from './loanOutcome.ts'
import { writeReceipt } from './receipts.ts'

/** The kinds of a loan that is paid out, as far as a row of the flow table has them. */
const kinds = Object.keys(loanReceipts) as (keyof typeof loanReceipts & ReceiptKind)[]

/** 借据 and 放款凭证 of a loan that has been paid out. */
export async function writeLoanReceipts(act: Act, application: Application, draw: Draw): Promise<void> {
  const { pkDraw, drawNo, funderName, amountFen, fkCorp } = draw
  for (const kind of kinds)
    await writeReceipt(act, {
      kind,
      fkCorp,
      application,
      source: { fkSource: pkDraw, sourceNo: drawNo },
      counterpartyName: funderName,
      amountFen,
    })
}

/**
 * The end of an application that is paid at once: the agreement is over exactly what was granted, and the one loan of it is
 * born on the day of the payment. `ended: endLoan('CHAIN_CREDIT')`.
 */
export const endLoan =
  (kind: ProductKind) =>
  async (act: Act, application: Application, payload: LoanPayload, { to }: Transition): Promise<void> => {
    if (to === 'DONE') await payLoan(act, application, payload, kind)
  }

async function payLoan(act: Act, application: Application, payload: LoanPayload, kind: ProductKind): Promise<Draw> {
  const granted = grantedOf(application)
  const paid = paidOf(application)
  const [method] = granted?.methods ?? []
  const account = await readAccount(act.tx, application.fkCorp, payload.pkAccount)
  const { fkProduct, purpose } = payload
  if (!granted || !paid || !method || !account || purpose === '')
    throw new Error(`${application.applyNo} is paid, but nothing was granted`)
  const { amountFen, rateBp, penaltyRateBp, months } = granted
  const { paidOn = act.today } = paid
  const agreement = await bearAgreement(act, application, {
    product: kind,
    fkProduct,
    lineFen: amountFen,
    rateBp,
    penaltyRateBp,
    monthsMax: months,
    methods: [method],
    dayFrom: paidOn,
    dayTo: addMonths(paidOn, months),
  })
  const draw = await bearDraw(act, application, agreement, {
    amountFen,
    method,
    months,
    purpose,
    account: snapshotOf(account),
    paidOn,
    bankSerial: paid.bankSerial,
  })
  await writeLoanReceipts(act, application, draw)
  return draw
}
