import { X509Certificate } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoCa, loadCa, loadDemoCa } from '@jinpiao/ukey/demoCa'
import { StartError } from '../config.ts'

/** Folder of the platform's own authority, in the data folder: made by `pnpm admin authority make`. */
export const OWN_AUTHORITY = 'authority'

/**
 * Whose UKEYs count: every `.pem` in the data folder's `ca`, and in a demonstration also the authority that the server
 * itself is. Without a single one no signature can be verified, and every signed act is refused.
 * @throws {StartError} naming a file that is no certificate: with it among them no signature could be verified.
 */
export async function loadAuthorities(
  dataFolder: string,
  demo: boolean,
): Promise<{ trusted: string[]; demoCa?: DemoCa; ownCa?: DemoCa }> {
  const folder = join(dataFolder, 'ca')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pem')).sort()
  const ownCa = await readOwn(join(dataFolder, OWN_AUTHORITY))
  const others = await Promise.all(names.map((name) => readCertificate(join(folder, name))))
  const trusted = ownCa === undefined ? others : [...others, ownCa.certificatePem]
  if (!demo) return { trusted, ...(ownCa && { ownCa }) }
  const demoFolder = join(dataFolder, 'demo-ca')
  const demoCa = await loadDemoCa(demoFolder).catch(() => {
    throw new StartError(
      `The demonstration's authority in ${demoFolder} cannot be read: remove it, and a new one is made`,
    )
  })
  return { trusted: [...trusted, demoCa.certificatePem], demoCa }
}

/** @throws {StartError} it cannot be read: made anew, no UKEY of before would count. */
async function readOwn(folder: string): Promise<DemoCa | undefined> {
  return loadCa(folder).catch(() => {
    throw new StartError(`The platform's own authority in ${folder} cannot be read: restore it from a backup`)
  })
}

async function readCertificate(path: string): Promise<string> {
  const text = await readFile(path, 'utf8')
  try {
    new X509Certificate(text)
    return text
  } catch {
    throw new StartError(`${path} is not a certificate: replace it by the authority's PEM file, or remove it`)
  }
}
