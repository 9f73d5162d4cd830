import type { Reader, Writer } from '../db/database.ts'
import type { AuditLogTable } from '../db/tables/record.ts'
import { canonicalJson, sha256 } from '../domain/digest.ts'
import type { Actor, CommandContext } from './context.ts'

/** One state change, for the audit log. */
export interface AuditFact {
  action: string
  /** `application:…`, `ticket:…` */
  target: string
  before?: unknown
  after?: unknown
  /** Another enterprise, to whose application it was done: it finds it in its own chain, too. */
  alsoFor?: string
}

/** What a command hands over when it ends: who did what, when, in which transaction. */
export interface Recorded {
  context: Pick<CommandContext, 'ip' | 'userAgent' | 'requestId'>
  actor: Pick<Actor, 'fkCorp' | 'personId' | 'personName'>
  at: string
  facts: readonly AuditFact[]
}

/** Rows of one INSERT: far below the parameter limit of both databases. */
const CHUNK = 200

export const GENESIS = '0'.repeat(64)

type ChainedRow = Omit<AuditLogTable, 'hash'>

const hashOf = (row: ChainedRow): string => sha256(canonicalJson(row))
const asText = (value: unknown) => (value === undefined ? null : canonicalJson(value))

/**
 * Appends the facts of commands to their enterprises' chains (I23), and to that of each enterprise they were done to. The
 * heads are locked until the commit, always in the same order.
 */
export async function writeAudits(tx: Writer, recorded: readonly Recorded[]): Promise<void> {
  const corps = new Set(
    recorded.flatMap(({ actor, facts }) =>
      facts.flatMap(({ alsoFor }) => [actor.fkCorp, ...(alsoFor === undefined ? [] : [alsoFor])]),
    ),
  )
  for (const fkCorp of [...corps].sort()) await append(tx, fkCorp, recorded)
}

/** The same of one command. */
export const writeAudit = (recorded: Recorded & { tx: Writer }): Promise<void> => writeAudits(recorded.tx, [recorded])

async function append(tx: Writer, fkCorp: string, recorded: readonly Recorded[]): Promise<void> {
  let head = await lockHead(tx, fkCorp)
  const rows: (ChainedRow & { hash: string })[] = []
  for (const { fact, context, actor, at } of recorded.flatMap((one) => one.facts.map((fact) => ({ ...one, fact })))) {
    const isOwn = fkCorp === actor.fkCorp
    if (!isOwn && fact.alsoFor !== fkCorp) continue
    const row: ChainedRow = {
      fkCorp,
      seq: head.seq + 1,
      at,
      personId: actor.personId,
      personName: actor.personName,
      action: fact.action,
      target: fact.target,
      // From where somebody acts is his own enterprise's to know.
      ip: isOwn ? context.ip : '',
      userAgent: isOwn ? context.userAgent : '',
      before: asText(fact.before),
      after: asText(fact.after),
      requestId: context.requestId,
      prevHash: head.hash,
    }
    head = { seq: row.seq, hash: hashOf(row) }
    rows.push({ ...row, hash: head.hash })
  }
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx
      .insertInto('audit_log')
      .values(rows.slice(start, start + CHUNK))
      .execute()
  }
  await tx.updateTable('audit_head').set(head).where('fkCorp', '=', fkCorp).execute()
}

async function lockHead(tx: Writer, fkCorp: string): Promise<{ seq: number; hash: string }> {
  await tx
    .insertInto('audit_head')
    .values({ fkCorp, seq: 0, hash: GENESIS })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('fkCorp', '=', fkCorp)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Rows that are looked at at once: some ten milliseconds of hashing, in which nobody else is served. */
const PAGE = 1000

/**
 * The first entry of an enterprise's chain that does not follow from the one before it; undefined when all do. Others may
 * write meanwhile: the head is read after the entries, so it is never behind them.
 */
export async function findBrokenLink(read: Reader, fkCorp: string): Promise<number | undefined> {
  const from = (seq: number) =>
    read.selectFrom('audit_log').selectAll().where('fkCorp', '=', fkCorp).where('seq', '>=', seq).orderBy('seq')
  let expected = { seq: 1, hash: GENESIS }
  for (;;) {
    const rows = await from(expected.seq).limit(PAGE).execute()
    for (const { hash, ...row } of rows) {
      if (row.seq !== expected.seq || row.prevHash !== expected.hash || hashOf(row) !== hash) return row.seq
      expected = { seq: row.seq + 1, hash }
    }
    if (rows.length === PAGE) continue
    const head = await read.selectFrom('audit_head').selectAll().where('fkCorp', '=', fkCorp).executeTakeFirst()
    if (head === undefined || (head.seq === expected.seq - 1 && head.hash === expected.hash)) return undefined
    const hasGrown = head.seq >= expected.seq && (await from(expected.seq).limit(1).execute()).length > 0
    if (!hasGrown) return expected.seq
  }
}

export interface BrokenChain {
  fkCorp: string
  /** The first entry that is not what it was, or that is missing. */
  seq: number
}

/** Verifies the chains of all enterprises (I23). */
export async function verifyAudit(read: Reader): Promise<{ chains: number; entries: number; broken: BrokenChain[] }> {
  const heads = await read.selectFrom('audit_head').select(['fkCorp', 'seq']).orderBy('fkCorp').execute()
  const broken: BrokenChain[] = []
  for (const { fkCorp } of heads) {
    const seq = await findBrokenLink(read, fkCorp)
    if (seq !== undefined) broken.push({ fkCorp, seq })
  }
  return { chains: heads.length, entries: heads.reduce((sum, { seq }) => sum + seq, 0), broken }
}

/** For the log and the command line. */
export const brokenText = (broken: readonly BrokenChain[]): string =>
  broken.map(({ fkCorp, seq }) => `${fkCorp} from entry ${seq} on`).join('; ')
