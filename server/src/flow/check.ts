import { businessMessage } from '@jinpiao/contract/errors'
import { MAX_SIGNED_FEN } from '@jinpiao/contract/signingText'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import type { AnyFormBusiness, CheckedLine } from './business.ts'

/** Everything that would refuse the forms, by field and in words, before anything is signed. */
export async function checkForms(
  business: AnyFormBusiness,
  context: QueryContext,
  { lines }: { lines: readonly CheckedLine<unknown>[] },
) {
  const { problems, totalFen, facts } = await business.check(context, lines)
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
  }
}
