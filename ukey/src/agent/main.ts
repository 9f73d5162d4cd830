import { parseArgs } from 'node:util'
import { parseCertificate } from '../certificate.ts'
import { createAgent } from './agent.ts'
import { type AgentConfig, configPath, type ModuleConfig, readConfig, savePinned, writeConfig } from './config.ts'
import { enrol } from './enrol.ts'
import { oneToken, pluggedIn } from './keyring.ts'
import { openWindow } from './openWindow.ts'
import { createPins } from './pins.ts'
import { startAgentServer } from './server.ts'
import { createSoftToken, createSoftTokenPort } from './softToken.ts'
import type { TokenPort } from './tokenPort.ts'
import { confirmAtTerminal, fetchKeys, spokenThumbprint } from './trust.ts'
import { createWorkerPort } from './workerPort.ts'

/** Of a program that is never ended: the PC learns the next key while the present one is in use. */
const REFRESHED_EVERY = 12 * 3_600_000

const usage = `UKEY agent. Settings: ${configPath()}
  serve [--no-open]                      wait for pages (default); --no-open: the page shows the link itself
  module <path of a PKCS#11 module>      reach keys by this module
  soft <folder> <serial>                 make an SM2 key of software for development (PIN: JINPIAO_UKEY_PIN)
  trust <origin> [--yes]                 let pages of this site ask for signatures
  check                                  what the modules say, and which keys are plugged in
  enrol <origin> <company> <mobile>      demonstrations: make a key in the token and have it certified (PIN: JINPIAO_UKEY_PIN)`

const path = configPath()
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'no-open': { type: 'boolean' }, yes: { type: 'boolean' } },
})
const [command = 'serve', ...args] = positionals

const portFor = (module: ModuleConfig): TokenPort =>
  module.kind === 'pkcs11' ? createWorkerPort(module.path) : createSoftTokenPort(module.folder)

function pinOf(): string {
  const pin = process.env['JINPIAO_UKEY_PIN']
  if (pin === undefined || pin === '') throw new Error('set JINPIAO_UKEY_PIN')
  return pin
}

const originOf = (text = ''): string => {
  if (!URL.canParse(text)) throw new Error(`not an address: ${text}`)
  return new URL(text).origin
}

async function serve(config: AgentConfig): Promise<void> {
  if (config.modules.length === 0) console.error('no module is set: see `module` in the usage')
  const { keysOf, refresh } = createPins({
    trusted: config.trusted,
    fetchProof: async (origin) => (await fetchKeys(origin)).proof,
    save: (origin, pinned, before) => savePinned(path, { origin, pinned, before }),
  })
  const agent = createAgent({ ports: config.modules.map(portFor), keysOf, refresh })
  const { port } = await startAgentServer({
    agent,
    isTrusted: (origin) => keysOf(origin) !== undefined,
    ...(config.port !== undefined && { ports: [config.port] }),
    open: values['no-open'] === true ? () => undefined : openWindow,
  })
  const refreshAll = () => {
    for (const origin of Object.keys(config.trusted)) void refresh(origin)
  }
  refreshAll()
  setInterval(refreshAll, REFRESHED_EVERY)
  console.log(`ready: http://127.0.0.1:${port}/`)
}

async function trust(config: AgentConfig): Promise<void> {
  const origin = originOf(args[0])
  const { keys } = await fetchKeys(origin)
  for (const key of keys) console.log(`${origin}  ${await spokenThumbprint(key)}`)
  const isSure =
    values.yes === true || (await confirmAtTerminal('Are these the thumbprints that the operator told you? [y/N] '))
  if (!isSure) throw new Error('nothing was changed')
  await writeConfig(path, { ...config, trusted: { ...config.trusted, [origin]: { keys } } })
}

async function check(config: AgentConfig): Promise<void> {
  const ports = config.modules.map(portFor)
  for (const [index, port] of ports.entries()) {
    const module = config.modules[index]!
    const name = module.kind === 'pkcs11' ? module.path : module.folder
    const said = await port.info().then(
      (info) => `${info.module} ${info.version}`,
      (error: Error) => error.message,
    )
    console.log(`${name}: ${said}`)
  }
  for (const { token } of await pluggedIn(ports)) {
    const names = token.certificates
      .map((der) => parseCertificate(der))
      .map(({ subject, suffix }) => `${suffix} ${subject}`)
    console.log(`${token.serial} (PIN ${token.pin}): ${names.join('; ') || 'no certificate'}`)
  }
}

async function enrolHere(config: AgentConfig): Promise<void> {
  const [origin, corpName = '', mobile = ''] = [originOf(args[0]), args[1], args[2]]
  const token = oneToken(await pluggedIn(config.modules.map(portFor)))
  console.log(`certificate ${await enrol(token, pinOf(), origin, { corpName, mobile })}`)
}

async function run(config: AgentConfig): Promise<boolean> {
  const [first, second] = args
  if (command === 'serve') {
    await serve(config)
    return true
  }
  if (command === 'module' && first !== undefined) {
    await writeConfig(path, { ...config, modules: [...config.modules, { kind: 'pkcs11', path: first }] })
  } else if (command === 'soft' && first !== undefined && second !== undefined) {
    await createSoftToken(first, second, pinOf())
    const others = config.modules.filter((module) => module.kind !== 'soft' || module.folder !== first)
    await writeConfig(path, { ...config, modules: [...others, { kind: 'soft', folder: first }] })
  } else if (command === 'trust' && first !== undefined) await trust(config)
  else if (command === 'check') await check(config)
  else if (command === 'enrol' && args.length === 3) await enrolHere(config)
  else console.log(usage)
  return false
}

try {
  const waits = await run(await readConfig(path))
  // Workers of modules wait for more.
  if (!waits) process.exit()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
