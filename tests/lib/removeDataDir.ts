import { rm } from 'node:fs/promises'

/** Runs once after all suites: the server's database and files, and what the sweep has judged, were only for them. */
export default async function removeDataDir(): Promise<void> {
  for (const path of [process.env['TEST_DATA_DIR'], process.env['JUDGED_PARTS']])
    if (path !== undefined) await rm(path, { recursive: true, force: true })
}
