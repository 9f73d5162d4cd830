import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplesOf } from './exampleOf.ts'

const kit = join(import.meta.dirname, '..', '..', '..', 'ui-kit', 'src')

/** The folders of the kit that have stories. */
export const foldersWithStories = (): string[] =>
  globSync('*/*.stories.tsx', { cwd: kit }).map((file) => file.split(/[\\/]/)[0] ?? '')

export const storiesFile = (folder: string): string => join(kit, folder, `${folder}.stories.tsx`)

/** Every story of the kit as a module to copy: by the folder of its component, then by the name of its export. */
export function kitExamples(): Record<string, Record<string, string>> {
  const of = (folder: string) =>
    examplesOf(folder, readFileSync(storiesFile(folder), 'utf8'), (path) =>
      readFileSync(join(kit, folder, path), 'utf8'),
    )
  return Object.fromEntries(foldersWithStories().map((folder) => [folder, Object.fromEntries(of(folder))]))
}
