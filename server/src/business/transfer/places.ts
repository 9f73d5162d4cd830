import type { TransferOutput } from '@jinpiao/contract/transfer'

type Part = Pick<TransferOutput, 'pkCorp'>

/**
 * For each part of a corrected form the position of the same part in the earlier version: that of its enterprise. What is
 * left is paired in order, because a corrected enterprise is one change. Further parts are new.
 */
export function keepPlaces(parts: readonly Part[], earlier: readonly Part[]): number[] {
  const free = new Map(earlier.entries())
  const take = (fits: (pkCorp: string) => boolean): number | undefined => {
    const found = [...free].find(([, { pkCorp }]) => fits(pkCorp))?.[0]
    if (found !== undefined) free.delete(found)
    return found
  }
  const sameEnterprise = parts.map(({ pkCorp }) => take((other) => other === pkCorp))
  return sameEnterprise.map((place, index) => place ?? take(() => true) ?? earlier.length + index)
}
