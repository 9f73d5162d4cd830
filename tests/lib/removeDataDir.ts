import { rm } from 'node:fs/promises'

/** Runs once after all suites: the server's database and files were only for them. */
export default async function removeDataDir(): Promise<void> {
  const dir = process.env['TEST_DATA_DIR']
  if (dir !== undefined) await rm(dir, { recursive: true, force: true })
}
