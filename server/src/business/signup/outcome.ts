import { day, money } from '@jinpiao/contract/fields'
import type { SignupOutcome } from '@jinpiao/contract/signup'
import * as z from 'zod/mini'
import type { Application } from '../../flow/application.ts'

/** What proves that the funder agrees: from when until when, and what it expects to lend. */
export const granted = z
  .object({ validFrom: day, validTo: day, quotaHint: z.optional(money) })
  .check(z.refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'] }))
export type Granted = z.output<typeof granted>

/** What the funder wants of single papers, where it sends the application back. */
export const wanted = z.object({
  opinions: z._default(
    z.array(
      z.object({
        document: z.string().check(z.minLength(1), z.maxLength(60)),
        opinion: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      }),
    ),
    [],
  ),
})
type Opinion = z.output<typeof wanted>['opinions'][number]

/** The last answer of the funder as the application keeps it. */
function funderAnswer({ outcome }: Pick<Application, 'outcome'>): Partial<Granted> & { opinions?: Opinion[] } {
  const all = outcome === null ? {} : (JSON.parse(outcome) as { FUNDER?: object })
  return all.FUNDER ?? {}
}

/** Of one paper; null: nothing is wanted of it. */
export const opinionOf = (application: Pick<Application, 'outcome'>, document: string): string | null =>
  funderAnswer(application).opinions?.find((each) => each.document === document)?.opinion ?? null

/** What the funder has granted by this application; null: nothing. */
export function outcomeOf(application: Pick<Application, 'outcome'>): SignupOutcome | null {
  const { validFrom, validTo, quotaHint = null } = funderAnswer(application)
  if (validFrom === undefined || validTo === undefined) return null
  return { qualifiedFrom: validFrom, qualifiedUntil: validTo, quotaHint }
}
