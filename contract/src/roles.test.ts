import { describe, expect, it } from 'vitest'
import { postOf } from './roles.ts'

describe('spec §6: posts of role codes', () => {
  it.each([
    ['ROLE_CORE_DIRECTOR', 'DIRECTOR'],
    ['ROLE_NO_LEGAL_ENTITY_DIRECTOR', 'DIRECTOR'],
    ['ROLE_CORE_FINAL_REVIEW', 'FINAL'],
    ['ROLE_CORP_DEFAULT', 'DEFAULT'],
    ['ROLE_NO_LEGAL_ENTITY_OPERATOR', 'OPERATOR'],
    ['OPERATOR', 'OPERATOR'],
    ['PURCHASE', 'PURCHASE'],
    ['QUERY', 'QUERY'],
    ['ROLE_NO_LEGAL_ENTITY_QUERY', 'QUERY'],
  ])('%s is %s', (code, post) => {
    expect(postOf(code)).toBe(post)
  })

  it.each(['ROLE_OF_TOMORROW', 'ROLE_CORP_COOPERATOR', 'toString', ''])('nobody knows %s', (code) => {
    expect(postOf(code)).toBeUndefined()
  })
})
