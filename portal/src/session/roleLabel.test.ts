import type { SecurityData, SessionRole } from '@jinpiao/contract/session'
import { describe, expect, it } from 'vitest'
import { canSwitchRole, roleLabel } from './roleLabel.ts'

const role = (roleCode: string): SessionRole => ({ pkRole: roleCode, roleCode, roleLabel: '服务器的词', homeUrl: '' })

describe('spec §6: words of roles', () => {
  it.each([
    ['ROLE_CORP_DIRECTOR', '主管'],
    ['ROLE_CORE_DIRECTOR', '主管'],
    ['ROLE_NO_LEGAL_ENTITY_DIRECTOR', '主管'],
    ['ROLE_CORE_OPERATOR', '经办'],
    ['ROLE_CORP_OPERATOR', '经办'],
    ['ROLE_NO_LEGAL_ENTITY_OPERATOR', '经办'],
    ['ROLE_PURCHASE', '采购人'],
    ['PURCHASE', '采购人'],
    ['QUERY', '查询'],
    ['ROLE_CORE_QUERY', '查询'],
    ['ROLE_CORP_QUERY', '查询'],
    ['ROLE_CORE_FINAL_REVIEW', '终审'],
    ['ROLE_FINANCE_CLIENT_MANAGER', '金融机构'],
    ['ROLE_FINANCE_PRODUCT_MANAGER', '金融机构'],
    ['ROLE_CORP_MANAGER', '管理员'],
  ])('%s is called %s', (code, word) => {
    expect(roleLabel(role(code), 'zh-CN')).toBe(word)
    expect(roleLabel(role(code), 'en-US')).not.toMatch(/[一-鿿]/)
  })

  it('two roles of one word are told apart where a person has both, and nobody else reads what they are not called', () => {
    const both = [role('ROLE_FINANCE_CLIENT_MANAGER'), role('ROLE_FINANCE_PRODUCT_MANAGER')]
    expect(both.map((each) => roleLabel(each, 'zh-CN', both))).toEqual(['金融机构（客户经理）', '金融机构（产品经理）'])
    expect(both.map((each) => roleLabel(each, 'en-US', both))).toEqual([
      'Finance institution (client manager)',
      'Finance institution (product manager)',
    ])
    expect(roleLabel(both[0]!, 'zh-CN', [both[0]!, role('ROLE_CORP_MANAGER')])).toBe('金融机构')
  })

  it('a code that nobody knows keeps the word of the server', () => {
    expect(roleLabel(role('ROLE_OF_TOMORROW'), 'zh-CN')).toBe('服务器的词')
  })
})

describe('spec §4: roles are switched only where there is more than one candidate', () => {
  it.each([
    [undefined, false],
    [[], false],
    [['ROLE_CORE_OPERATOR'], false],
    [['ROLE_CORE_OPERATOR', 'ROLE_CORE_DIRECTOR'], true],
  ])('%j: %s', (codes, expected) => {
    const candidates = codes && { candidateRoles3: codes.map(role) }
    expect(canSwitchRole({ ...candidates } as SecurityData)).toBe(expected)
  })
})
