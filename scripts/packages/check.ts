import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { kitExamples } from '../../stories/docs/examples/kitExamples.ts'
import { chromiumLaunch } from '../chromium.ts'
import { repository, run, tool } from '../run.ts'
import { entryKb, overBudget, readBudgets } from './budgets.ts'
import { buildPackage, type PublishedPackage, publishedPackages } from './build.ts'
import { checkHook, checkNative } from './forms.ts'
import { openPage, pageNames, pageSource } from './pages.ts'
import { readmeSamples } from './readmeSamples.ts'
import { makeScratchApp, type ScratchApp } from './scratchApp.ts'

/** What a page with a single button may cost over a page with a bare one. */
const BUTTON_KB = 15
const pages = {
  bare: `
    import { createRoot } from 'react-dom/client'
    createRoot(document.body).render(<button type="button">保存</button>)`,
  button: `
    import { createRoot } from 'react-dom/client'
    import { Button } from '@jinpiao/ui-kit/Button'
    createRoot(document.body).render(<Button>保存</Button>)`,
}

const problems: string[] = []
const kb = (value: number) => `${value.toFixed(1)} KB`

async function main(): Promise<void> {
  const types = await run(tool('tsc'), ['-b', 'ui-kit'])
  if (types.code !== 0) throw new Error('the types are wrong, see above')
  for (const name of publishedPackages) await buildPackage(name)

  const tarballs = {} as Record<PublishedPackage, string>
  const destination = mkdtempSync(join(tmpdir(), 'jinpiao-tarballs-'))
  for (const name of publishedPackages) {
    tarballs[name] = await pack(name, destination)
    await inspect(name, tarballs[name])
  }

  const entries = readdirSync(join(repository, 'ui-kit', 'dist', 'node')).filter((name) =>
    existsSync(join(repository, 'ui-kit', 'dist', 'node', name, `${name}.js`)),
  )
  const sizes: Record<string, number> = {}
  for (const entry of entries) sizes[entry] = await entryKb(entry)
  console.log(
    Object.entries(sizes)
      .map(([entry, size]) => `${entry} ${kb(size)}`)
      .join(', '),
  )
  problems.push(...overBudget(sizes, readBudgets()))

  await useWhatWasPacked(tarballs, entries)
  rmSync(destination, { recursive: true })
}

async function pack(name: PublishedPackage, destination: string): Promise<string> {
  // Only pnpm knows `catalog:`, `workspace:` and `publishConfig`; it has started us.
  const pnpm = process.env['npm_execpath']
  if (pnpm === undefined) throw new Error('start this with pnpm: pnpm prove packages')
  const before = new Set(readdirSync(destination))
  const [command, ...args] = /\.[cm]?js$/.test(pnpm) ? [process.execPath, pnpm] : [pnpm]
  const packed = await run(command!, [...args, 'pack', '--pack-destination', destination], {
    cwd: join(repository, name),
    output: 'collect',
  })
  const [file] = readdirSync(destination).filter((each) => !before.has(each))
  if (packed.code !== 0 || file === undefined) throw new Error(packed.output)
  return join(destination, file)
}

/** What the field asks of a package: it says what one may do with it, its manifest is right, its types are found. */
async function inspect(name: PublishedPackage, tarball: string): Promise<void> {
  const { output: listing } = await run('tar', ['-tzf', tarball], { output: 'collect' })
  const missing = ['LICENSE', 'README.md', 'CHANGELOG.md'].filter((file) => !listing.includes(`package/${file}\n`))
  if (missing.length > 0) problems.push(`${name} is packed without ${missing.join(', ')}`)
  const entryPoints = globSync('dist/*.js', { cwd: join(repository, name) }).map((file) =>
    file.slice('dist/'.length, -3),
  )
  const components = globSync('dist/node/*/', { cwd: join(repository, name) }).map((file) => file.split('/')[2] ?? '')
  const named = [...entryPoints, ...components.filter((each) => each !== 'lib')].map((each) => `./${each}`)
  for (const [command, args] of [
    ['publint', ['run', tarball, '--strict']],
    ['attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', '--quiet', '--entrypoints', ...named]],
  ] as const) {
    const { code, output } = await run(tool(command), args, { output: 'collect' })
    if (code !== 0) problems.push(`${command} on ${name}:\n${output}`)
  }
}

async function useWhatWasPacked(tarballs: Record<PublishedPackage, string>, entries: readonly string[]): Promise<void> {
  const versionOf = (name: string) =>
    (
      JSON.parse(readFileSync(join(repository, 'portal', 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string
      }
    ).version
  const app = await makeScratchApp(
    Object.fromEntries(publishedPackages.map((name) => [`@jinpiao/${name}`, tarballs[name]])),
    Object.fromEntries(
      ['react', 'react-dom', 'react-router-dom', 'react-hook-form', '@types/react', '@types/react-dom', 'vite'].map(
        (name) => [name, versionOf(name)],
      ),
    ),
  )
  const [bare, button] = [await app.build('bare', pages.bare), await app.build('button', pages.button)]
  const over = button.scriptKb - bare.scriptKb
  console.log(`A page with one Button: ${kb(over)} over React (at most ${BUTTON_KB} KB), styles ${button.hasStyles}`)
  if (over >= BUTTON_KB)
    problems.push(`a page with one Button costs ${kb(over)} over React; its budget is ${BUTTON_KB} KB`)
  if (!button.hasStyles) problems.push('a page with one Button has no style sheet')

  // No window here, and no loader for CSS.
  const loads = entries.map((entry) => `import('@jinpiao/ui-kit/${entry}')`).join(', ')
  const { code } = await app.node(`
    const { renderToString } = await import('react-dom/server')
    const { createElement } = await import('react')
    await Promise.all([${loads}])
    const { Button } = await import('@jinpiao/ui-kit/Button')
    const html = renderToString(createElement(Button, null, '保存'))
    if (!/<button[^>]*>.*保存.*<\\/button>/.test(html)) throw new Error(html)
    const { KitProvider } = await import('@jinpiao/ui-kit/KitProvider')
    const { Link } = await import('@jinpiao/ui-kit/Link')
    const router = { navigate() {}, useHref: (href) => '/app' + href }
    const link = createElement(Link, { href: '/help' }, '帮助')
    const page = renderToString(createElement(KitProvider, { locale: 'zh-CN', router }, link))
    if (!page.includes('href="/app/help"')) throw new Error(page)`)
  if (code !== 0)
    problems.push('the packed components cannot be loaded and rendered on a server, with links by its router')
  await useSources(app)
  await usePages(app)
  rmSync(app.folder, { recursive: true })
}

/** Whoever copies what a README or Storybook shows has something that compiles; so do the pages of others. */
async function useSources(app: ScratchApp): Promise<void> {
  const samples = readmeSamples()
  const examples = Object.entries(kitExamples()).flatMap(([folder, modules]) =>
    Object.entries(modules).map(([name, code]) => [`${folder}.${name}.tsx`, code] as const),
  )
  const { code, output } = await app.compile({
    ...Object.fromEntries(samples.map((sample) => [sample.file, sample.code])),
    ...Object.fromEntries(examples),
    ...Object.fromEntries(pageNames.map((name) => [`${name}.tsx`, pageSource(name)])),
  })
  if (code !== 0) problems.push(`what the READMEs or Storybook show, or a page of others, does not compile:\n${output}`)
  for (const { file, code: page } of samples.filter(({ file }) => file.endsWith('.tsx'))) {
    await app.build(`built-${file}`, page)
  }
  console.log(`The READMEs show ${samples.map(({ file }) => file).join(', ')}; Storybook ${examples.length} examples`)
}

/** In a real browser: what forms send, and what the kit does to an application that has a look of its own. */
async function usePages(app: ScratchApp): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch())
  problems.push(...(await checkNative(await openPage(browser, app, 'NativeForm'))))
  problems.push(...(await checkHook(await openPage(browser, app, 'HookForm'))))
  const ownLook = await openPage(browser, app, 'OwnLook')
  problems.push(...(JSON.parse((await ownLook.locator('#found').textContent()) ?? '') as string[]))
  await browser.close()
}

await main()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
