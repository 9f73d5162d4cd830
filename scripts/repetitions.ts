import { repository } from './run.ts'

/** A line of `docs/repetitions.md`: a test that failed, and passed when its runner tried it again. */
export interface Repetition {
  /** ISO. */
  day: string
  suite: string
  test: string
  said: string
  /** Why it failed at first, as far as somebody has found out. */
  reason: string
  /** The commit that mends it, or what was done. */
  mend: string
}

const columns = ['day', 'suite', 'test', 'said', 'reason', 'mend'] as const

/** A cell of a table in Markdown: one line, in which a bar is no border. */
const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()

/** The line of a repetition, ready to be pasted. Its reason is for whoever lands to find. */
export function lineOf(repetition: Pick<Repetition, 'day' | 'suite' | 'test' | 'said'>): string {
  const { day, suite } = repetition
  const test = cell(repetition.test.replace(`${repository}/`, ''))
  const said = cell(repetition.said.split('\n')[0] ?? '').slice(0, 100)
  return `| ${[day, suite, test, said, '', ''].join(' | ')} |`
}

/** The lines of the list, without the head of the table. */
export function repetitionsIn(markdown: string): Repetition[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| \d{4}-\d{2}-\d{2} \|/.test(line))
    .map((line) => {
      const cells = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((text) => text.trim())
      return Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? ''])) as unknown as Repetition
    })
}

const daysBetween = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

/** What the list does not hold to: each has its reason; what stands there twice within seven days has been mended. */
export function problemsOf(repetitions: readonly Repetition[]): string[] {
  return repetitions.flatMap(({ day, suite, test, reason, mend }, place) => {
    const name = `${day}, ${suite}: ${test}`
    const isAgain = repetitions
      .slice(0, place)
      .some((each) => each.suite === suite && each.test === test && daysBetween(each.day, day) < 7)
    return [
      ...(reason === '' ? [`${name} has no reason.`] : []),
      ...(isAgain && mend === '' ? [`${name} has stood there within the seven days before: mend it.`] : []),
    ]
  })
}
