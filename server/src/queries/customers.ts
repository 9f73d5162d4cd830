import type { Reader } from '../db/database.ts'

/** Core companies that have an enterprise as a first-level supplier whom they deal with now. A branch speaks for none. */
export const customersOf = (read: Reader, fkCorp: string) =>
  read
    .selectFrom('supplier as s')
    .innerJoin('corp as c', 'c.pkCorp', 's.fkCorp')
    .select(['c.pkCorp', 'c.corpName', 'c.creditCode'])
    .where('s.fkSupplierCorp', '=', fkCorp)
    .where('s.state', '=', 'ACTIVE')
    .where('s.isFirstLevel', '=', 1)
    .where('c.userType', '=', 'CORE')
    .where('c.parentCorp', 'is', null)
