import { join } from 'node:path'
import { type FolderServer, serveFolder } from './folderServer.ts'

/**
 * Serves `tests/fixtures/*.html`. Our probes are proven on these pages: each defect page breaks one rule on purpose,
 * so a probe that stops looking is noticed.
 */
export const serveFixtures = (): Promise<FolderServer> => serveFolder(join(import.meta.dirname, '..', 'fixtures'))
