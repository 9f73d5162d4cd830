import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoCa, loadDemoCa } from '@jinpiao/ukey/demoCa'

/**
 * Whose UKEYs count: every `.pem` in the data folder's `ca`, and in a demonstration also the authority that the server
 * itself is. Without a single one no signature can be verified, and every signed act is refused.
 */
export async function loadAuthorities(
  dataFolder: string,
  demo: boolean,
): Promise<{ trusted: string[]; demoCa?: DemoCa }> {
  const folder = join(dataFolder, 'ca')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pem')).sort()
  const trusted = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  if (!demo) return { trusted }
  const demoCa = await loadDemoCa(join(dataFolder, 'demo-ca'))
  return { trusted: [...trusted, demoCa.certificatePem], demoCa }
}
