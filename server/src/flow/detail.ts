import type { ApplicationDetail, Change } from '@jinpiao/contract/applications'
import { gradeTopics } from '@jinpiao/contract/checks'
import { flowOf, stepOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { type PriceLine, pricesIn } from '@jinpiao/contract/priceTerms'
import { reviewHintText } from '@jinpiao/contract/reviewHints'
import { inLanguage } from '@jinpiao/contract/words'
import { amountInWords } from '@jinpiao/values/amountInWords'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { readableFiles } from '../queries/files.ts'
import { readSteps } from '../queries/steps.ts'
import { type Application, ownApplication } from './application.ts'
import { type Answer, type AnyFormBusiness, type Businesses, businessOf, type FoundHint } from './business.ts'
import { readingOf } from './reading.ts'
import { toRows } from './rows.ts'

/** One application with everything that a reviewer decides on; a draft is its operators' alone. */
export async function getApplication(
  businesses: Businesses,
  business: AnyFormBusiness,
  context: QueryContext,
  { pkApply }: { pkApply: string },
): Promise<ApplicationDetail> {
  const { read, actor } = context
  const { definition } = business
  const application = await ownApplication(read, actor, pkApply, definition.types)
  const mayRead = application.state !== 'DRAFT' || flowOf(application.businessType).submitters.includes(actor.post)
  const [row] = mayRead ? await toRows(businesses, business, context, [application]) : []
  if (row === undefined) throw new BusinessError('01000302')
  const payload = await formOf(businesses, business, context, application)
  const isOwnType = application.businessType === business.type
  const own = businessOf(businesses, application.businessType)
  const hints = (await own.hints?.(context, application, own.read(application.payload))) ?? []
  return {
    application: row,
    payload: business.shown?.(application, payload) ?? payload,
    amountInWords: application.amountFen === null ? '' : amountInWords(application.amountFen),
    files: await readableFiles(read, actor.fkCorp, business.files(payload)),
    steps: await readSteps(context, pkApply),
    changes: isOwnType ? await changesOf(business, context, application) : [],
    prices: await pricesOf(businesses, context, application),
    hints: hints.map(([hint, ...params]) => reviewHintText(hint, params, context.language)),
    checks: isOwnType ? await checksOf(business, context, application, payload, hints) : [],
    ...(await business.toDetail(context, application, payload)),
  }
}

/** What it costs, by its own type: a list of wages stands among financings and costs nothing. */
async function pricesOf(businesses: Businesses, context: QueryContext, application: Application): Promise<PriceLine[]> {
  const own = businessOf(businesses, application.businessType)
  const terms = await own.prices?.(readingOf(context), own.read(application.payload), application)
  return pricesIn(terms ?? [], context.language)
}

/** What the approval will be judged by, asked now, topic by topic. */
async function checksOf(
  business: AnyFormBusiness,
  context: QueryContext,
  application: Application,
  payload: unknown,
  hints: readonly FoundHint[],
): Promise<ApplicationDetail['checks']> {
  const step = stepOf(application.businessType, application.state)
  if (step === undefined || !isDecision(step)) return []
  const { language } = context
  const problems = await business.problems(readingOf(context), payload, 'approve', application)
  const names = hints.map(([hint]) => hint)
  return gradeTopics(business.topics, problems, names).map(({ topic, grade, problems: found, hints: own }) => ({
    name: inLanguage(topic.name, language),
    grade,
    texts: [
      ...found.map(({ code, values }) => new BusinessError(code, ...values).text(language)),
      ...hints
        .filter(([hint]) => own.includes(hint))
        .map(([hint, ...params]) => reviewHintText(hint, params, language)),
    ],
  }))
}

/** Its own form; of a cancellation that of the application which it takes back. */
async function formOf(
  businesses: Businesses,
  business: AnyFormBusiness,
  { read }: QueryContext,
  application: Application,
): Promise<unknown> {
  if (application.businessType === business.type) return business.read(application.payload)
  const other = businessOf(businesses, application.businessType)
  const { application: applications = [] } = await other.touches({ read }, other.read(application.payload))
  const [pkApply = ''] = applications
  const behind = await read
    .selectFrom('application')
    .select('payload')
    .where('pkApply', '=', pkApply)
    .executeTakeFirstOrThrow()
  return business.read(behind.payload)
}

/**
 * What differs from the form as it was submitted before the last return, so that a reviewer need not compare by eye
 * (product §4.5). Empty when it was never returned.
 */
async function changesOf(
  business: AnyFormBusiness,
  context: QueryContext,
  application: Application,
): Promise<Change[]> {
  const steps = await context.read
    .selectFrom('application_step')
    .select(['round', 'decision', 'payload'])
    .where('pkApply', '=', application.pkApply)
    .orderBy('seq')
    .execute()
  const returned = steps.findLast((step) => step.decision === 'RETURN')
  const submitted = steps.find((step) => step.round === returned?.round && step.decision === 'SUBMIT')
  if (!submitted?.payload) return []
  const earlier = business.read(submitted.payload)
  const before = await business.answers(context, earlier)
  const after = await business.answers(context, business.read(application.payload), earlier)
  return compareAnswers(before, after)
}

/** Answers that differ, by their keys: those of the present form in its order, then those that are gone. */
function compareAnswers(before: readonly Answer[], after: readonly Answer[]): Change[] {
  const textOf = (answers: readonly Answer[]) => new Map(answers.map(({ key, text }) => [key, text]))
  const old = textOf(before)
  const now = textOf(after)
  return [...after, ...before.filter(({ key }) => !now.has(key))]
    .map(({ key, label, kind }) => ({ label, kind, before: old.get(key) ?? '', after: now.get(key) ?? '' }))
    .filter((change) => change.before !== change.after)
}
