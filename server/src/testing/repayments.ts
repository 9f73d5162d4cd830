import type { LoanRepayPayload } from '@jinpiao/contract/loanRepay'
import type { Day } from '@jinpiao/values/days'
import type { RepayMethod } from '@jinpiao/values/loanPlan'
import { decimalToFen } from '@jinpiao/values/money'
import { runJob } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import { businesses } from '../business/all.ts'
import { loanRepayBusiness } from '../business/loanRepay/loanRepay.ts'
import { tryRepayment } from '../business/loanRepay/trial.ts'
import { todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { store } from '../flow/advance.ts'
import { anyApplication } from '../flow/application.ts'
import { bearAgreement, bearDraw } from '../loans/births.ts'
import type { Draw } from '../loans/draws.ts'
import { insertLoanProduct } from './products.ts'

interface Lent {
  amount?: string
  method?: RepayMethod
  months?: number
  /** Today unless said otherwise. */
  paidOn?: Day
  earlyFeeBp?: number
}

const repayments = actsOf(businesses, loanRepayBusiness)
/** Where loans of tests are paid to, and collected from. */
const account = {
  accountName: '江城精铸有限公司',
  accountNo: '6222020200012345678',
  bankName: '示范商业银行',
  interBankNo: '901420100019',
}
const nothing: LoanRepayPayload = {
  pkDraw: '',
  kind: 'EARLY_ALL',
  principal: '',
  repayDate: '',
  pkAccount: '',
  totalQuoted: '',
}

/** A loan of the enterprise of a context, with an agreement of its own: of 100,000.00 yuan at 6 % unless said otherwise. */
export async function lend(context: CommandContext, lent: Lent = {}): Promise<Draw> {
  const { amount = '100000.00', method = 'EQUAL_PRINCIPAL', months = 6, earlyFeeBp = 0 } = lent
  const { database, actor, clock } = context
  const today = todayOf(clock)
  const { paidOn = today } = lent
  const fkProduct = await insertLoanProduct(database, earlyFeeBp)
  // What it was applied for by: an application that nobody goes on with.
  const { saved } = await repayments.save({ ...context, requestId: newPk() }, { lines: [nothing] })
  const [{ pkApply, applyNo } = { pkApply: '', applyNo: '' }] = saved
  return runJob(context, async (act) => {
    await store(act, await anyApplication(act.tx, pkApply), { state: 'CANCELLED' })
    const application = { pkApply, applyNo, fkCorp: actor.fkCorp, businessType: 'LOAN_REPAY' } as const
    const lineFen = decimalToFen(amount)
    const agreement = await bearAgreement(act, application, {
      product: 'CHAIN_CREDIT',
      fkProduct,
      lineFen,
      rateBp: 600,
      monthsMax: 36,
      methods: [method],
      dayFrom: paidOn,
      dayTo: '2030-12-31',
    })
    const paid = { amountFen: lineFen, method, months, purpose: 'PURCHASE', account, paidOn } as const
    return bearDraw(act, application, agreement, { ...paid, bankSerial: `LOAN-${pkApply.slice(-8)}` })
  })
}

/** A complete form for an early repayment of a loan: of a part, or of all. */
export async function repayLine(
  context: CommandContext,
  { pkDraw }: Pick<Draw, 'pkDraw'>,
  pkAccount: string,
  principal = '',
): Promise<LoanRepayPayload> {
  const kind = principal === '' ? 'EARLY_ALL' : 'EARLY_PART'
  const wish = { pkDraw, kind, principal: principal || undefined } as const
  const { database, clock, actor, language } = context
  const trial = await tryRepayment({ read: database.read, clock, actor, language }, wish)
  return { pkDraw, kind, principal, repayDate: trial.repayDate, pkAccount, totalQuoted: trial.repayTotal }
}
