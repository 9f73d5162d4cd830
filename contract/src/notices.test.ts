import { describe, expect, test } from 'vitest'
import { businessTypes, flowOf } from './flow.ts'
import { type Approval, approvals, isDecision, signedActions } from './flowRow.ts'
import { type NoticeName, notices, noticeText } from './notices.ts'

const params = ['〈0〉', '〈1〉', '〈2〉', '〈3〉']
/** What a text is filled with. */
const fillings = (text: string) => text.match(/〈\d〉/g) ?? []

describe.each(Object.keys(notices) as NoticeName[])('%s', (name) => {
  test.each(['zh-CN', 'en-US'] as const)('2.4.6: its title names what it is about (%s)', (language) => {
    expect(fillings(noticeText(name, params, language).title)).toHaveLength(1)
  })

  // A name in Chinese, one in Latin letters: whoever is in place of the number.
  test.each(['zh-CN', 'en-US'] as const)('a name in its title is parted from the words before it (%s)', (language) => {
    const titles = ['华岳重工', 'Acme Ltd'].map((named) => {
      const { title } = noticeText(name, [named, named, named, named, 'ISSUE'], language)
      return title.endsWith(named) ? title.slice(0, -named.length) : ''
    })
    const parted = language === 'zh-CN' ? /：$/ : /[:?] $/
    expect(titles.filter((before) => before !== '' && !parted.test(before))).toEqual([])
  })

  test.each(['zh-CN', 'en-US'] as const)('where no reason was given it says so, and invents none (%s)', (language) => {
    const values = ['〈0〉', '〈1〉', '〈2〉', '〈3〉', 'ISSUE', '', '', '', '']
    const { zh, en } = { zh: /原因：[，。；）]|原因：$/, en: /Reason( of the failure)?: ?(\.|$)/ }
    for (const [at] of params.entries()) {
      const { body } = noticeText(name, values.with(at, ''), language)
      expect(body).not.toMatch(language === 'zh-CN' ? zh : en)
    }
  })

  test('says the same in both languages', () => {
    const [chinese, english] = (['zh-CN', 'en-US'] as const).map((language) => noticeText(name, params, language))
    expect(fillings(chinese!.title)).toEqual(fillings(english!.title))
    expect(fillings(chinese!.body).toSorted()).toEqual(fillings(english!.body).toSorted())
  })

  test.each(['zh-CN', 'en-US'] as const)('of an application without an amount it mentions none (%s)', (language) => {
    if (!name.startsWith('APPLICATION_')) return
    const { body } = noticeText(name, ['王一', 'SQ1', '江城精铸有限公司', '', 'ISSUE'], language)
    expect(body).not.toMatch(/金额|yuan/)
  })
})

test('whose reason is missing is named', () => {
  const part = ['JJ1', '1.00', '2.00', '', '1.00', '0.00']
  expect(noticeText('LOAN_COLLECTED_PART', part, 'zh-CN').body).toContain('原因：银行未说明原因。')
  expect(noticeText('LOAN_COLLECTED_PART', part, 'en-US').body).toContain('Reason: The bank gave no reason.')
  const refused = ['FUNDER', 'SQ1', '', '9.00', 'ISSUE']
  expect(noticeText('APPLICATION_REJECTED', refused, 'zh-CN').body).toContain('原因：资金方未说明原因。')
})

test('an institution that has answered is named in the language of the reader', () => {
  const params = ['FUNDER', 'SQ1', '合同缺页', '9.00', 'ISSUE']
  expect(noticeText('APPLICATION_REJECTED', params, 'en-US').body).toMatch(/^The funder rejected SQ1\./)
  expect(noticeText('APPLICATION_REJECTED', params, 'zh-CN').body).toMatch(/^资金方拒绝了 SQ1/)
})

test('a name in Chinese has no blank beside Chinese words; figures and Latin names keep theirs', () => {
  const body = (...params: string[]) => noticeText('TICKET_ISSUED', params, 'zh-CN').body
  expect(body('SQ1', 'JP1', '江城精铸有限公司')).toBe('SQ1 已签发为金票 JP1，等待江城精铸有限公司签收。')
  expect(body('SQ1', 'JP1', '安禾（华东）')).toBe('SQ1 已签发为金票 JP1，等待安禾（华东）签收。')
  expect(body('SQ1', 'JP1', 'Acme Ltd')).toBe('SQ1 已签发为金票 JP1，等待 Acme Ltd 签收。')
})

describe('0043: a message names the act that was done, and no other', () => {
  const acts = Object.keys(approvals) as Approval[]
  const told = businessTypes.flatMap((type) =>
    flowOf(type)
      .steps.filter(isDecision)
      .map(({ action }) => [type, action] as const),
  )

  test.each(told)('%s %s', (type, action) => {
    for (const name of ['APPLICATION_APPROVED', 'APPLICATION_TO_FINAL'] as const) {
      for (const amount of ['9.00', '']) {
        const of = (stored: readonly string[], index: 0 | 1) => {
          const text = noticeText(name, ['王一', 'SQ1', '江城精铸', amount, type, ...stored], index ? 'en-US' : 'zh-CN')
          return name === 'APPLICATION_APPROVED' ? [text.title, text.body] : [text.body]
        }
        for (const text of of([action], 0)) {
          expect(text).toContain(signedActions[action][0])
          for (const other of acts.filter((each) => each !== action)) expect(text).not.toContain(approvals[other][0])
        }
        for (const text of of([action], 1)) expect(text).toContain(` ${approvals[action][1]} `)
      }
    }
  })

  test('one from before its act was stored tells of the last that decides', () => {
    const title = (type: string) =>
      noticeText('APPLICATION_APPROVED', ['王一', 'SQ1', '甲', '9.00', type], 'zh-CN').title
    expect(title('REDEEM')).toBe('金票兑付已终审通过 SQ1')
    expect(title('TRANSFER')).toBe('金票转让已复核通过 SQ1')
  })
})
