import type { Kysely } from 'kysely'
import { createIndex, createTable, type Dialect } from './ddl.ts'

/** What somebody of the platform wants done to a limit of a funder: a second person of the platform decides. */
export async function limitProposals(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'limit_proposal',
    `pkProposal text primary key, fkFunder text not null references corp, wish text not null,
     state text not null check (state in ('OPEN', 'APPROVED', 'REJECTED')),
     proposedBy text not null, proposedByName text not null, proposedAt text not null,
     decidedBy text, decidedByName text, decidedAt text, comment text not null default '', pkLimit text,
     check (decidedBy is null or decidedBy <> proposedBy)`,
  )
  await createIndex(db, 'limit_proposal_open', "limit_proposal (pkProposal) where state = 'OPEN'")
}
