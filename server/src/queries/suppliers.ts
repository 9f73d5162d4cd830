import { judged } from '@jinpiao/contract/actions'
import { supplierRefusal } from '@jinpiao/contract/issueRules'
import {
  offeredActs,
  type StoredSupplier,
  shownSupplierState,
  supplierActRefusal,
} from '@jinpiao/contract/supplierRules'
import { listSuppliers as listSuppliersEndpoint, type Supplier } from '@jinpiao/contract/suppliers'
import { foldName } from '@jinpiao/values/companyName'
import { mask } from '@jinpiao/values/mask'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { listing } from './listing/page.ts'
import { readSupplierSums } from './supplierSums.ts'
import { foldedContains } from './text.ts'

/** Credit codes are digits and Latin letters: no Chinese word is looked for in them, which would double the search. */
const isCodeText = (text: string): boolean => /^[0-9a-z]+$/.test(foldName(text))

/** Suppliers of the caller's enterprise by name or credit code, each with why no ticket can be issued to it. */
export const suppliers = listing<Supplier>(listSuppliersEndpoint, {
  table: 'supplier',
  key: 'pkSupplier',
  tenant: 'fkCorp',
  columns: {
    corpName: 'corpName',
    creditCode: 'creditCode',
    state: 'shownState',
    isRegistered: 'registered',
    isFirstLevel: 'firstLevel',
  },
  folded: { corpName: 'nameFolded', creditCode: 'codeFolded' },
  matches: {
    keyword: {
      of: ['corpName', 'creditCode'],
      reads: ['nameFolded', 'codeFolded'],
      where: (text) => {
        const inName = foldedContains(sql.ref('nameFolded'), text)
        if (!isCodeText(text)) return inName
        return sql<SqlBool>`(${inName} or ${foldedContains(sql.ref('codeFolded'), text)})`
      },
    },
  },
  order: () => ['corpName', 'asc'],
  load: (context, keys) => readSuppliers(context, keys),
  keyOf: ({ pkSupplier }) => pkSupplier,
})

async function readSuppliers(context: QueryContext, keys: readonly string[]): Promise<Supplier[]> {
  const { read, actor, clock, language } = context
  const rows = await read
    .selectFrom('supplier as s')
    .leftJoin('corp as c', 'c.pkCorp', 's.fkSupplierCorp')
    .select(['s.pkSupplier', 's.corpName', 's.creditCode', 's.isFirstLevel', 's.state', 's.fkSupplierCorp'])
    .select([
      's.contactName',
      's.contactMobile',
      's.invitedAt',
      's.version',
      'c.realnameState',
      'c.scale',
      'c.userType',
    ])
    .where('s.pkSupplier', 'in', [...keys])
    .execute()
  const sumsOf = await readSupplierSums(read, actor.fkCorp, rows)
  const isIssuer = actor.userType === 'CORE'
  const text = (refusal: ReturnType<typeof supplierActRefusal>) =>
    refusal && new BusinessError(refusal.code, ...refusal.values).text(language)
  return rows.map((row) => {
    const { pkSupplier, corpName, creditCode, fkSupplierCorp, contactName, contactMobile, version } = row
    const realnameState = row.realnameState ?? 'NONE'
    const isRegistered = fkSupplierCorp !== null
    const state = shownSupplierState(row.state as Exclude<Supplier['state'], 'ADDED'>, isRegistered)
    const isSelf = fkSupplierCorp === actor.fkCorp
    const isCore = row.userType === 'CORE'
    const facts = { corpName, state, registered: isRegistered, realnameState, isCore, isIssuer: isSelf }
    const blocked = supplierRefusal(facts)
    const sums = sumsOf(row)
    const stored: StoredSupplier = {
      corpName,
      state,
      isRegistered,
      hasMobile: contactMobile !== null,
      isInvitedToday: row.invitedAt !== null && row.invitedAt.slice(0, 10) === todayOf(clock),
      isNamed: sums.isNamed,
    }
    return {
      pkSupplier,
      corpName,
      creditCode,
      isRegistered,
      isFirstLevel: row.isFirstLevel === 1,
      realnameState,
      scale: row.scale ?? '',
      contactName,
      contactMobile: contactMobile === null ? null : mask(contactMobile),
      issuedTotal: isIssuer ? fenToDecimal(sums.issuedFen) : null,
      outstandingAmount: isIssuer ? fenToDecimal(sums.circulatingFen) : null,
      state,
      blockedReason: text(blocked) ?? null,
      version,
      actions: offeredActs(stored).map((act) => judged(act, text(supplierActRefusal(act, stored)))),
    }
  })
}

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
