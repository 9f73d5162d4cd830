import type { Reader } from '../db/database.ts'
import { familyPart } from '../domain/tallies.ts'

/** What an enterprise has issued to one of its suppliers, from the sums that are kept: no ticket is read. */
export interface SupplierSums {
  issuedFen: bigint
  circulatingFen: bigint
  /** An application to issue names it, whatever has become of that. */
  isNamed: boolean
}

interface Party {
  fkSupplierCorp: string | null
  corpName: string
}

/** The sums of these suppliers, in two look-ups for all of them together. */
export async function readSupplierSums(
  read: Reader,
  fkCorp: string,
  parties: readonly Party[],
): Promise<(party: Party) => SupplierSums> {
  const corps = parties.flatMap(({ fkSupplierCorp }) => fkSupplierCorp ?? [])
  const names = parties.map(({ corpName }) => familyPart('ISSUE', corpName))
  const own = () => read.selectFrom('tally').select(['kind', 'part', 'amountFen']).where('fkCorp', '=', fkCorp)
  const exact = await own()
    .where('count', '>', 0)
    .where(({ and, or, eb }) =>
      or([
        and([eb('kind', '=', 'issued.supplier'), eb('part', 'in', ['', ...corps])]),
        and([eb('kind', '=', 'apply.party'), eb('part', 'in', ['', ...names])]),
      ]),
    )
    .execute()
  const issued = corps.length === 0 ? [] : await issuedTo()
  const at = (kind: string, part: string) => exact.find((each) => each.kind === kind && each.part === part)
  return ({ fkSupplierCorp, corpName }) => {
    const moved = issued.filter(({ part }) => fkSupplierCorp !== null && part.startsWith(`${fkSupplierCorp}/`))
    return {
      issuedFen: moved.reduce((sum, { amountFen }) => sum + amountFen, 0n),
      circulatingFen: at('issued.supplier', fkSupplierCorp ?? '')?.amountFen ?? 0n,
      isNamed: moved.length > 0 || at('apply.party', familyPart('ISSUE', corpName)) !== undefined,
    }
  }

  /** By month, of each of them: parts of `ledger.party` begin with the other enterprise. */
  async function issuedTo() {
    const parts = await own()
      .where('kind', '=', 'ledger.party')
      .where('count', '>', 0)
      .where(({ or, and, eb }) =>
        or(corps.map((corp) => and([eb('part', '>=', `${corp}/`), eb('part', '<=', `${corp}/z`)]))),
      )
      .execute()
    return parts.filter(({ part }) => part.endsWith('/ISSUE/TICKET/OUT'))
  }
}
