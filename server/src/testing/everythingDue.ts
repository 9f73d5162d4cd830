import type { Day } from '@jinpiao/values/days'
import { runJob } from '../acts/command.ts'
import { askConfirmation } from '../business/askConfirmation.ts'
import { systemContext } from '../jobs/system.ts'
import { openPayment } from '../payments/payments.ts'
import { billOf } from './bills.ts'
import { grantedLine, paidOut } from './loans.ts'
import { signupProductOf } from './signups.ts'
import { accept, draft, issued } from './steps.ts'
import { as, type World } from './world.ts'

/** A Tuesday ten days after the world begins: no weekend moves it, and a bill that is made out now is to be paid by it. */
const DAY = '2026-12-01'

/** One of each kind of what falls due. @returns its last day, by kind: the same of all but the loan. */
export async function everythingDue(world: World): Promise<Map<string, Day>> {
  const { database, clock, core } = world
  const { pkCredit } = await issued(world, { promisedDate: DAY })
  await accept(world, pkCredit)
  await paidOut(world, await grantedLine(world), { months: 1 })
  const { payableDate } = await database.read
    .selectFrom('instalment')
    .select('payableDate')
    .orderBy('seq')
    .executeTakeFirstOrThrow()
  await billOf(as(world, 'operator'), { state: 'UNPAID' })
  const pkApply = await draft(world)
  const payee = { accountName: '示范商业银行', accountNo: '6299', bankName: '示范商业银行', interBankNo: '' }
  await runJob(systemContext({ database, clock }, core), async (act) => {
    await openPayment(act, { pkApply, applyNo: 'SQ1', fkCorp: core }, { amountFen: 500n, payee, deadline: DAY })
    const matter = { fkCorp: core, amountFen: null, confirmBy: DAY, document: [] }
    await askConfirmation(act, { ...matter, kind: 'GUARANTEE', title: '担保' })
    await askConfirmation(act, { ...matter, kind: 'PAYMENT', title: '收款' })
  })
  await database.write(async (tx) => {
    // The bank's product, until that day.
    const lasts = { refusedOn: null, pkApply, validFrom: '2026-01-01', validTo: DAY, quotaFen: null }
    await tx
      .insertInto('qualification')
      .values({ fkCorp: core, fkProduct: signupProductOf(0), lastApply: pkApply, ...lasts })
      .execute()
    await tx.updateTable('corp').set({ licenceTo: DAY, realnameState: 'PASSED' }).where('pkCorp', '=', core).execute()
    const pkUkey = world.keys[world.people.operator.userId] ?? ''
    const expiresAt = new Date(`${DAY}T23:00:00+08:00`).toISOString()
    await tx.updateTable('ukey').set({ state: 'ACTIVE', expiresAt }).where('pkUkey', '=', pkUkey).execute()
  })
  const kinds = 'TICKET_TO_PAY TICKET_HELD FEE PAYMENT QUALIFICATION CONFIRM CLAIM UKEY LICENCE'.split(' ')
  return new Map([['LOAN', payableDate], ...kinds.map((kind): [string, Day] => [kind, DAY])])
}
