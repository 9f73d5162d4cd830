import type { Reader } from '../db/database.ts'

/** How many sessions of each enterprise are open at an instant, by its name. */
export const signedIn = (read: Reader, at: string) =>
  read
    .selectFrom('session as s')
    .innerJoin('corp_user as u', 'u.userId', 's.userId')
    .innerJoin('corp as c', 'c.pkCorp', 'u.fkCorp')
    .select((eb) => ['c.corpName', eb.cast<number>(eb.fn.countAll(), 'integer').as('sessions')])
    .where('s.expiresAt', '>', at)
    .groupBy('c.corpName')
    .orderBy('c.corpName')
    .execute()
