import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldersWithStories, kit, storiesFile } from '../kitFolders.ts'
import { examplesOf } from './exampleOf.ts'

/** Every story of the kit as a module to copy: by the folder of its component, then by the name of its export. */
export function kitExamples(): Record<string, Record<string, string>> {
  const of = (folder: string) =>
    examplesOf(folder, readFileSync(storiesFile(folder), 'utf8'), (path) =>
      readFileSync(join(kit, folder, path), 'utf8'),
    )
  return Object.fromEntries(foldersWithStories().map((folder) => [folder, Object.fromEntries(of(folder))]))
}
