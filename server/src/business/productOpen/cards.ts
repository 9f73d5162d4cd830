import { judged } from '@jinpiao/contract/actions'
import { businessMessage } from '@jinpiao/contract/errors'
import type { ProductCard } from '@jinpiao/contract/productCards'
import { type ProductCode, productCodes } from '@jinpiao/contract/productKinds'
import {
  findProductProblems,
  isOpenedBySignature,
  productActIn,
  productConditionNames,
} from '@jinpiao/contract/productOpenRules'
import type { Language } from '@jinpiao/contract/words'
import type { QueryContext } from '../../acts/context.ts'
import { isUkeyControlOn } from '../../db/settings.ts'
import { readingOf } from '../../flow/reading.ts'
import { factsOf, readStanding, type Standing } from './facts.ts'

/** The products of the platform as they stand to the caller's enterprise. */
export async function listCards(context: QueryContext): Promise<ProductCard[]> {
  const { read, actor, language } = context
  const hasKey = actor.certNumber !== null || !(await isUkeyControlOn(read))
  const standing = await readStanding(readingOf(context), hasKey)
  return productCodes
    .filter((product) => standing.offered.includes(product))
    .map((product) => cardOf(standing, product, language))
}

function cardOf(standing: Standing, product: ProductCode, language: Language): ProductCard {
  const facts = factsOf(standing, product)
  const { state, isSigned, met } = facts
  const stored = standing.products.get(product)
  const act = productActIn(product, state)
  const [problem] = act === undefined ? [] : findProductProblems(product, act, facts)
  const reason = problem && businessMessage(problem.code, problem.values, language)
  return {
    product,
    productState: state,
    at: stored?.at ?? null,
    failReason: state === 'REJECTED' ? (stored?.reason ?? null) : null,
    contractNo: stored?.contractNo ?? null,
    isSigned,
    conditions: isOpenedBySignature(product)
      ? productConditionNames.map((condition) => ({ condition, isMet: met[condition] }))
      : [],
    actions: [
      ...(act === undefined ? [] : [judged(act, reason)]),
      ...(state === 'OPENED' ? [judged('ENTER', undefined)] : []),
    ],
  }
}
