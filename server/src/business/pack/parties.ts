import type { DataOf } from '@jinpiao/contract/endpoint'
import type { PackPayload } from '@jinpiao/contract/packPayload'
import type { listPackParties, PackType } from '@jinpiao/contract/packs'
import type { QueryContext } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { funderProducts } from '../../queries/funderProducts.ts'

interface Parties {
  /** The other side: funder or supplier. `fkCorp` is null of a supplier that has not registered. */
  party: { fkCorp: string | null; corpName: string } | null
  coreName: string | null
}

/** Core enterprises that the enterprise supplies, by name. */
const coresOf = (read: Reader, fkCorp: string) =>
  read
    .selectFrom('supplier as s')
    .innerJoin('corp as c', 'c.pkCorp', 's.fkCorp')
    .select(['c.pkCorp', 'c.corpName'])
    .where('s.fkSupplierCorp', '=', fkCorp)
    .orderBy('c.corpName')
    .execute()

/** Whom a pack for financing can be for: who offers to finance at present, and whom the enterprise supplies. */
export async function packParties({ read, actor }: QueryContext): Promise<DataOf<typeof listPackParties>> {
  const products = await funderProducts(read, 'FINANCE')
  const funders = new Map(products.map(({ fkFunder, funderName }) => [fkFunder, funderName]))
  return {
    funders: [...funders].map(([pkCorp, corpName]) => ({ pkCorp, corpName })),
    cores: await coresOf(read, actor.fkCorp),
  }
}

/** The enterprises that a pack names; null where it names none, or one that is no longer the enterprise's to name. */
export async function partiesOf(read: Reader, fkCorp: string, kind: PackType, pack: Named): Promise<Parties> {
  const { pkParty, fkCore } = pack
  const cores = kind === 'ISSUE_PACK' || fkCore === '' ? [] : await coresOf(read, fkCorp)
  return {
    party: pkParty === '' ? null : await partyOf(read, fkCorp, kind, pkParty),
    coreName: cores.find(({ pkCorp }) => pkCorp === fkCore)?.corpName ?? null,
  }
}

/** @throws {BusinessError} 01000302 one is no funder, or not of this enterprise's. */
export async function requireParties(read: Reader, fkCorp: string, kind: PackType, pack: Named): Promise<Parties> {
  const found = await partiesOf(read, fkCorp, kind, pack)
  if ((pack.pkParty !== '' && !found.party) || (pack.fkCore !== '' && !found.coreName))
    throw new BusinessError('01000302')
  return found
}

type Named = Pick<PackPayload, 'pkParty' | 'fkCore'>

async function partyOf(read: Reader, fkCorp: string, kind: PackType, pkParty: string): Promise<Parties['party']> {
  if (kind === 'ISSUE_PACK') {
    const supplier = await read
      .selectFrom('supplier')
      .select(['fkSupplierCorp', 'corpName'])
      .where('fkCorp', '=', fkCorp)
      .where('pkSupplier', '=', pkParty)
      .executeTakeFirst()
    return supplier ? { fkCorp: supplier.fkSupplierCorp, corpName: supplier.corpName } : null
  }
  const funder = await read
    .selectFrom('corp')
    .select(['pkCorp', 'corpName'])
    .where('pkCorp', '=', pkParty)
    .where('userType', '=', 'FUNDER')
    .executeTakeFirst()
  return funder ? { fkCorp: funder.pkCorp, corpName: funder.corpName } : null
}
