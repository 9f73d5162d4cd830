import { join } from 'node:path'
import { repository } from './run.ts'

/** Where `pnpm test` keeps the JSON report of each suite. */
export const reportFolder = join(repository, 'artifacts', 'test')

/** Where `pnpm prove` does: the conformance report reads the long forms. */
export const proofFolder = join(repository, 'artifacts', 'prove')
