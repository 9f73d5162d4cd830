import { type SqlBool, sql } from 'kysely'

/**
 * The tickets that an enterprise sees one by one (I26): those it holds, those it has issued to its own suppliers, and
 * of what they have passed on only what is to be paid. The rest of its chain it learns as totals. Whoever has passed a
 * ticket on also sees the parts that it gave away.
 */
export const seenBy = (fkCorp: string) =>
  sql<SqlBool>`(${sql.ref('t.fkHolder')} = ${fkCorp}
    or (${sql.ref('t.fkIssuer')} = ${fkCorp} and ${sql.ref('t.issuerSees')} = 1))`
