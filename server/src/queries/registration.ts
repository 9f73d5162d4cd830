import type { Reader } from '../db/database.ts'

/** The registration by which an enterprise came aboard, with what it said then. None of one that did not register here. */
export const registrationOf = (read: Reader, fkCorp: string) =>
  read.selectFrom('register').where('fkCorp', '=', fkCorp).where('state', '=', 'PASSED')
