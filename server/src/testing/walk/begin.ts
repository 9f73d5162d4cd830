import { addDays } from '@jinpiao/values/days'
import { todayOf } from '../../domain/clock.ts'
import { personOf } from '../people.ts'
import { accept, issued } from '../steps.ts'
import type { World } from '../world.ts'

/**
 * What there is when a walk begins: from nothing, few walks come as far as a transfer, and none to its end. Each supplier
 * holds a ticket, one of them so near to its promised day that transfers close on the way (I7), and is asked for another.
 */
export async function beginWalk(world: World): Promise<void> {
  for (const [index, { fkCorp, pkSupplier }] of world.suppliers.entries()) {
    const near = index === 0 && { promisedDate: addDays(todayOf(world.clock), 18) }
    const { pkCredit } = await issued(world, { amount: '90000.00', pkSupplier, ...near })
    await accept(world, pkCredit, personOf(world, fkCorp, 'OPERATOR'))
    await issued(world, { amount: '10000.00', pkSupplier })
  }
}
