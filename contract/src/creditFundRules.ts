import type { CheckTopic } from './checks.ts'
import { notChosen, type Problem, problem } from './problems.ts'
import { termOf } from './terms.ts'

/** What is known of the chosen core company; null: there is none such, left out: nobody has asked. */
export interface RecommenderFacts {
  recommender?: { name: string; isCustomer: boolean } | null | undefined
}

/** What refuses the core company that is to recommend the loan: it must have this enterprise as a first-level supplier. */
export function findRecommenderProblems(
  { pkRecommender }: { pkRecommender: string },
  { recommender }: RecommenderFacts,
): Problem[] {
  if (pkRecommender === '') return [notChosen('pkRecommender', 'recommenderName')]
  if (recommender === undefined || recommender?.isCustomer) return []
  return [problem('pkRecommender', '09000114', recommender?.name ?? '')]
}

export const recommenderTopic: CheckTopic = { name: termOf('recommenderName').name, fields: /^pkRecommender/ }

/** What the core company reads of an approval: nothing of the supplier's rules is its affair. */
export const supportTopics: readonly CheckTopic[] = [{ name: ['申请', 'Application'], fields: /^$/ }]
