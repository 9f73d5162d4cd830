import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repository } from '../../scripts/run.ts'

/** `STORYBOOK` is another built one: `testRunner.proof.ts` has one whose stories are wrong. */
export const storybookFolder = process.env['STORYBOOK'] ?? join(repository, 'stories', 'dist')

/** A story, or a page of documentation. */
export interface Story {
  id: string
  /** `表单/MoneyField 金额`: its component's, with the group in front. */
  title: string
  name: string
  exportName: string
  importPath: string
  type: 'story' | 'docs'
}

/** The stories of one component. */
export interface Family {
  title: string
  stories: readonly Story[]
}

const index = join(storybookFolder, 'index.json')
if (!existsSync(index)) throw new Error(`There is no built Storybook (${index}): run pnpm storybook:build first.`)
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> }

const stories = Object.values(entries).filter(({ type }) => type === 'story')

/** The pages of documentation: of every component, of the rules, which component for what. */
export const pages: readonly Story[] = Object.values(entries).filter(({ type }) => type === 'docs')

/** Not one that was written by hand, as those of the rules are. */
export const isOfComponent = ({ importPath }: Story): boolean => importPath.includes('/ui-kit/')

/** `…/MoneyField/MoneyField.stories.tsx` → `MoneyField`. */
export const componentOf = ({ importPath }: Story): string => basename(importPath).split('.')[0] ?? ''

/** `表单/MoneyField 金额` → `MoneyField 金额`. */
export const nameOfPage = ({ title }: Story): string => title.split('/').at(-1) ?? title

/** Everything that Storybook shows, in its order: a new story is looked at without a line here. */
export const families: readonly Family[] = [...new Set(stories.map(({ title }) => title))].map((title) => ({
  title,
  stories: stories.filter((story) => story.title === title),
}))

/** The story that the test-runner names. */
export function storyById(id: string): Story {
  const story = entries[id]
  if (!story) throw new Error(`Storybook has no story ${id}.`)
  return story
}

/** The story of a component by the name that it is exported by: `MoneyField/FormError`. */
export function storyOf(path: string): Story {
  const [component = '', name = ''] = path.split('/')
  const found = stories.find(
    ({ exportName, importPath }) => exportName === name && importPath.endsWith(`/${component}.stories.tsx`),
  )
  if (!found) throw new Error(`Storybook has no story ${path}.`)
  return found
}
