import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const repository = `${import.meta.dirname}/..`
const read = (path: string) => readFileSync(`${repository}/${path}`, 'utf8')
const isProof = (path: string) => /\.test\.|\/testing\/|\.broken\.|\/\.types\/|\/node_modules\//.test(path)

/** What is shown anywhere: pages, server, Storybook, the program of a PC. Without comments, which nobody sees. */
const shown = [
  'portal/src',
  'contract/src',
  'server/src',
  'themes',
  'ui-kit/src',
  'values/src',
  'ukey/src',
  'stories',
  'scripts',
]
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: repository }))
  .filter((path) => !isProof(path))
  .map((path) => read(path).replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, ''))
  .join('\n')

const place = /\$?\{\{?\w+\}?\}/
const literal = (part: string) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
/** Words that are put together with what is shown elsewhere, as 金额 in `{{label}}不低于（元）`. */
const composed = [...new Set(shown.match(/(?<=['"`])[^'"`\n]*\{\w+\}[^'"`\n]*(?=['"`])/g))]
  .map((template) => template.split(place))
  .filter((parts) => parts.some((part) => /\p{Script=Han}/u.test(part)))
  .map((parts) => new RegExp(`^${parts.map(literal).join('(\\p{Script=Han}{2,})')}$`, 'u'))
const isShown = (word: string) =>
  shown.includes(word) ||
  composed.some((template) =>
    template
      .exec(word)
      ?.slice(1)
      .every((part) => shown.includes(part)),
  )

/** Chinese words of a text outside its commands: what a reader is told to look for, press or read. */
const wordsOf = (text: string) =>
  [...text.replaceAll(/```[^]*?```/g, '').matchAll(/[\p{Script=Han}（）]*\p{Script=Han}[\p{Script=Han}（）]*/gu)].map(
    ([word]) => word.replace(/^（([^）]*)）?$/, '$1').replace(/^）|^[^（]*）(?=\p{Script=Han})|（$/gu, ''),
  )

test.each(['README.md', ...globSync('docs/guides/*.md', { cwd: repository })])(
  '%s: whoever follows it finds each Chinese word on a page',
  (path) => {
    const words = wordsOf(read(path))
    expect(words.filter((word) => !isShown(word))).toEqual([])
  },
)

test('a word that stands on no page is found', () => {
  expect(wordsOf('→ 结清全部 (融资复核)').filter((word) => !isShown(word))).toEqual(['结清全部'])
})
