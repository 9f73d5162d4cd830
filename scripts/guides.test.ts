import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tradeBoxNames } from '../contract/src/trade.ts'

const repository = `${import.meta.dirname}/..`
const read = (path: string) => readFileSync(`${repository}/${path}`, 'utf8')
const linesOf = (path: string) => read(path).split('\n').length - 1
/** Code without its comments. */
const codeOf = (path: string) => read(path).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
const isProof = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

/** Lines of a file, or of all that a folder holds, without tests. */
function count(path: string): number {
  if (statSync(`${repository}/${path}`).isFile()) return linesOf(path)
  const files = globSync(`${path}**/*.{ts,tsx}`, { cwd: repository })
  return files.filter((file) => !isProof(file)).reduce((sum, file) => sum + linesOf(file), 0)
}
const numberOf = (cell = '') => Number(cell.replaceAll(/[ ,]/g, ''))
/** Rows of a guide's tables whose first cell names paths, with what stands in the others. */
const rowsOf = (guide: string) =>
  read(guide)
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .filter(([first]) => first?.includes('`'))
    .map(([first = '', ...cells]) => ({ paths: [...first.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path), cells }))

/** What a guide adds to files: the lines with a plus below the name of each. */
const linesAdded = (guide: string) =>
  new Map(
    [...read(guide).matchAll(/^ \/\/ (\S+)\n((?:\+.*\n)+)/gm)].map(([, path = '', lines = '']) => [
      path,
      lines.match(/(?<=^\+).*/gm) ?? [],
    ]),
  )

/** A line that nothing continues: it closes what it opens. */
const isWhole = (line: string) => line.match(/[([{]/g)?.length === line.match(/[)\]}]/g)?.length && !/[:=>]$/.test(line)

/** A guide need not follow each line that comes or goes: it is right to within a twentieth. */
const about = (lines: number) => expect.toSatisfy((said: number) => Math.abs(said - lines) <= lines / 20)

describe('docs/guides/add-a-business-type.md counts what there is', () => {
  const guide = 'docs/guides/add-a-business-type.md'
  const rows = rowsOf(guide).map(({ paths: [path = ''], cells: [lines] }) => ({ path, lines: numberOf(lines) }))
  const own = rows.slice(0, 6)
  const places = rows.slice(6)
  const sum = (each: typeof rows) => each.reduce((total, { lines }) => total + lines, 0)

  test('the files of the type have about as many lines as it says', () => {
    for (const { path, lines } of own) expect(lines, path).toEqual(about(count(path)))
  })

  test('at most 5 places besides, 1,500 lines in all, and its sums are right', () => {
    expect(places.length).toBeLessThanOrEqual(5)
    const [, placed, besides, all] =
      /in (\d+) places of production code, with (\d+) lines together: ([\d,]+) in all/.exec(read(guide)) ?? []
    expect([placed, besides, all].map(numberOf)).toEqual([places.length, sum(places), sum(own) + sum(places)])
    const now = own.reduce((total, { path }) => total + count(path), sum(places))
    expect(now).toBeLessThanOrEqual(1500)
  })

  test('an entry is one line in each place, and the guide shows them all', () => {
    const shownOf = linesAdded(guide)
    for (const { path, lines } of places) {
      const shown = shownOf.get(path) ?? []
      const code = codeOf(path).split('\n')
      expect(shown.length, path).toBe(lines)
      expect(code, path).toEqual(expect.arrayContaining(shown))
      expect(shown, path).toEqual(expect.arrayContaining(code.filter((line) => /transfer/i.test(line))))
      expect(shown.filter((line) => !isWhole(line))).toEqual([])
    }
  })
})

/** Beside its fields, check page and detail: the page itself, its definition, its facts and rules. */
const applications = [
  ['portal/src/pages/credit/chain/transfer/Apply.tsx', 'transfer/transferApply.ts', 'transfer/useTransferFacts.ts'],
  ['portal/src/pages/credit/core/issue/Issue.tsx', 'issue/issueApply.tsx', 'issue/issueProblems.ts'],
] as const
test.each(applications)('the application page %s is at most 120 lines beside its fields', (page, ...parts) => {
  const files = [page, ...parts.map((part) => `portal/src/business/${part}`)]
  expect(files.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(120)
})

/** A pack has contracts of its own, whose boxes are called as those of a trade. */
const isOfPacks = (path: string) => /\/(packs?|packUploads|finance-data)\/|\/packs?(\.|[A-Z])/.test(path)
// The contract's number is what a contract is named by: folded lines, sheets and vouchers say it.
const boxes = tradeBoxNames.filter((box) => box !== 'contractNo')
test.each(boxes)('%s, a box of the trade background, stands in at most 12 files', (box) => {
  const files = globSync('{contract,server,portal}/src/**/*.{ts,tsx}', { cwd: repository })
  const naming = files.filter(
    (path) =>
      !isProof(path) && !isOfPacks(path) && !/\/seed\//.test(path) && new RegExp(`\\b${box}\\b`).test(read(path)),
  )
  expect(naming.length).toBeGreaterThan(2)
  expect(naming.length, naming.join()).toBeLessThanOrEqual(12)
})

test('docs/guides/add-a-list-page.md counts what there is: at most 60 lines of page and 60 of server', () => {
  const rows = rowsOf('docs/guides/add-a-list-page.md').slice(0, 5)
  const said = (name: string, column: number) =>
    numberOf(rows.find(({ paths }) => paths[0]?.startsWith(name))?.cells[column])
  const files = [
    ['server/src/queries/limits.ts', 'portal/src/pages/my/limit/Query.tsx'],
    ['server/src/queries/receipts.ts', 'portal/src/pages/my/account/Receipt.tsx'],
  ] as const
  for (const [column, [server, page]] of files.entries()) {
    expect(said('server/src/queries', column), server).toEqual(about(linesOf(server)))
    expect(said('portal/src/pages', column), page).toEqual(about(linesOf(page)))
    expect(linesOf(page), page).toBeLessThanOrEqual(60)
    expect(linesOf(server) + said('server/src/http', column), server).toBeLessThanOrEqual(60)
  }
})

test('docs/guides/add-a-component.md counts what there is', () => {
  const guide = 'docs/guides/add-a-component.md'
  const kit = 'ui-kit/src'
  const parts = rowsOf(guide).flatMap(({ paths: [path = ''], cells: [lines] }) => {
    const [name] = /InterruptionPanel\.\S+$/.exec(path) ?? []
    if (name === undefined) return []
    return [{ path: path.startsWith('stories/') ? path : `${kit}/InterruptionPanel/${name}`, said: numberOf(lines) }]
  })
  expect(parts.length).toBe(8)
  for (const { path, said } of parts) expect(said, path).toEqual(about(linesOf(path)))
  const [product, proof] = [/Panel\.(tsx|css\.ts)$/, /\.(a11y|broken|docs|stories|test)\.tsx?$/].map((kind) =>
    parts.filter(({ path }) => kind.test(path)).reduce((sum, { said }) => sum + said, 0),
  )
  expect(/So (\d+) lines of product, (\d+) of proof/.exec(read(guide))?.slice(1).map(Number)).toEqual([product, proof])
  const folders = globSync('*/*.stories.tsx', { cwd: `${repository}/${kit}` }).map(
    (path) => path.split(/[\\/]/)[0] ?? '',
  )
  const medianOf = (files: string) => {
    const sums = folders.map((name) =>
      globSync(files.replaceAll('X', name), { cwd: `${repository}/${kit}/${name}` }).reduce(
        (sum, file) => sum + linesOf(`${kit}/${name}/${file}`),
        0,
      ),
    )
    const found = sums.filter((sum) => sum > 0).toSorted((a, b) => a - b)
    return found[Math.floor(found.length / 2)] ?? 0
  }
  const medians = /folder of the kit has (\d+) lines, the median component (\d+), its style (\d+)/.exec(read(guide))
  for (const [place, files] of ['*.{ts,tsx}', 'X.tsx', 'X.css.ts'].entries())
    expect(Number(medians?.[place + 1]), files).toEqual(about(medianOf(files)))
})

test('a server is reached where it listens, whatever page says so', () => {
  const [, port] = /env\['PORT'\] \?\? '(\d+)'/.exec(read('server/src/config.ts')) ?? []
  const pages = ['README.md', ...globSync('docs/guides/*.md', { cwd: repository })]
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/localhost:(\d+)/g)].map(([, told]) => `${page}: ${told}`),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((each) => !each.endsWith(` ${port}`))).toEqual([])
})
