import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { passedOn, saidAfterActs, saidElsewhere } from '#portal/parts/testing/saidAfterActs.ts'

const root = `${import.meta.dirname}/..`
const server = `${root}/../../server/src`
const read = (folder: string, file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const filesOf = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.test\.|^locales|testing\//.test(file))

/** From an opening bracket to its closing one. */
function bracketed(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? '')) depth++
    if (')]}'.includes(text[at] ?? '') && --depth === 0) return text.slice(from + 1, at)
  }
  return text.slice(from + 1)
}

/** What stands in each call of `notify` and `announce`, and in each `done` that is handed to one. */
const spans = filesOf(root).flatMap((file) => {
  const source = read(root, file)
  return [...source.matchAll(/\b(?:notify|announce)\(|\bdone=\{/g)].map(({ 0: opening, index }) => ({
    file,
    span: bracketed(source, index + opening.length - 1).trim(),
  }))
})
/** Keys of the texts, also of those that are chosen between: `t(isOff ? 'enabled' : 'disabled')`. */
const keysIn = (span: string) =>
  [...span.matchAll(/\bt\(\s*([^,)]+)/g)].flatMap(([, named = '']) =>
    [...named.matchAll(/['`]([^'`]+)['`]/g)].map(([, key = '']) => key),
  )
const isTabled = (file: string, key: string) => {
  const pattern = new RegExp(`^${key.replace(/\$\{[^}]+\}/g, '\\w+').replaceAll('.', '\\.')}$`)
  return Object.keys(saidAfterActs[file] ?? {}).some((each) => pattern.test(each))
}

type Part = { [key: string]: string | Part }
const locales = import.meta.glob<Record<string, Part>>('./{zh-CN,en-US}/**/*.ts', { eager: true })
const leaf = (part: Part | undefined, key: string): string | undefined => {
  const found = key.split('.').reduce<string | Part | undefined>((at, step) => {
    if (typeof at !== 'object') return undefined
    return at[step] ?? at[`${step}_other`]
  }, part)
  return typeof found === 'string' ? found : undefined
}
/** The text of a key in the first namespace of a file that has it. */
function textOf(file: string, key: string, language: string): string | undefined {
  const used = read(root, file).matchAll(/useTranslation\(\[?((?:'[\w/]+'(?:, )?)+)/g)
  const named = [...used].map(([, names]) => names).join()
  const [before, after] = key.split(':')
  const spaces = after === undefined ? [...named.matchAll(/[\w/]+/g)].map(([name]) => name) : [before]
  return Object.entries(locales)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, module]) => spaces.map((space) => leaf(module[space ?? ''], after ?? key)))
    .find((text) => text !== undefined)
}

const sentences = Object.entries(saidAfterActs).flatMap(([file, keys]) =>
  Object.entries(keys).map(([key, became]) => ({ file, key, became })),
)
const under = (became: string) => became.endsWith('.ts')

describe('whatever is said after an act, by toast or live region, is judged against what became of it', () => {
  test('every sentence has its entry, and every entry is said', () => {
    expect(spans.length).toBeGreaterThan(100)
    const lacking = spans.flatMap(({ file, span }) =>
      keysIn(span)
        .filter((key) => !isTabled(file, key))
        .map((key) => `${file} ${key}`),
    )
    expect(lacking).toEqual([])
    const unsaid = sentences.filter(({ file, key }) => !read(root, file).includes(key.replace(/^\w+\./, '')))
    expect(
      unsaid.filter(({ file }) => !read(root, file).includes('${')).map(({ file, key }) => `${file} ${key}`),
    ).toEqual([])
  })

  test('what names no text by itself is said by a file that does, or by the server', () => {
    const others = spans
      .filter(({ span }) => keysIn(span).length === 0)
      .map(({ file, span }) => `${file} ${span.split(/, '|, \{/)[0]}`)
    expect([...new Set(others)].toSorted()).toEqual(passedOn.toSorted())
  })

  test.each(sentences.filter(({ became }) => under(became)))('$file $key: the result is under way', ({ file, key }) => {
    expect(textOf(file, key, 'zh-CN')).toMatch(/等待|稍后|将|已请/)
    expect(textOf(file, key, 'zh-CN')).not.toMatch(/成功|完成|到账|已付|已缴|已扣|已发送|已还/)
    expect(textOf(file, key, 'en-US')).toMatch(/\b(wait|await|confirm|shortly|later|will|on its way|asked|soon)/i)
    expect(textOf(file, key, 'en-US')).not.toMatch(/\b(done|success\w*|completed?|paid|sent)\b/i)
  })

  test.each(sentences.filter(({ became }) => became === 'DONE'))('$file $key: it is done', ({ file, key }) => {
    expect(textOf(file, key, 'zh-CN')).toMatch(/已|感谢/)
    expect(textOf(file, key, 'zh-CN')).not.toMatch(/等待|稍后|正在/)
  })

  test.each(sentences.filter(({ became }) => became === 'FAILED'))('$file $key: it is not done', ({ file, key }) => {
    expect(textOf(file, key, 'zh-CN')).toMatch(/未|不|没有|只/)
  })

  test.each(sentences.filter(({ became, key }) => became === 'STATE' && key !== 'common:comma'))(
    '$file $key: its word comes with the answer',
    ({ file, key }) => {
      expect(textOf(file, key, 'zh-CN')).toMatch(/\{\{(now|state|stage)\}\}/)
    },
  )

  test.each(sentences.filter(({ became }) => became === 'SCREEN'))('$file $key: nothing was sent', ({ file, key }) => {
    expect(textOf(file, key, 'zh-CN')).not.toMatch(/保存|提交|登记|发送|生效/)
  })

  test('wherever the server asks somebody outside, or leaves a letter, a sentence waits for it, or another place says so', () => {
    const asking = filesOf(server).filter((file) =>
      /\b(?<!function )(askOutside|enqueue)\(/.test(read(server, file).replace(/function (askOutside|enqueue)/g, '')),
    )
    const waited = new Set(sentences.filter(({ became }) => under(became)).map(({ became }) => became))
    const known = [...waited, ...Object.keys(saidElsewhere)]
    expect(asking.toSorted()).toEqual(known.toSorted())
  })
})
