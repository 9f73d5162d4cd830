import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Run, type RunOptions, repository, run } from './run.ts'

const portal = join(repository, 'portal')
const stamp = join(portal, 'dist', '.inputs')

const inputs = ['{values,themes,ui-kit,contract,ukey,portal}/**/*', 'pnpm-lock.yaml', 'tsconfig.base.json']
const notInputs = /^(node_modules|dist|\.types)$|\.(test|stories|a11y|broken)\.tsx?$/

/**
 * A digest of everything that the portal is built from. Contents, not times: a fresh clone gives every file a new time,
 * and reading a thousand small files takes a tenth of a second.
 */
export function digestOfInputs(root = repository): string {
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

/** Builds the portal, unless `portal/dist` was made from exactly these inputs. `force` builds in any case. */
export async function buildPortal(options: RunOptions & { force?: boolean } = {}): Promise<Run> {
  const digest = digestOfInputs()
  const isFresh = !options.force && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
  if (isFresh) return { code: 0, timedOut: false, seconds: 0, output: '' }
  console.log('Building the portal …')
  const vite = join(repository, 'node_modules', 'vite', 'bin', 'vite.js')
  const built = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { ...options, cwd: portal })
  if (built.code === 0) writeFileSync(stamp, digest)
  return built
}
