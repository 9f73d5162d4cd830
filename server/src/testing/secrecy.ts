import { expect } from 'vitest'
import { credits } from '../queries/credits.ts'
import { getTrace } from '../queries/lineage.ts'
import { type Person, reading, type World } from './world.ts'

const viewers: readonly Person[] = [
  'operator',
  'supplierOperator',
  'otherSupplier',
  'strangerOperator',
  'rivalOperator',
]
const PAYABLE = /^(DUE|OVERDUE|REDEEMED)$/

/**
 * I26 of the whole database, by the lists that people read: a holder sees what it holds or held, an issuer its own
 * issues and what it has to pay, nobody anything else, and no lineage names an enterprise further down the chain.
 */
export async function expectSecrecy(world: World): Promise<void> {
  const { read } = world.database
  const tickets = await read.selectFrom('ticket').selectAll().execute()
  const byKey = new Map(tickets.map((row) => [row.pkCredit, row]))
  const names = new Map((await read.selectFrom('corp').selectAll().execute()).map((row) => [row.pkCorp, row.corpName]))

  for (const who of viewers) {
    const context = reading(world, who)
    const { fkCorp } = context.actor
    for (const scope of ['HELD', 'IN', 'ISSUED']) {
      const { list } = await credits.page(context, { page: 1, pageSize: 200, scope, state: [] })
      for (const { pkCredit } of list) {
        const row = byKey.get(pkCredit)
        const isParty =
          row?.fkHolder === fkCorp ||
          (row?.fkIssuer === fkCorp && (row.parentCredit === null || PAYABLE.test(row.state)))
        expect(isParty, `I26: ${who} in ${scope}`).toBe(true)
      }
      const first = list[0]
      if (first) await expectOwnLineage(world, who, first.pkCredit)
    }
  }

  async function expectOwnLineage({ database }: World, who: Person, pkCredit: string): Promise<void> {
    const { fkCorp } = world.people[who]
    const tree = tickets.filter((row) => row.rootCredit === byKey.get(pkCredit)?.rootCredit)
    const known = tree.filter(
      (row) =>
        row.parentCredit === null ||
        row.fkHolder === fkCorp ||
        byKey.get(row.parentCredit)?.fkHolder === fkCorp ||
        (row.fkIssuer === fkCorp && PAYABLE.test(row.state)),
    )
    const told = new Set(known.flatMap((row) => [row.fkHolder, row.fkIssuer, row.fkSender ?? row.fkIssuer]))
    const text = JSON.stringify(await getTrace(reading(world, who), { pkCredit }))
    for (const { fkHolder } of tree) {
      if (!told.has(fkHolder)) expect(text, `I26: ${who} of ${pkCredit}`).not.toContain(names.get(fkHolder))
    }
    expect(database).toBe(world.database)
  }
}
