import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Run, type RunOptions, repository, run, tool } from './run.ts'

interface Inputs {
  /** Globs, from the repository's root. */
  inputs: readonly string[]
  /** Names of files and folders that are none of them. */
  notInputs: RegExp
}

/** Something that is built into `<folder>/dist` and need not be built again while its inputs are the same. */
interface Build extends Inputs {
  title: string
  folder: string
  command: readonly [program: string, ...args: string[]]
  env?: Record<string, string>
}

const ofEverything = ['pnpm-lock.yaml', 'tsconfig.base.json']

export const portalBuild: Build = {
  title: 'the portal',
  folder: 'portal',
  inputs: ['{values,themes,ui-kit,contract,ukey,portal}/**/*', ...ofEverything],
  notInputs: /^(node_modules|dist|artifacts|\.types)$|\.(test|stories|a11y|broken)\.tsx?$/,
  command: [
    process.execPath,
    join(repository, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel',
    'warn',
  ],
}

/**
 * Contracts are shown on the components' pages. The conformance report beside them is no input: it says what the tests
 * said, not how a component looks.
 */
export const storybookBuild: Build = {
  title: 'Storybook',
  folder: 'stories',
  inputs: [
    '{values,themes,ui-kit,contract,stories}/**/*',
    'stories/.storybook/*',
    // The studio shows the portal's header and footer.
    'portal/src/{app/shell,locales,parts,session}/**/*',
    'portal/src/i18n.ts',
    ...ofEverything,
  ],
  notInputs: /^(node_modules|dist|artifacts|\.types)$|\.(test|broken)\.tsx?$/,
  command: [tool('stories/storybook'), 'build', '--output-dir', 'dist', '--quiet'],
  env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
}

/**
 * A digest of everything that something is made from. Contents, not times: a fresh clone gives every file a new time,
 * and reading a thousand small files takes a tenth of a second.
 */
export function digestOfInputs({ inputs, notInputs }: Inputs, root = repository): string {
  const isOut = (path: string) => notInputs.test(basename(path))
  // `exclude` keeps glob out of folders; a file's own name it does not ask about.
  const files = globSync(inputs, { cwd: root, exclude: isOut }).filter((path) => !isOut(path))
  const digest = createHash('sha256')
  for (const file of files.sort()) {
    const path = join(root, file)
    if (statSync(path).isFile()) digest.update(`${file}\0`).update(readFileSync(path)).update('\0')
  }
  return digest.digest('hex')
}

const stampOf = ({ folder }: Build) => join(repository, folder, 'dist', '.inputs')

/** The digest of the inputs that the last build was made from. */
export function digestOfBuild(build: Build): string | undefined {
  const stamp = stampOf(build)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

/** Builds, unless the last build was made from exactly these inputs. `force` builds in any case. */
async function make(build: Build, { force, ...options }: RunOptions & { force?: boolean }): Promise<Run> {
  const digest = digestOfInputs(build)
  const isFresh = !force && digestOfBuild(build) === digest
  if (isFresh) return { code: 0, timedOut: false, seconds: 0, output: '' }
  console.log(`Building ${build.title} …`)
  const [program, ...args] = build.command
  const cwd = join(repository, build.folder)
  const built = await run(program, args, { ...options, cwd, ...(build.env && { env: build.env }) })
  if (built.code === 0) writeFileSync(stampOf(build), digest)
  return built
}

export const buildPortal = (options: RunOptions & { force?: boolean } = {}): Promise<Run> => make(portalBuild, options)

export const buildStorybook = (options: RunOptions & { force?: boolean } = {}): Promise<Run> =>
  make(storybookBuild, options)
