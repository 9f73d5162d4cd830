import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../run.ts'
import { publishedPackages } from './build.ts'

/** A block of a README that somebody copies into a file of their own. */
export interface Sample {
  /** `ui-kit-1.tsx`: the first of its README. */
  file: string
  code: string
}

/** The blocks of TypeScript that import a published package by its name; others show the inside of the repository. */
export function samplesOf(name: string, markdown: string): Sample[] {
  return [...markdown.matchAll(/^```(tsx?)\n(.*?)^```$/gms)]
    .filter(([, , code = '']) => /from '@jinpiao\//.test(code))
    .map(([, ending = '', code = ''], i) => ({ file: `${name}-${i + 1}.${ending}`, code }))
}

export const readmeSamples = (): Sample[] =>
  publishedPackages.flatMap((name) => samplesOf(name, readFileSync(join(repository, name, 'README.md'), 'utf8')))
