import { businessTypes, stateWordsOf } from '@jinpiao/contract/flow'
import { applicationStateNames } from '@jinpiao/contract/status'
import { expect, test } from 'vitest'

const locales = import.meta.glob<Record<string, object>>('./zh-CN/**/*.ts', { eager: true })
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../locales/**', '!../**/testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** What an application can stand at, in words, of every type: none is true of all types after the same act. */
const states = new Set(
  businessTypes.flatMap((type) => {
    const words = stateWordsOf(type)
    return applicationStateNames.flatMap((name) => words[name]?.label[0] ?? [])
  }),
)

/** Texts that say what the person has done himself, or name a list by its tab. */
const own = [
  'draftsSaved_other',
  'changedElsewhere',
  'DELETE.done',
  'WITHDRAW.done',
  'VOID.done',
  'suspendedBy.failed',
  'failed',
  'signed',
  'draftConflict',
]

const textsOf = (part: unknown, path: string): [string, string][] =>
  typeof part === 'string'
    ? [[path, part]]
    : Object.entries(part as object).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`))
const texts = Object.values(locales).flatMap((module) => Object.values(module).flatMap((each) => textsOf(each, '')))

/** Keys of the texts in each call of `name`, as far as they are written out. */
function keysIn(source: string, name: string): string[] {
  return [...source.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].flatMap(({ index }) => {
    const call = source.slice(index, index + 260).split(/\n\s*\n|;\n|\n {0,6}[}\]]/)[0] ?? ''
    return [...call.matchAll(/\bt\(\s*(?:\w+ \? )?['`]([^'`]+)['`]/g)].map(([, key = '']) => key.replace(/^\w+:/, ''))
  })
}

const said = (key: string) => {
  const pattern = new RegExp(`(^|\\.)${key.replace(/\$\{[^}]+\}/g, '\\w+').replaceAll('.', '\\.')}(_one|_other)?$`)
  return texts.filter(([path]) => pattern.test(path))
}

test('what is said after an act names no state by itself: where the application stands comes with the answer', () => {
  const toasts = Object.entries(sources).flatMap(([file, source]) =>
    keysIn(source, 'notify').map((key) => [file.replace('../', ''), key] as const),
  )
  expect(toasts.length).toBeGreaterThan(50)
  const untrue = toasts.flatMap(([file, key]) =>
    said(key)
      .filter(([, text]) => [...states].some((state) => text.includes(state)))
      .map(([path, text]) => `${file} ${path} ${text}`),
  )
  expect([...new Set(untrue)].filter((place) => !own.some((key) => place.includes(` ${key} `)))).toEqual([])
})
