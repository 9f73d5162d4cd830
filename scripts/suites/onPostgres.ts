/**
 * Tests of the server that `pnpm test` runs on PostgreSQL too: what depends on the database. Whole folders where code
 * speaks to it — migrations and transactions, lists with their plans, jobs with their leases, acts with their counters,
 * tickets with their conservation — so that a new test there is taken without a line here. Of the others those that let
 * many act at once or send any text. `pnpm prove postgres` runs all; `vitest --project server-postgres FILE` any.
 */
export const onPostgres: readonly string[] = [
  'server/src/acts/',
  'server/src/backup/',
  'server/src/db/',
  'server/src/jobs/',
  'server/src/queries/',
  'server/src/tickets/',
  'server/src/business/invoice/',
  'server/src/flow/answers.test.ts',
  'server/src/flow/invoices.test.ts',
  'server/src/flow/isolation.test.ts',
  'server/src/flow/randomWalk.test.ts',
  'server/src/http/corpUsers.test.ts',
  'server/src/http/fuzz.test.ts',
  'server/src/seed/serials.test.ts',
  'server/src/session/attempts.test.ts',
  'server/src/session/heldLock.test.ts',
  'server/src/session/secrets.test.ts',
  'server/src/severalServers.test.ts',
  'server/src/testing/postgres.test.ts',
]
