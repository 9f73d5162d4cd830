import { businessMessage } from '@jinpiao/contract/errors'
import { type PriceLine, pricesIn } from '@jinpiao/contract/priceTerms'
import { MAX_SIGNED_FEN } from '@jinpiao/contract/signingText'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import type { AnyFormBusiness, CheckedLine } from './business.ts'
import { readingOf } from './reading.ts'

/** Everything that would refuse the forms, by field and in words, before anything is signed. */
export async function checkForms(
  business: AnyFormBusiness,
  context: QueryContext,
  { lines }: { lines: readonly CheckedLine<unknown>[] },
) {
  const { problems, totalFen, facts } = await business.check(context, lines)
  const prices = await pricesOf(business, context, lines)
  return {
    problems: problems.map(({ line, field, code, values }) => ({
      line,
      field,
      code,
      message: businessMessage(code, values, context.language),
    })),
    total: fenToDecimal(totalFen),
    totalInWords: totalFen <= MAX_SIGNED_FEN ? amountInWords(totalFen) : '',
    facts,
    prices,
  }
}

/** Of all lines; what several cost alike stands once. */
async function pricesOf(
  business: AnyFormBusiness,
  context: QueryContext,
  lines: readonly CheckedLine<unknown>[],
): Promise<PriceLine[]> {
  const reading = readingOf(context)
  const all = await Promise.all(lines.map(async ({ line }) => (await business.prices?.(reading, line)) ?? []))
  const shown = pricesIn(all.flat(), context.language)
  return shown.filter(
    (one, index) => shown.findIndex(({ name, text }) => name === one.name && text === one.text) === index,
  )
}
