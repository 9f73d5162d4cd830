import type { AssignableRole } from '@jinpiao/contract/users'
import { expect, it } from 'vitest'
import { isChanged, roleChange } from './userChange.ts'

const role = (pkRole: string, post: string, roleLabel: string): AssignableRole => ({
  pkRole,
  roleCode: pkRole,
  post,
  roleLabel,
  pages: [],
})
const roles = [role('1', 'OPERATOR', '经办'), role('2', 'DIRECTOR', '主管'), role('3', 'QUERY', '查询')]

it('says what a change of roles ends and what the key needs (H4)', () => {
  const change = roleChange({ pkRoles: ['1', '3'], ukeySuffix: '6400' }, ['2', '3'], roles)
  expect(change).toEqual({ lost: ['经办'], gained: ['主管'], keyLoses: ['经办'], keyNeeds: ['主管'] })
  expect(isChanged(change)).toBe(true)
})

it('says nothing of a key that is not bound, nor of posts that sign nothing', () => {
  const bare = { keyLoses: [], keyNeeds: [] }
  expect(roleChange({ pkRoles: ['1'], ukeySuffix: null }, ['2'], roles)).toMatchObject(bare)
  expect(roleChange({ pkRoles: ['3'], ukeySuffix: '6400' }, [], roles)).toMatchObject({ lost: ['查询'], ...bare })
})

it('leaves roles out that are not given here, such as the administrator’s', () => {
  expect(isChanged(roleChange({ pkRoles: ['9', '1'], ukeySuffix: null }, ['1'], roles))).toBe(false)
})
