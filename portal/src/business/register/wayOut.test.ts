import { expect, it } from 'vitest'
import { BusinessError } from '#portal/http/errors.ts'
import { wayOut } from './wayOut.ts'

it.each([
  ['02000104', '/register?step=person'],
  ['02000106', '/error-page/authorized'],
  ['02000113', '/register/white-list/apply'],
  ['01000302', '/register?step=corp'],
  ['10000109', undefined],
])('what the server refuses on the check page leads on: %s to %s', (code, href) => {
  expect(wayOut(new BusinessError(code, ''), '/register').href).toBe(href)
})

it('a failure of the line leads nowhere', () => {
  expect(wayOut(new TypeError('no line'), '/register')).toEqual({})
})
