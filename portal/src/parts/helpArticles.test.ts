import { describe, expect, it } from 'vitest'
import { findArticles, type HelpArticle, neighboursOf, partsOf } from './helpArticles.ts'

const all = [
  { id: '1', title: '平台介绍', body: '电话 400' },
  { id: '3', title: '登录与密码', body: '## 密码\n忘记密码时点击“忘记密码”' },
  { id: '7', title: '金票开立', body: '经办提交，主管复核，使用 UKEY' },
]
const found = (search: string, ids = ['7', '1']) => findArticles(all, ids, search).map(({ id }) => id)

describe('spec §1: the help box', () => {
  it('shows the articles that the route declares, in its order', () => {
    expect(found('')).toEqual(['7', '1'])
    expect(found('  ', ['9', '3'])).toEqual(['3'])
  })
  it.each([
    ['密码', ['3']],
    ['ukey', ['7']],
    ['ＵＫＥＹ 主管', ['7']],
    ['主管 密码', []],
  ])('searches every article for all words: %s', (search, ids) => {
    expect(found(search)).toEqual(ids)
  })
  it('headings and paragraphs', () => {
    expect(partsOf('## 密码\n\n一段')).toEqual([
      { kind: 'heading', text: '密码' },
      { kind: 'paragraph', text: '一段' },
    ])
  })
})

it('an article has the neighbours that the list gives it; the first and the last have one', () => {
  const beside = (article: HelpArticle) => {
    const { previous, next } = neighboursOf(all, article)
    return [previous?.id, next?.id]
  }
  expect(all.map(beside)).toEqual([
    [undefined, '3'],
    ['1', '7'],
    ['3', undefined],
  ])
})
