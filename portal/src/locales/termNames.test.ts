import { termName, type TermName, terms } from '@jinpiao/contract/terms'
import type { Language } from '@jinpiao/contract/words'
import { expect, it } from 'vitest'

/** Texts that are a term's name for a reason. The key is file and place in it. */
const reviewed: Readonly<Record<string, TermName>> = {
  // The login page loads no terms: 2.3 KB before anybody is signed in.
  'zh-CN login.corpName': 'corpName',
  'en-US login.corpName': 'corpName',
  'zh-CN login.mobile': 'mobile',
  'en-US login.mobile': 'mobile',
  // States of what is listed or answered, not the moment of it: the Chinese words differ.
  'en-US apply.tab.submitted': 'submittedAt',
  'en-US transfer.output.ACCEPTED': 'acceptedAt',
  // The act of changing, not the change of a split ticket: the Chinese words differ.
  'en-US apply.edit': 'changeAmount',
}

const files = import.meta.glob<Record<string, object>>('./*/*.ts', { eager: true })

function textsOf(part: unknown, place: string): [place: string, text: string][] {
  if (typeof part === 'string') return [[place, part]]
  return Object.entries(part as object).flatMap(([key, value]) => textsOf(value, `${place}.${key}`))
}

const textsIn = (language: Language) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .flatMap(([, file]) => Object.entries(file).flatMap(([area, part]) => textsOf(part, `${language} ${area}`)))

const names = Object.keys(terms) as TermName[]

it.each(['zh-CN', 'en-US'] as const)('%s: the name of a business field is said once, in the contract', (language) => {
  const termOf = new Map(names.map((name) => [termName(name, language), name]))
  const texts = textsIn(language)
  expect(texts.length).toBeGreaterThan(300)
  const repeated = texts.filter(([place, text]) => termOf.has(text) && !(place in reviewed))
  expect(repeated).toEqual([])
})

it('a reviewed repetition still is one, and still of the same term', () => {
  const texts = new Map([...textsIn('zh-CN'), ...textsIn('en-US')])
  for (const [place, name] of Object.entries(reviewed)) {
    const language = place.startsWith('zh-CN') ? 'zh-CN' : 'en-US'
    expect({ place, text: texts.get(place) }).toEqual({ place, text: termName(name, language) })
  }
})
