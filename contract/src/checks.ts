import type { Problem } from './problems.ts'
import type { ReviewHint } from './reviewHints.ts'
import type { Words } from './words.ts'

/** How a rule came out: it refuses the application, it wants a second look, it holds. The worst first. */
export const grades = ['PROBLEM', 'WARNING', 'PASSED'] as const
export type Grade = (typeof grades)[number]

/** What is checked of a form, as its reviewer reads it: the fields that its rules speak of, and the hints about it. */
export interface CheckTopic {
  name: Words
  /** Paths of the fields in the form; '' for the enterprise as a whole. */
  fields: RegExp
  hints?: readonly ReviewHint[]
}

/** One topic with its outcome. */
export interface Checked {
  topic: CheckTopic
  grade: Grade
  problems: readonly Problem[]
  hints: readonly ReviewHint[]
}

/** What no topic names is said all the same. */
const others: CheckTopic = { name: ['其他', 'Other'], fields: /.*/ }

/** The topics of a type, graded by what its rules have found and by the hints; the worst first, else in their order. */
export function gradeTopics(
  topics: readonly CheckTopic[],
  problems: readonly Problem[],
  hints: readonly ReviewHint[],
): Checked[] {
  const topicOf = ({ field }: Problem) => topics.find(({ fields }) => fields.test(field)) ?? others
  const topicOfHint = (hint: ReviewHint) => topics.find((topic) => topic.hints?.includes(hint)) ?? others
  const graded = [...topics, others].map((topic): Checked => {
    const own = {
      problems: problems.filter((each) => topicOf(each) === topic),
      hints: hints.filter((each) => topicOfHint(each) === topic),
    }
    return { topic, grade: own.problems.length > 0 ? 'PROBLEM' : own.hints.length > 0 ? 'WARNING' : 'PASSED', ...own }
  })
  const shown = graded.filter(({ topic, grade }) => topic !== others || grade !== 'PASSED')
  return grades.flatMap((grade) => shown.filter((each) => each.grade === grade))
}

/** Of a trade background, wherever it stands in the form. */
export const tradeTopics: readonly CheckTopic[] = [
  { name: ['合同', 'Contract'], fields: /(^|\.)trade\.(contract|signed|delivered)/, hints: ['CONTRACT_USED'] },
  { name: ['合同文件', 'Contract files'], fields: /(^|\.)trade\.fileIds/ },
  { name: ['发票', 'Invoices'], fields: /(^|\.)trade\.invoices/, hints: ['NO_INVOICE', 'INVOICE_COVERAGE'] },
  { name: ['其他材料', 'Further material'], fields: /(^|\.)trade\.(other|fundFlow)/ },
]
