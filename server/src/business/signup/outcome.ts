import { typedText } from '@jinpiao/contract/fields'
import type { SignupOutcome, SignupPayload } from '@jinpiao/contract/signup'
import { addMonths } from '@jinpiao/values/days'
import * as z from 'zod/mini'
import type { ProofOf, Question } from '../../acts/evidence.ts'
import { dayWithin, maySay, moneyUpTo } from '../../acts/said.ts'
import { type Application, submittedOn } from '../../flow/application.ts'
import type { StepAbout, StepJudge } from '../../flow/business.ts'
import { opinionsOn } from '../opinions.ts'
import { readSignupProduct } from './facts.ts'

/** No funder judges papers for longer than this. */
const YEARS = 3

type Asked = Question<StepAbout<SignupPayload>>
const productAsked = async ({ act, about }: Asked) => {
  const product = await readSignupProduct(act.tx, about.payload.fkProduct)
  if (product === undefined) throw new Error(`${about.application.applyNo} names no product`)
  return product
}

/** What a grant says: from when until when, and what the funder expects to lend; not more than its product lends. */
const grant = {
  validFrom: dayWithin(({ act, about }: Asked) => [submittedOn(about.application), act.today]),
  /** Not a day that is over: a qualification has to be one for some time. */
  validTo: dayWithin(({ act }: Asked, said) => [act.today, addMonths(String(said['validFrom']), 12 * YEARS)]),
  quotaHint: maySay(moneyUpTo(async (asked: Asked) => (await productAsked(asked)).maxFen)),
}
export type Granted = ProofOf<Omit<typeof grant, 'quotaHint'>> & { quotaHint?: string }

const opinion = z.strictObject({
  document: z.string().check(z.minLength(1), z.maxLength(60)),
  opinion: typedText(200).check(z.minLength(1)),
})
type Opinion = z.output<typeof opinion>

/** What the funder wants of single papers, where it sends the application back: of papers that its product asks for. */
const wanted = {
  opinions: maySay(
    opinionsOn(z.array(opinion), 'document', async (asked: Asked) => (await productAsked(asked)).documents),
    () => [],
  ),
}

export const signupJudge: StepJudge<SignupPayload> = { APPROVE: grant, RETURN: wanted }

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
