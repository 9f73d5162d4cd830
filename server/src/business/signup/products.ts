import type { DataOf } from '@jinpiao/contract/endpoint'
import type { listSignupProducts } from '@jinpiao/contract/signup'
import { qualificationStateOf, retryFrom, standingRefusal } from '@jinpiao/contract/signupRules'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { todayOf } from '../../domain/clock.ts'
import { funderProducts, toOffers } from '../../queries/funderProducts.ts'
import { realnameOf } from './facts.ts'
import { isUnderWay, standingOf, standings } from './standing.ts'

/** Products that need a qualification, each as it stands to the caller's enterprise. */
export async function signupProducts({
  read,
  actor,
  clock,
  language,
}: QueryContext): Promise<DataOf<typeof listSignupProducts>> {
  const rows = await standings(read, actor.fkCorp)
  const isKnown = (await realnameOf(read, actor.fkCorp)) === 'PASSED'
  return toOffers(await funderProducts(read, 'SIGNUP')).map((product) => {
    const standing = standingOf(rows, product.pkProduct, todayOf(clock))
    const { row } = standing
    const refusal = standingRefusal(standing)
    const refused = isKnown
      ? refusal && new BusinessError(refusal.code, ...refusal.values)
      : new BusinessError('02000110')
    return {
      product,
      state: qualificationStateOf(standing),
      qualifiedFrom: row?.validFrom ?? null,
      qualifiedUntil: row?.validTo ?? null,
      quotaHint: row?.quotaFen == null ? null : fenToDecimal(row.quotaFen),
      lastApply: row?.lastApply ?? null,
      open:
        row !== undefined && isUnderWay(row.state)
          ? { pkApply: row.lastApply, applyNo: row.applyNo, isReturned: row.state === 'RETURNED' }
          : null,
      retryFrom: retryFrom(standing),
      blockedReason: refused?.text(language) ?? null,
    }
  })
}
