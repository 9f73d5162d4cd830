import type { Wage } from '@jinpiao/contract/finance'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { savePayroll } from '../../business/payroll/save.ts'
import { financeLine } from '../financeLine.ts'
import { signupLine, signupProductOf } from '../signups.ts'
import type { World } from '../world.ts'
import type { Walks } from './walkOf.ts'

const used = new WeakMap<World['people'], number>()

/** The next product that nobody of this world has applied for; after the last one they come again. */
function nextProduct({ people }: World): string {
  const index = used.get(people) ?? 1
  used.set(people, index + 1)
  return signupProductOf(index)
}

/** How the random walk fills in the forms of the package finance. */
export const finance: Walks = {
  FINANCE: {
    // A part of the ticket, or all of it, and now and then more than there is.
    form: (world, { pick, amount }, at) => {
      const part = decimalToFen(amount)
      const fen = at === undefined || pick % 5 === 0 || part <= at.amountFen ? part : at.amountFen
      const nowhere = { pkCredit: '', fkHolder: world.suppliers[0]?.fkCorp ?? '', promisedDate: '2027-01-01' }
      return { fkCorp: at?.fkHolder ?? nowhere.fkHolder, line: financeLine(world, at ?? nowhere, fenToDecimal(fen)) }
    },
  },
  PAYROLL: {
    after: ['FINANCE', 'DONE'],
    form: (world, { pick, who }) => ({
      fkCorp: world.suppliers[pick % 2]?.fkCorp ?? '',
      // Now and then one account twice, which is refused.
      line: [wage(pick), wage(who === 3 ? pick : pick + 1)],
    }),
    // From the newest financing whose money is on its way or has come; without one it is refused.
    async save(context, line) {
      const newest = await context.database.read
        .selectFrom('application')
        .select('pkApply')
        .where('businessType', '=', 'FINANCE')
        .where('fkCorp', '=', context.actor.fkCorp)
        .where('state', 'in', ['PENDING_PAYMENT', 'DONE'])
        .orderBy('pkApply', 'desc')
        .executeTakeFirst()
      return savePayroll(context, { pkFinance: newest?.pkApply ?? 'none', wages: line as Wage[] })
    },
  },
  SIGNUP: {
    form: (world, { pick, amount }) => {
      const { fkCorp } = world.suppliers[pick % 2] ?? { fkCorp: '' }
      // Every fifth is for the one product that others apply for, too.
      const fkProduct = pick % 5 === 4 ? signupProductOf(0) : nextProduct(world)
      return { fkCorp, line: signupLine(world.files[fkCorp] ?? '', { fkProduct, revenueLast: amount }) }
    },
  },
}

const wage = (number: number): Wage => ({
  personName: `员工${number}`,
  accountNo: String(6_222_000_000 + number),
  bankName: '示范商业银行',
  amount: `${number + 1}.00`,
})
