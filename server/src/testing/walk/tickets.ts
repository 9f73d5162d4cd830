import type { IssueLine } from '@jinpiao/contract/issue'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { cancelIssue } from '../../business/issueCancel/issueCancel.ts'
import { todayOf } from '../../domain/clock.ts'
import { answerRequest } from '../steps.ts'
import { issueLine, transferLine, type World } from '../world.ts'
import type { Choice, Walks } from './walkOf.ts'

/** Promised so soon that the walk passes the day after which nothing is transferred (I7). */
const near = (world: World): Partial<IssueLine> => ({ promisedDate: addDays(todayOf(world.clock), 18) })

/** Enterprises to which a ticket can be passed on. */
const chainOf = ({ suppliers, stranger }: World): readonly string[] => [
  ...suppliers.map(({ fkCorp }) => fkCorp),
  stranger,
]

const issueForm = (world: World, { pick, who, amount }: Choice) => ({
  fkCorp: world.core,
  line: issueLine(world, {
    amount,
    pkSupplier: world.suppliers[who % 2]?.pkSupplier ?? '',
    pkLimit: pick % 3 === 0 ? world.limits.small : world.limits.main,
    ...(pick % 4 === 1 && near(world)),
  }),
})

/** How the random walk fills in the forms of tickets: issue, taking it back, passing it on, and the answers to it. */
export const tickets: Walks = {
  ISSUE: { form: issueForm },
  ISSUE_CANCEL: {
    form: (world, _, at) => ({
      fkCorp: at?.fkIssuer ?? world.core,
      line: { pkCredits: [at?.pkCredit ?? ''], comment: '供应商信息有误' },
    }),
    save: (context, line) => cancelIssue(context, line as Parameters<typeof cancelIssue>[1]),
  },
  ACCEPT: {
    act: (context, { pkCredit }, action) => answerRequest(context, pkCredit, action === 'REFUSE' ? action : 'ACCEPT'),
  },
  TRANSFER: {
    form(world, { pick, who }, at) {
      const holder = at?.fkHolder ?? ''
      const others = chainOf(world).filter((fkCorp) => fkCorp !== holder)
      const share = (at?.amountFen ?? 0n) / BigInt(1 + (pick % 3))
      const parts = others.slice(0, 1 + (who % 2)).map((fkCorp) => [fkCorp, fenToDecimal(share)] as const)
      return { fkCorp: holder, line: transferLine(world, holder, at?.pkCredit ?? '', parts) }
    },
  },
}
