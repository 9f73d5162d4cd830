import { expect } from 'vitest'
import { businesses } from '../business/all.ts'
import { getReceipt } from '../flow/receipt.ts'
import { getCredit } from '../flow/ticketDetail.ts'
import { credits } from '../queries/credits.ts'
import { getTrace } from '../queries/lineage.ts'
import type { Listing } from '../queries/listing/page.ts'
import { receipts } from '../queries/receipts.ts'
import { standingBook } from '../queries/standingBook.ts'
import { type Person, reading, type World } from './world.ts'

const viewers: readonly Person[] = [
  'operator',
  'supplierOperator',
  'otherSupplier',
  'strangerOperator',
  'rivalOperator',
]
const scopes = ['HELD', 'IN', 'ISSUED'] as const
const PAYABLE = /^(DUE|OVERDUE|REDEEMED)$/

interface Node {
  pkCredit: string
  rootCredit: string
  parentCredit: string | null
  fkHolder: string
  fkIssuer: string
  fkSender: string | null
  state: string
}

const readNodes = ({ database: { read } }: World): Promise<Node[]> =>
  read
    .selectFrom('ticket')
    .select(['pkCredit', 'rootCredit', 'parentCredit', 'fkHolder', 'fkIssuer', 'fkSender', 'state'])
    .execute()

/** I26 of a list: a holder sees what it holds or held, an issuer its own issues and what it has to pay. */
const maySee = (fkCorp: string, row: Node | undefined): boolean =>
  row?.fkHolder === fkCorp || (row?.fkIssuer === fkCorp && (row.parentCredit === null || PAYABLE.test(row.state)))

/** I26 of the lists of tickets alone, cheap enough for every round of a walk. */
export async function expectListSecrecy(world: World): Promise<void> {
  const byKey = new Map((await readNodes(world)).map((row) => [row.pkCredit, row]))
  for (const who of viewers) {
    const context = reading(world, who)
    for (const scope of scopes) {
      const { list } = await credits.page(context, { page: 1, pageSize: 200, scope, state: [] })
      for (const { pkCredit } of list) {
        expect(maySee(context.actor.fkCorp, byKey.get(pkCredit)), `I26: ${who} in ${scope}`).toBe(true)
      }
    }
  }
}

/**
 * I26 of everything that a person reads of tickets: exports, and of each ticket in them its detail and its lineage, and
 * each receipt with its print. None names an enterprise that the viewer has nothing to do with.
 */
export async function expectSecrecy(world: World): Promise<void> {
  await expectListSecrecy(world)
  const nodes = await readNodes(world)
  const byKey = new Map(nodes.map((row) => [row.pkCredit, row]))
  const corps = await world.database.read.selectFrom('corp').select(['pkCorp', 'corpName']).execute()

  for (const who of viewers) {
    const context = reading(world, who)
    const { fkCorp } = context.actor
    const expectOwnNames = (text: string, tree: readonly Node[], what: string) => {
      const known = knownTo(fkCorp, tree)
      const others = tree.flatMap((row) => [row.fkHolder, row.fkSender ?? row.fkIssuer])
      for (const { pkCorp, corpName } of corps) {
        const isForeign = others.includes(pkCorp) && !known.has(pkCorp)
        if (isForeign) expect(text, `I26: ${what} for ${who}`).not.toContain(corpName)
      }
    }
    const treeOf = (pkCredit: string) => nodes.filter((row) => row.rootCredit === byKey.get(pkCredit)?.rootCredit)

    for (const scope of scopes) {
      for (const row of await exported(credits, context, { scope, state: [] })) {
        const { pkCredit } = row
        expect(maySee(fkCorp, byKey.get(pkCredit)), `I26: ${who} exports ${scope}`).toBe(true)
        const tree = treeOf(pkCredit)
        expectOwnNames(JSON.stringify(row), tree, `export of ${pkCredit}`)
        expectOwnNames(JSON.stringify(await getCredit(businesses, context, { pkCredit })), tree, pkCredit)
        expectOwnNames(JSON.stringify(await getTrace(context, { pkCredit })), tree, `lineage of ${pkCredit}`)
      }
    }
    for (const line of await exported(standingBook, context, {})) {
      const { pkCredit } = line
      const root = byKey.get(pkCredit)
      expect([root?.fkIssuer, root?.parentCredit], `I30: ${who} reads ${pkCredit} in the book`).toEqual([fkCorp, null])
      expectTotalsOnly(JSON.stringify(line), treeOf(pkCredit), pkCredit)
    }
    const owners = await world.database.read
      .selectFrom('receipt as r')
      .innerJoin('application as a', 'a.pkApply', 'r.pkApply')
      .select(['r.pkReceipt', 'r.fkCorp', 'r.pkCredit', 'a.applyNo', 'a.fkCorp as fkApplicant'])
      .execute()
    for (const { pkReceipt } of await exported(receipts, context, {})) {
      const owner = owners.find((row) => row.pkReceipt === pkReceipt)
      expect(owner?.fkCorp, `I30: receipt of ${who}`).toBe(fkCorp)
      const text = JSON.stringify(await getReceipt(businesses, context, { pkReceipt }))
      expectOwnNames(text, treeOf(owner?.pkCredit ?? ''), `receipt ${pkReceipt}`)
      const isOther = owner?.fkApplicant !== fkCorp
      if (isOther) expect(text, `I26: the applicant's number on ${pkReceipt}`).not.toContain(owner?.applyNo)
    }
  }

  /** A line of the book names whom the ticket was issued to and no other holder, not even one that is to be paid now. */
  function expectTotalsOnly(text: string, tree: readonly Node[], pkCredit: string): void {
    const first = byKey.get(pkCredit)?.fkHolder
    const holders = tree.map(({ fkHolder }) => fkHolder).filter((holder) => holder !== first)
    for (const { pkCorp, corpName } of corps) {
      if (holders.includes(pkCorp)) expect(text, `I26: ${pkCredit} in the book`).not.toContain(corpName)
    }
    for (const part of tree.filter(({ parentCredit }) => parentCredit !== null)) {
      expect(text, `I26: ${pkCredit} in the book`).not.toContain(part.pkCredit)
    }
  }

  /** Enterprises of a tree that one of its parties has had to do with itself. */
  function knownTo(fkCorp: string, tree: readonly Node[]): ReadonlySet<string> {
    const known = tree.filter(
      (row) =>
        row.parentCredit === null ||
        row.fkHolder === fkCorp ||
        byKey.get(row.parentCredit)?.fkHolder === fkCorp ||
        (row.fkIssuer === fkCorp && PAYABLE.test(row.state)),
    )
    return new Set(known.flatMap((row) => [row.fkHolder, row.fkIssuer, row.fkSender ?? row.fkIssuer]))
  }
}

async function exported<Row>(
  listing: Listing<Row>,
  context: ReturnType<typeof reading>,
  query: object,
): Promise<Row[]> {
  const rows: Row[] = []
  for await (const part of listing.all(context, { page: 1, pageSize: 200, ...query })) rows.push(...part)
  return rows
}
