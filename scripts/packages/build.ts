import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { type OutputChunk, type RolldownOutput, rolldown } from 'rolldown'
import { classPrefix } from '../../ui-kit/src/lib/classPrefix.ts'
import { repository } from '../run.ts'

/** What others can install, each after those it depends on. */
export const publishedPackages = ['values', 'themes', 'ui-kit'] as const
export type PublishedPackage = (typeof publishedPackages)[number]

/** Of a component's folder only the component is published, with what it is made of. */
const notPublished = /\.(test|stories|docs|a11y|broken)\.tsx?$|[\\/]lib[\\/]docs\.ts$|[\\/]testing[\\/]/

/**
 * Builds `dist/` of one package from its sources: an ES module for each module, its declarations beside it, and for
 * the styles of each module one style sheet.
 *
 * `dist/` imports its style sheets, so a bundler takes those of the components that are used. `dist/node/` is the same
 * without them, for servers: Node does not load CSS. `dist/styles.css` is all of them, for pages without a bundler, and
 * `dist/page.css` the look of a whole page. All stand in one cascade layer, so that each rule of the application counts.
 *
 * The declarations are those of `tsc -b`, which has to have run.
 */
export async function buildPackage(name: PublishedPackage): Promise<void> {
  const folder = join(repository, name)
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter((file) => !notPublished.test(file))
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(sources.map((file) => [withoutSource(file).replace(/\.tsx?$/, ''), file])),
    // Everything with a package's name stays an import; the plugin names style sheets by their path, without a dot.
    external: (id) => !/^[./]/.test(id) && !id.includes('.vanilla.css'),
    platform: 'neutral',
    plugins: [vanillaExtractPlugin({ cwd: folder, identifiers: ({ hash }) => `${classPrefix}${hash}` })],
  })
  const modules = {
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].js',
    assetFileNames: ({ names }: { names: string[] }) => `css/${basename(names[0] ?? '', '.css.ts.vanilla.css')}.css`,
  } as const
  const built = await bundle.write({ ...modules, dir: dist, plugins: [inLayer] })
  const sheet = allStyles(built)
  if (sheet !== '') {
    await bundle.write({ ...modules, dir: join(dist, 'node'), plugins: [withoutStyles] })
    writeFileSync(join(dist, 'styles.css'), sheet)
    cpSync(join(dist, pageSheet), join(dist, 'page.css'))
  }
  await bundle.close()
  copyDeclarations(folder, sources)
}

type Output = RolldownOutput['output'][number] extends infer Part ? Record<string, Part> : never

/** What an application asks for by name, because it is about more than the kit's own elements. */
const pageSheet = 'css/page.css'

/** An output plugin: puts each style sheet into the kit's layer. */
const inLayer = {
  name: 'in-layer',
  generateBundle(_options: unknown, bundle: Output) {
    for (const part of Object.values(bundle)) {
      if (part.type === 'asset') part.source = `@layer jinpiao {\n${String(part.source)}\n}\n`
    }
  },
}

/** An output plugin: the server's modules name no style sheets. */
const withoutStyles = {
  name: 'without-styles',
  generateBundle(_options: unknown, bundle: Output) {
    for (const [file, part] of Object.entries(bundle)) {
      if (part.type === 'asset') delete bundle[file]
      else part.code = part.code.replace(/^import "[^"]+\.css";\n/gm, '')
    }
  },
}

/** All style sheets in the order in which the modules import them: what is composed comes before what composes it. */
function allStyles({ output }: RolldownOutput): string {
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])))
  const sheets = new Map(
    output.flatMap((part) => (part.type === 'asset' ? [[part.fileName, part.source] as const] : [])),
  )
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = ({ fileName, imports, code }: OutputChunk) => {
    if (seen.has(fileName)) return
    seen.add(fileName)
    for (const imported of imports) {
      const chunk = chunks.get(imported)
      if (chunk) visit(chunk)
    }
    for (const [, path = ''] of code.matchAll(/^import "([^"]+\.css)";$/gm)) found.add(`css/${basename(path)}`)
  }
  for (const chunk of chunks.values()) visit(chunk)
  if (found.size !== sheets.size) throw new Error('a style sheet is imported by no module')
  found.delete(pageSheet)
  return [...found].map((file) => String(sheets.get(file))).join('\n')
}

function copyDeclarations(folder: string, sources: readonly string[]): void {
  for (const source of sources) {
    const declaration = source.replace(/\.tsx?$/, '.d.ts')
    const target = join(folder, 'dist', withoutSource(declaration))
    cpSync(join(folder, '.types', declaration), target)
    // Sources import each other by their own names; what is installed has other ones.
    writeFileSync(target, readFileSync(target, 'utf8').replace(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1'))
  }
}

const withoutSource = (file: string) => file.replace(/^src[\\/]/, '')
