import type { SignupPayload } from '@jinpiao/contract/signup'
import { findSignupProblems, type SignupFacts } from '@jinpiao/contract/signupRules'
import type { QueryContext } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import type { Checked, CheckedLine, Reading } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import type { FunderProduct } from '../../queries/funderProducts.ts'
import { standingOf, standings } from './standing.ts'

/** A product that needs a qualification, offered or not; undefined: there is none by this key. */
export async function readSignupProduct(
  read: Reader,
  pkProduct: string,
): Promise<
  | (Pick<FunderProduct, 'fkFunder' | 'funderName' | 'name' | 'documents' | 'maxFen'> & { isOffered: boolean })
  | undefined
> {
  const row = await read
    .selectFrom('funder_product')
    .select(['fkFunder', 'funderName', 'name', 'documents', 'maxFen', 'state'])
    .where('pkProduct', '=', pkProduct)
    .where('kind', '=', 'SIGNUP')
    .executeTakeFirst()
  return row && { ...row, documents: JSON.parse(row.documents), isOffered: row.state === 'ACTIVE' }
}

export const realnameOf = async (read: Reader, pkCorp: string): Promise<string> =>
  (await read.selectFrom('corp').select('realnameState').where('pkCorp', '=', pkCorp).executeTakeFirstOrThrow())
    .realnameState

/** What the rules need to know of an application. At an approval only what may have changed since its submission. */
export async function readSignupFacts(
  { read, actor, today }: Reading,
  { fkProduct }: SignupPayload,
  moment: 'submit' | 'approve',
  pkApply?: string,
): Promise<SignupFacts> {
  const product = await readSignupProduct(read, fkProduct)
  const standing = standingOf(await standings(read, actor.fkCorp), fkProduct, today, pkApply)
  return {
    realnameState: await realnameOf(read, actor.fkCorp),
    product: product?.isOffered ? product : null,
    ...(moment === 'submit' && { standing }),
  }
}

/** Everything that would refuse the applications, before anything is signed. */
export async function checkSignups(
  { read, actor, clock }: QueryContext,
  lines: readonly CheckedLine<SignupPayload>[],
): Promise<Checked> {
  const reading = readingOf({ read, actor, clock })
  const problems = await Promise.all(
    lines.map(async ({ line, pkApply }, index) =>
      findSignupProblems(line, await readSignupFacts(reading, line, 'submit', pkApply)).map((found) => ({
        ...found,
        line: index,
      })),
    ),
  )
  return { problems: problems.flat(), totalFen: 0n, facts: {} }
}
