import type { Act } from '../acts/command.ts'
import { joined, lockRows } from '../acts/locks.ts'
import { type Application, anyApplication } from './application.ts'
import { type Businesses, businessOf } from './business.ts'

/** Locks everything that acts on these applications may change, in the one order of `acts/locks.ts`. */
export async function lockAll(businesses: Businesses, act: Act, applications: readonly Application[]): Promise<void> {
  const touched = await Promise.all(
    applications.map(async (application) => {
      const business = businessOf(businesses, application.businessType)
      const own = { application: [application.pkApply], credit_limit: application.fkLimit ? [application.fkLimit] : [] }
      return joined([own, await business.touches({ read: act.tx }, business.read(application.payload), application)])
    }),
  )
  const { application = [], ...others } = joined(touched)
  await lockRows(act, { application })
  // With the tickets that they gave birth to: an answer or an end changes these too. None is added behind their locks.
  const born =
    application.length === 0
      ? []
      : await act.tx.selectFrom('ticket').select('pkCredit').where('bornBy', 'in', application).execute()
  await lockRows(act, joined([others, { ticket: born.map(({ pkCredit }) => pkCredit) }]))
}

/** The same for applications by their keys, e.g. those behind tickets that are answered. */
export async function lockByKey(businesses: Businesses, act: Act, pkApplys: readonly string[]): Promise<void> {
  const applications: Application[] = []
  for (const pkApply of new Set(pkApplys)) applications.push(await anyApplication(act.tx, pkApply))
  await lockAll(businesses, act, applications)
}
