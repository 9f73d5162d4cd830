import { todayOf } from '../../domain/clock.ts'
import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package redeem. */
export const redeem: Walks = {
  REDEEM: {
    form: (world, _, at) => ({
      fkCorp: at?.fkIssuer ?? world.core,
      line: {
        fkCredits: at === undefined ? [] : [at.pkCredit],
        payDate: todayOf(world.clock),
        pkAccount: world.accounts[at?.fkIssuer ?? world.core] ?? '',
        remark: '',
      },
    }),
  },
}
