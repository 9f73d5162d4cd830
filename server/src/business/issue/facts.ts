import type { IssueLine } from '@jinpiao/contract/issue'
import type { IssueFacts } from '@jinpiao/contract/issueRules'
import { defaultTenorPolicy, type TenorRule } from '@jinpiao/contract/tenor'
import { filesOfTrade } from '@jinpiao/contract/trade'
import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'
import { digestOf } from '../../domain/digest.ts'
import { availableFen, termOf } from '../../domain/limit.ts'
import type { Reading } from '../../flow/business.ts'
import { readInvoiceUses } from '../../flow/invoices.ts'
import { ownFiles } from '../../queries/files.ts'
import { type Issuer, readIssuer } from '../../queries/issuers.ts'
import { failedInvoices } from '../invoiceChecks.ts'

/** How long the enterprise may promise. `setting.tenorPolicy` (JSON) replaces the built-in policy: the next is data (D7). */
export const readTenorRule = async (read: Reader, fkCorp: string): Promise<TenorRule> =>
  tenorRuleOf(read, await readIssuer(read, fkCorp))

async function tenorRuleOf(read: Reader, { isCentralSoe }: Pick<Issuer, 'isCentralSoe'>): Promise<TenorRule> {
  const row = await read.selectFrom('setting').select('value').where('name', '=', 'tenorPolicy').executeTakeFirst()
  return { policies: row ? JSON.parse(row.value) : defaultTenorPolicy, isCentralSoe }
}

/** What the rules need to know of one line, as this enterprise sees it: another's supplier or limit is none at all. */
export async function readIssueFacts(
  { read, actor: { fkCorp }, today }: Reading,
  line: Pick<IssueLine, 'pkLimit' | 'pkSupplier' | 'trade'>,
  /** The application that the line is of: what it holds itself is not in its way. */
  pkApply?: string,
): Promise<IssueFacts> {
  const issuer = await readIssuer(read, fkCorp)
  const limit = await read
    .selectFrom('credit_limit')
    .selectAll()
    .where('pkLimit', '=', line.pkLimit)
    .where('fkCorp', '=', fkCorp)
    .executeTakeFirst()
  const supplier = await findSupplier(read, fkCorp, line.pkSupplier)
  const contractNo = line.trade.contractNo.trim()
  return {
    today,
    issuer,
    limit: limit ? { ...termOf(limit), availableFen: availableFen(limit) } : null,
    supplier: supplier
      ? {
          corpName: supplier.corpName,
          state: supplier.state,
          registered: supplier.fkSupplierCorp !== null,
          realnameState: supplier.realnameState ?? 'NONE',
          isCore: supplier.userType === 'CORE',
          isIssuer: supplier.fkSupplierCorp === fkCorp,
        }
      : null,
    ownFiles: new Set((await ownFiles(read, fkCorp, filesOfTrade(line.trade))).map((file) => file.pkFile)),
    usedInvoices: await readInvoiceUses(read, fkCorp, line.trade.invoices, pkApply),
    failedInvoices: await failedInvoices(read, fkCorp, line.trade.invoices),
    usedContracts: new Map([[contractNo, await readContractUse(read, fkCorp, contractNo, pkApply)]]),
    tenor: await tenorRuleOf(read, issuer),
  }
}

/** What the enterprise's other issues that wait or are done draw on one contract, in fen. */
export async function readContractUse(read: Reader, fkCorp: string, contractNo: string, pkApply = ''): Promise<bigint> {
  if (contractNo === '') return 0n
  const { sumFen } = await read
    .selectFrom('application')
    .select(sql<bigint>`cast(coalesce(sum(${sql.ref('amountFen')}), 0) as bigint)`.as('sumFen'))
    .where('fkCorp', '=', fkCorp)
    .where('businessType', '=', 'ISSUE')
    .where('contractNo', '=', contractNo)
    .where('pkApply', '!=', pkApply)
    .where('state', 'in', ['PENDING_DIRECTOR', 'PENDING_FINAL', 'PENDING_COUNTERPARTY', 'DONE', 'PARTLY_FAILED'])
    .executeTakeFirstOrThrow()
  return sumFen
}

export function findSupplier(read: Reader, fkCorp: string, pkSupplier: string) {
  return read
    .selectFrom('supplier as s')
    .leftJoin('corp as c', 'c.pkCorp', 's.fkSupplierCorp')
    .select(['s.pkSupplier', 's.corpName', 's.creditCode', 's.state', 's.fkSupplierCorp'])
    .select(['c.realnameState', 'c.scale', 'c.userType'])
    .where('s.pkSupplier', '=', pkSupplier)
    .where('s.fkCorp', '=', fkCorp)
    .executeTakeFirst()
}

/** What the signature binds: the form, the supplier's identity and the content of the files (I12). */
export async function issueDigest(read: Reader, fkCorp: string, line: IssueLine): Promise<string> {
  const supplier = await findSupplier(read, fkCorp, line.pkSupplier)
  const files = await ownFiles(read, fkCorp, filesOfTrade(line.trade))
  return digestOf({
    line,
    supplier: supplier && { corpName: supplier.corpName, creditCode: supplier.creditCode },
    files: files.map(({ pkFile, sha256 }) => ({ pkFile, sha256 })),
  })
}
