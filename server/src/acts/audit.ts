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
}

/** What a command hands over when it ends: who did what, when, in which transaction. */
export interface Recorded {
  tx: Writer
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

/** Appends the facts of a command to its enterprise's chain (I23). The chain's head is locked until the commit. */
export async function writeAudit({ tx, context, actor, at, facts }: Recorded): Promise<void> {
  if (facts.length === 0) return
  let head = await lockHead(tx, actor.fkCorp)
  const rows: (ChainedRow & { hash: string })[] = []
  for (const fact of facts) {
    const row: ChainedRow = {
      fkCorp: actor.fkCorp,
      seq: head.seq + 1,
      at,
      personId: actor.personId,
      personName: actor.personName,
      action: fact.action,
      target: fact.target,
      ip: context.ip,
      userAgent: context.userAgent,
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
  await tx.updateTable('audit_head').set(head).where('fkCorp', '=', actor.fkCorp).execute()
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

/** The first entry of an enterprise's chain that does not follow from the one before it; undefined when all do. */
export async function findBrokenLink(read: Reader, fkCorp: string): Promise<number | undefined> {
  let expected = { seq: 1, hash: GENESIS }
  const rows = await read.selectFrom('audit_log').selectAll().where('fkCorp', '=', fkCorp).orderBy('seq').execute()
  for (const { hash, ...row } of rows) {
    if (row.seq !== expected.seq || row.prevHash !== expected.hash || hashOf(row) !== hash) return row.seq
    expected = { seq: row.seq + 1, hash }
  }
  const head = await read.selectFrom('audit_head').selectAll().where('fkCorp', '=', fkCorp).executeTakeFirst()
  const cut = head !== undefined && (head.seq !== rows.length || head.hash !== expected.hash)
  return cut ? expected.seq : undefined
}
