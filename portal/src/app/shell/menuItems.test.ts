import { describe, expect, it } from 'vitest'
import { routes } from '#portal/routes/routes.ts'
import { menuItems, sideItems } from './menuItems.ts'

const words = { group: (group: string) => `[${group}]`, page: (title: string) => title }
const of = (group: string) => routes.filter((route) => route.group === group && route.hideInMenu !== true)
const groups = [
  { group: 'home' as const, routes: of('home').slice(0, 1) },
  { group: 'issue' as const, routes: of('issue').slice(0, 1) },
  { group: 'my' as const, routes: of('my').slice(-2) },
]

describe('spec §1: header and side menu', () => {
  it('a group of one is that link, the home is called by its group, others open', () => {
    expect(menuItems(groups, words)).toEqual([
      { href: '/credit/core/index/operator', label: '[home]' },
      { href: '/credit/core/issue/issue', label: 'issue' },
      {
        label: '[my]',
        children: [
          { href: '/my/message/index', label: 'messages' },
          { href: '/my/person-info/index', label: 'personInfo' },
        ],
      },
    ])
  })

  it.each([
    ['/my/message/index', ['/my/message/index', '/my/person-info/index']],
    ['/credit/core/issue/issue', []],
    ['/error-page/403', []],
  ])('beside %s: %j', (current, expected) => {
    expect(sideItems(groups, current, words).map(({ href }) => href)).toEqual(expected)
  })
})
