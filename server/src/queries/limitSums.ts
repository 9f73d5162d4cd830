import { sql } from 'kysely'
import { availableOf } from '../domain/limit.ts'

const left = sql.join(availableOf.map(sql.ref), sql` - `)
/** Its enterprise, or the parent of that, has not paid: nothing can be issued on it. */
const suspended = sql`exists (select 1 from corp c left join corp p on p.${sql.ref('pkCorp')} = c.${sql.ref('parentCorp')}
  where c.${sql.ref('pkCorp')} = ${sql.ref('fkCorp')}
    and coalesce(c.${sql.ref('issueSuspendedSince')}, p.${sql.ref('issueSuspendedSince')}) is not null)`
/** Only of limits in force, all sums alike: nothing can be issued on the others (I10), and what is left is the difference. */
const inForce = (fen: ReturnType<typeof sql>, ...of: readonly string[]) => ({
  by: sql`case when state = 'ACTIVE' then ${fen} else 0 end`,
  of: ['state', ...of],
})

/** What a list of limits adds up. */
export const limitSums = {
  total: inForce(sql.ref('totalFen'), 'totalFen'),
  allocated: inForce(sql.ref('allocatedFen'), 'allocatedFen'),
  frozen: inForce(sql.ref('frozenFen'), 'frozenFen'),
  used: inForce(sql.ref('usedFen'), 'usedFen'),
  available: inForce(sql`case when ${suspended} then 0 else ${left} end`, 'fkCorp', ...availableOf),
  idle: inForce(sql`case when ${suspended} then ${left} else 0 end`, 'fkCorp', ...availableOf),
}
