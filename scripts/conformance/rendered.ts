import { basename } from 'node:path'
import type { Outcome } from '../../ui-kit/src/lib/testing/contractReport.ts'

/** Whether a story renders and axe finds nothing in it, by the name of the story. */
export type Rendered = Readonly<Record<string, Outcome>>

/** What Jest writes, as far as it is read here. */
export interface JestReport {
  /** Of the Storybook that was visited: written by `tests/stories/rendering/run.ts`. */
  storybook?: string
  testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[]
}

/** `index.json` of the built Storybook. */
export interface StoryIndex {
  entries: Record<string, { type: string; title: string; name: string; importPath: string }>
}

const outcomes: Record<string, Outcome> = { passed: 'pass', failed: 'fail' }

/**
 * The stories of each component with what the suite `rendering` says of them. A story that it has not visited is unrun;
 * without a report no story is known.
 */
export function renderedIn(
  report: JestReport | undefined,
  index: StoryIndex | undefined,
): ReadonlyMap<string, Rendered> {
  if (report === undefined || index === undefined) return new Map()
  const results = new Map(
    report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ ancestorTitles, status }) => [ancestorTitles.join('/'), outcomes[status] ?? 'unrun'] as const),
  )
  const components = new Map<string, Record<string, Outcome>>()
  for (const { type, title, name, importPath } of Object.values(index.entries)) {
    if (type !== 'story') continue
    const component = basename(importPath).split('.')[0] ?? ''
    components.set(component, { ...components.get(component), [name]: results.get(`${title}/${name}`) ?? 'unrun' })
  }
  return components
}
