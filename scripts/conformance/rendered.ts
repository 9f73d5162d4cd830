import { basename } from 'node:path'
import type { Outcome } from '../../ui-kit/src/lib/testing/contractReport.ts'

/** Whether a story renders and axe finds nothing in it, by the name of the story. */
export type Rendered = Readonly<Record<string, Outcome>>

/** What Vitest writes, as far as it is read here; `tests/stories/rendering/eachStory.ts` says what it is of. */
export interface RenderingReport {
  testResults: {
    assertionResults: {
      status: string
      /** Of every try. */
      failureMessages?: readonly string[]
      meta?: { storyId?: string; storybook?: string }
    }[]
  }[]
}

const testsOf = ({ testResults }: RenderingReport) => testResults.flatMap(({ assertionResults }) => assertionResults)

/** The Storybook that was looked at: of a run there is one. */
export const storybookOf = (report: RenderingReport): { storybook?: string } =>
  testsOf(report).find(({ meta }) => meta?.storybook !== undefined)?.meta ?? {}

/** `index.json` of the built Storybook. */
export interface StoryIndex {
  entries: Record<string, { type: string; name: string; importPath: string }>
}

/** One that passed only on repetition failed, as what Orca says (`heard.ts`). */
const outcomeOf = (status: string, failures: readonly string[] = []): Outcome => {
  if (status === 'failed' || failures.length > 0) return 'fail'
  return status === 'passed' ? 'pass' : 'unrun'
}

/**
 * The stories of each component with what the suite `rendering` says of them. A story that it has not visited is unrun;
 * without a report no story is known.
 */
export function renderedIn(
  report: RenderingReport | undefined,
  index: StoryIndex | undefined,
): ReadonlyMap<string, Rendered> {
  if (report === undefined || index === undefined) return new Map()
  const results = new Map(
    testsOf(report).map(
      ({ meta, status, failureMessages }) => [meta?.storyId ?? '', outcomeOf(status, failureMessages)] as const,
    ),
  )
  const components = new Map<string, Record<string, Outcome>>()
  for (const [id, { type, name, importPath }] of Object.entries(index.entries)) {
    if (type !== 'story') continue
    const component = basename(importPath).split('.')[0] ?? ''
    components.set(component, { ...components.get(component), [name]: results.get(id) ?? 'unrun' })
  }
  return components
}
