import type { ComponentContract } from '@jinpiao/ui-kit/lib/contract'
import type { ComponentDocs } from '@jinpiao/ui-kit/lib/docs'
import type { Recording } from '@jinpiao/ui-kit/lib/testing/recording'
import { useJson } from './useJson.ts'

const byComponent = <Part extends { component: string }>(modules: Record<string, Record<string, Part>>) =>
  new Map(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .map((part) => [part.component, part]),
  )

export const docs = byComponent(
  import.meta.glob<Record<string, ComponentDocs>>('../../ui-kit/src/*/*.docs.ts', { eager: true }),
)
export const contracts = byComponent(
  import.meta.glob<Record<string, ComponentContract>>('../../ui-kit/src/*/*.a11y.ts', { eager: true }),
)

interface Report {
  components: string[]
}
/** What there is a page of the conformance report of: it is there when `pnpm conformance` has run before the build. */
export const reported = Object.values(
  import.meta.glob<Report>('../../artifacts/conformance/index.json', { eager: true, import: 'default' }),
).flatMap(({ components }) => components)

/** What Orca said of each component when it was recorded. */
export const recordings: readonly Recording[] = Object.values(
  import.meta.glob<Recording>('../heard/*.json', { eager: true, import: 'default' }),
)

/** The component that a file of the kit belongs to. */
export const componentOf = (path: string) => /\/ui-kit\/src\/(\w+)\//.exec(path)?.[1]

export interface PageOfComponent {
  component: string
  /** 基础 */
  group: string
  /** Button 按钮 */
  title: string
  address: string
}

interface Index {
  entries: Record<string, { type: string; id: string; title: string; importPath: string }>
}

/** The pages of all components, in the order of the side bar; empty until Storybook's index is there. */
export function useComponentPages(): readonly PageOfComponent[] {
  const index = useJson<Index>('index.json')
  return Object.values(index?.entries ?? {}).flatMap(({ type, id, title, importPath }) => {
    const component = componentOf(importPath)
    if (type !== 'docs' || component === undefined) return []
    const [group = '', name = ''] = title.split('/')
    return [{ component, group, title: name, address: addressOf(id) }]
  })
}

/** In the frame around this one, if there is one: Storybook's own pages have `<base target="_parent">`. */
export const addressOf = (id: string) => `./?path=/docs/${encodeURIComponent(id)}`
