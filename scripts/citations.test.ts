import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anchorsOf, citationsOf, citingTexts } from './citations.ts'

const repository = `${import.meta.dirname}/..`
const read = (path: string) => readFileSync(`${repository}/${path}`, 'utf8')

const documents = [
  ['spec', read('docs/rules/specification.md')],
  ['product', read('docs/rules/product.md')],
  ['accessibility', read('docs/rules/accessibility.md')],
] as const
const anchors = documents.flatMap(([name, text]) => anchorsOf(name, text))
const missing = (citations: string[]) => citations.filter((citation) => !anchors.includes(citation))

const folders = 'values,themes,ui-kit,contract,ukey,portal,server,stories,tests,lint,scripts'
const paths = globSync([`{${folders}}/**/{*.ts,*.tsx,*.md}`, 'README.md', 'docs/{decisions,guides}/*.md'], {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|dist|\.\w+|artifacts|peers|citations\.test\.ts)$/.test(path),
})

test('every rule that a comment or a test names stands in docs/rules', () => {
  const texts = paths.map((path) => [path, path.endsWith('.md') ? [read(path)] : citingTexts(read(path))] as const)
  expect(texts.length).toBeGreaterThan(300)
  const lost = texts.flatMap(([path, cited]) =>
    missing(cited.flatMap((text) => citationsOf(text))).map((citation) => `${path}: ${citation}`),
  )
  expect(lost).toEqual([])
})

test.each(documents)('the rules of %s cite rules that exist', (name, text) => {
  expect(missing(citationsOf(text.replaceAll(/^#+ §?[\d.]+/gm, ''), name))).toEqual([])
})

test('each rule stands once', () => {
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([])
})

test('sections in a row, rules of a section and ranges are all looked up', () => {
  const text = '1 < 2 (spec §4, §6 and §9; I9–I11, product §2.3.1; accessibility §2 rule 3)'
  const sections = ['spec §4', 'spec §6', 'spec §9', 'product §2.3.1', 'accessibility §2', 'accessibility §2 rule 3']
  expect(citationsOf(text)).toEqual([...sections, 'I9', 'I10', 'I11'])
})

test('a citation that nobody can look up is none', () => {
  expect(missing(citationsOf('see §5.1, accessibility 5.8, product rule D3; nothing moves (5.9)'))).toEqual([
    '§5.1',
    'accessibility 5.8',
    'product rule D3',
    '5.9',
  ])
  expect(citationsOf('4.5:1, 2.5.8 and 5.00')).toEqual([])
  expect(citationsOf('RFC 5652 §5.4, GM/T 0003.2 §5.5, CSS Color 4 §6.1')).toEqual([])
})

test('a list of sections goes on in the next line of a comment', () => {
  const source = `/**
 * The menus (spec §1, §3,
 * §6).
 */`
  expect(citingTexts(source).flatMap((text) => citationsOf(text))).toEqual(['spec §1', 'spec §3', 'spec §6'])
})

test('names of tests cite, data does not', () => {
  const source = `test('5.6, I11, T3: three', () => run(['P1', '5.6'], 'HT-J2-001', 'http://a.test')) // as Q7 says`
  expect(citingTexts(source).flatMap((text) => citationsOf(text))).toEqual(['Q7', '5.6', 'I11', 'T3'])
})
