import type { Act } from '../acts/command.ts'
import { lockLimits } from '../acts/limits.ts'
import { lockTickets } from '../tickets/tickets.ts'
import { type Application, anyApplication, lockApplications } from './application.ts'
import { type Businesses, businessOf } from './business.ts'

/** Everything that acts on these applications may change, locked in one order: applications, limits, tickets. */
export async function lockAll(businesses: Businesses, act: Act, applications: readonly Application[]): Promise<void> {
  const touched = await Promise.all(
    applications.map(async (application) => {
      const business = businessOf(businesses, application.businessType)
      return business.touches({ read: act.tx }, business.read(application.payload))
    }),
  )
  const related = [...applications.map(({ pkApply }) => pkApply), ...touched.flatMap((each) => each.applications ?? [])]
  await lockApplications(act, related)
  await lockLimits(act, [
    ...applications.flatMap(({ fkLimit }) => fkLimit ?? []),
    ...touched.flatMap((each) => each.limits ?? []),
  ])
  // With those that they gave birth to: an answer or an end changes these too.
  const born =
    related.length === 0
      ? []
      : await act.tx.selectFrom('ticket').select('pkCredit').where('bornBy', 'in', related).execute()
  await lockTickets(act, [...born.map(({ pkCredit }) => pkCredit), ...touched.flatMap((each) => each.tickets ?? [])])
}

/** The same for applications by their keys, e.g. those behind tickets that are answered. */
export async function lockByKey(businesses: Businesses, act: Act, pkApplys: readonly string[]): Promise<void> {
  const applications: Application[] = []
  for (const pkApply of new Set(pkApplys)) applications.push(await anyApplication(act.tx, pkApply))
  await lockAll(businesses, act, applications)
}
