import { businessErrors } from '@jinpiao/contract/errors'
import { type TermName, termName, terms, withTerms } from '@jinpiao/contract/terms'
import type { Language } from '@jinpiao/contract/words'
import { expect, it } from 'vitest'

/** Texts that are a term's name for a reason. The key is file and place in it. */
const reviewed: Readonly<Record<string, TermName>> = {
  // The login page loads no terms: 2.3 KB before anybody is signed in.
  'zh-CN login.password': 'password',
  'en-US login.password': 'password',
  'zh-CN login.code': 'smsCode',
  'en-US login.code': 'smsCode',
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

/** What a field was also called. A text that means it says its name. */
const otherNames: readonly [text: RegExp, name: TermName][] = [
  [/(?<!短信|邮箱)验证码/, 'smsCode'],
  [/^密码$|、密码|或密码/, 'password'],
  [/剩余可用/, 'available'],
  [/交货日期|验收日期/, 'deliveredDate'],
]

/** The same characters where no field is meant. */
const noField: Readonly<Record<string, string>> = {
  'zh-CN home.waited': 'a verb: 已等待 3 小时',
  'zh-CN trade.invoiceTitle': 'an invoice, not the field that has all of them',
  'zh-CN trade.invoiceRemoved': 'an invoice, not the field that has all of them',
}

const files = import.meta.glob<Record<string, object>>('./*/*.ts', { eager: true })

function textsOf(part: unknown, place: string): [place: string, text: string][] {
  if (typeof part === 'string') return [[place, part]]
  return Object.entries(part as object).flatMap(([key, value]) => textsOf(value, `${place}.${key}`))
}

const textsIn = (language: Language) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .flatMap(([path, file]) => {
      // Some files export what they are joined from, too; `texts.ts` has types only.
      const area = path.replace(/^.*\/|\.ts$/g, '')
      return textsOf(file[area] ?? {}, `${language} ${area}`)
    })

const names = Object.keys(terms) as TermName[]
const nameBeforeValue = new RegExp(
  `(${names.map((name) => termName(name, 'zh-CN')).join('|')})[\\s：]*\\{\\{(?!name\\}\\})`,
)

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

it('a text takes the name before a value from the term: {{name}} {{number}}, not 接收方 {{number}}', () => {
  const repeated = textsIn('zh-CN').filter(([place, text]) => !(place in noField) && nameBeforeValue.test(text))
  expect(repeated).toEqual([])
})

it('what is excused from that still needs it', () => {
  const texts = new Map(textsIn('zh-CN'))
  for (const place of Object.keys(noField))
    expect([place, texts.get(place)]).toEqual([place, expect.stringMatching(nameBeforeValue)])
})

it('a field has no second name, neither in the texts nor in what the server says', () => {
  const said = Object.entries(businessErrors).map(([code, words]): [string, string] => [code, withTerms(words)[0]])
  const found = [...textsIn('zh-CN'), ...said].flatMap(([place, text]) =>
    otherNames.flatMap(([other, name]) =>
      other.test(text) ? [{ place, text, itsName: termName(name, 'zh-CN') }] : [],
    ),
  )
  expect(found).toEqual([])
})
