import { globSync } from 'node:fs'
import { join } from 'node:path'

/** The source of the kit. */
export const kit = join(import.meta.dirname, '..', '..', 'ui-kit', 'src')

/** Its folders that have stories, each named like its component. */
export const foldersWithStories = (): string[] =>
  globSync('*/*.stories.tsx', { cwd: kit }).map((file) => file.split(/[\\/]/)[0] ?? '')

/** The stories of a folder. */
export const storiesFile = (folder: string): string => join(kit, folder, `${folder}.stories.tsx`)
