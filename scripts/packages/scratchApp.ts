import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Run, run, tool } from '../run.ts'

/** What the samples are compiled with: nothing of our own configuration. */
const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
}

/** An application outside the workspace that has nothing but what was packed. */
export interface ScratchApp {
  folder: string
  /** Runs its own Node. */
  node(script: string): Promise<Run>
  /** Holds modules, by the names of their files, against the declarations that were packed. */
  compile(modules: Readonly<Record<string, string>>): Promise<Run>
  /** Builds a page and gives the KB (1000 bytes) of its scripts, gzipped, and whether it has style sheets. */
  build(name: string, page: string): Promise<{ scriptKb: number; hasStyles: boolean }>
}

/** Installs the tarballs, by package name, with npm: people have that, and it knows nothing of our workspace. */
export async function makeScratchApp(
  tarballs: Record<string, string>,
  versions: Record<string, string>,
): Promise<ScratchApp> {
  const folder = mkdtempSync(join(tmpdir(), 'jinpiao-packages-'))
  const files = Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]))
  const manifest = { name: 'scratch', private: true, type: 'module', dependencies: { ...files, ...versions } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  await must(run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder }))
  return {
    folder,
    node: (script) => run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder }),
    async compile(modules) {
      const root = join(folder, 'compiled')
      mkdirSync(root)
      for (const [file, code] of Object.entries(modules)) writeFileSync(join(root, file), code)
      writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
      return run(tool('tsc'), ['-p', root], { cwd: folder, output: 'collect' })
    },
    async build(name, page) {
      const root = join(folder, name)
      mkdirSync(root, { recursive: true })
      writeFileSync(
        join(root, 'index.html'),
        '<!doctype html><meta charset="utf-8"><script type="module" src="./main.tsx"></script>',
      )
      writeFileSync(join(root, 'main.tsx'), page)
      await must(
        run(join(folder, 'node_modules', '.bin', 'vite'), ['build', root, '--logLevel', 'error'], { cwd: folder }),
      )
      const assets = join(root, 'dist', 'assets')
      const names = readdirSync(assets)
      const scripts = names.filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(assets, name)))
      const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
      return { scriptKb: bytes / 1000, hasStyles: names.some((name) => name.endsWith('.css')) }
    },
  }
}

async function must(running: Promise<Run>): Promise<void> {
  const { code, timedOut } = await running
  if (code !== 0) throw new Error(timedOut ? 'it took too long' : 'it failed, see above')
}
