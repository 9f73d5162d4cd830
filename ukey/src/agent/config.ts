import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { readIfThere } from '../keyFile.ts'
import { isSameList } from '../thumbprint.ts'

const jwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() })

const site = z.object({
  /** The one in use first. */
  keys: z.array(jwk),
  /** Given up by the server: they prove texts until then (milliseconds since 1970), of servers that start anew later. */
  retired: z.optional(z.array(z.object({ key: jwk, until: z.number() }))),
})
/** The keys of a site that the person trusts. */
export type Pinned = z.infer<typeof site>

/** `pkcs11`: a vendor's module. `soft`: a folder of SM2 keys made of software, for development. */
const moduleOf = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pkcs11'), path: z.string() }),
  z.object({ kind: z.literal('soft'), folder: z.string() }),
])
const config = z.object({
  modules: z.array(moduleOf),
  /** Sites that may ask, by their origin, each with the keys by which it vouches for texts. */
  trusted: z.record(z.string(), site),
  /** Undefined: the first free one that pages know. */
  port: z.optional(z.int()),
})
export type AgentConfig = z.infer<typeof config>
export type ModuleConfig = AgentConfig['modules'][number]

/** Where each person's settings lie, e.g. `~/.config/jinpiao-ukey/agent.json`; `JINPIAO_UKEY_CONFIG` names another file. */
export function configPath(env: NodeJS.ProcessEnv = process.env): string {
  if (env['JINPIAO_UKEY_CONFIG']) return env['JINPIAO_UKEY_CONFIG']
  const folder =
    process.platform === 'win32'
      ? (env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'))
      : join(homedir(), '.config')
  return join(folder, 'jinpiao-ukey', 'agent.json')
}

/**
 * What the file says; nothing is trusted where there is none.
 * @throws {Error} it is damaged: a trusted site must not be forgotten, nor another taken for it.
 */
export async function readConfig(path: string): Promise<AgentConfig> {
  const text = await readIfThere(path)
  if (text === undefined) return { modules: [], trusted: {} }
  try {
    return config.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${path} is damaged`, { cause: error })
  }
}

interface Learned {
  origin: string
  pinned: Pinned
  /** What the settings have said when the program read or wrote them last. */
  before: Pinned
}

/**
 * Writes what a running program has learned into the settings as they stand now.
 * @returns false: the person has trusted other keys of the site meanwhile, or the site no more. His word stays, whoever has
 * signed the list.
 */
export async function savePinned(path: string, { origin, pinned, before }: Learned): Promise<boolean> {
  const latest = await readConfig(path)
  const said = latest.trusted[origin]
  if (said === undefined || !isSameList(said.keys, before.keys)) return false
  await writeConfig(path, { ...latest, trusted: { ...latest.trusted, [origin]: pinned } })
  return true
}

/** Only its owner may change whom the agent trusts. */
export async function writeConfig(path: string, content: AgentConfig): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  await chmod(`${path}.new`, 0o600)
  await rename(`${path}.new`, path)
}
