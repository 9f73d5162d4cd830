import { supplierRefusal } from '@jinpiao/contract/issueRules'
import { listSuppliers as listSuppliersEndpoint, type Supplier } from '@jinpiao/contract/suppliers'
import { foldName } from '@jinpiao/values/companyName'
import { type SqlBool, sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { listing } from './listing/page.ts'
import { contains } from './text.ts'

/** Credit codes are digits and Latin letters: no Chinese word is looked for in them, which would double the search. */
const isCodeText = (text: string): boolean => /^[0-9a-z]+$/.test(foldName(text))

/** Suppliers of the caller's enterprise by name or credit code, each with why no ticket can be issued to it. */
export const suppliers = listing<Supplier>(listSuppliersEndpoint, {
  table: 'supplier',
  key: 'pkSupplier',
  tenant: 'fkCorp',
  columns: { corpName: 'corpName', creditCode: 'creditCode', state: 'state' },
  matches: {
    keyword: {
      of: ['corpName', 'creditCode'],
      where: (text) => {
        const inName = contains(sql.ref('corpName'), text)
        return isCodeText(text) ? sql<SqlBool>`(${inName} or ${contains(sql.ref('creditCode'), text)})` : inName
      },
    },
  },
  order: () => ['corpName', 'asc'],
  async load({ read, actor, language }, keys) {
    const rows = await read
      .selectFrom('supplier as s')
      .leftJoin('corp as c', 'c.pkCorp', 's.fkSupplierCorp')
      .select(['s.pkSupplier', 's.corpName', 's.creditCode', 's.isFirstLevel', 's.state', 's.fkSupplierCorp'])
      .select(['c.realnameState', 'c.scale'])
      .where('s.pkSupplier', 'in', [...keys])
      .execute()
    return rows.map((row) => {
      const { pkSupplier, corpName, creditCode, state, fkSupplierCorp } = row
      const realnameState = row.realnameState ?? 'NONE'
      const registered = fkSupplierCorp !== null
      const isIssuer = fkSupplierCorp === actor.fkCorp
      const refusal = supplierRefusal({ corpName, state, registered, realnameState, isIssuer })
      return {
        pkSupplier,
        corpName,
        creditCode,
        isRegistered: registered,
        isFirstLevel: row.isFirstLevel === 1,
        realnameState,
        scale: row.scale ?? '',
        state: state as Supplier['state'],
        blockedReason: refusal ? new BusinessError(refusal.code, ...refusal.values).text(language) : null,
      }
    })
  },
  keyOf: ({ pkSupplier }) => pkSupplier,
})

/** Whether an enterprise is a first-level supplier of an issuer (spec §5). */
export async function isFirstLevel(read: Reader, fkIssuer: string, fkCorp: string): Promise<boolean> {
  const row = await read
    .selectFrom('supplier')
    .select('isFirstLevel')
    .where('fkCorp', '=', fkIssuer)
    .where('fkSupplierCorp', '=', fkCorp)
    .executeTakeFirst()
  return row?.isFirstLevel === 1
}
