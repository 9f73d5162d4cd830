import { afterEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '#portal/session/logout.ts'
import { keepRegisterTicket, registerTicket } from '#portal/session/registerTicket.ts'
import { openTab } from '#portal/session/testing/browserStubs.ts'
import { dropDraft, readDraft, storeDraft } from './registerDraft.ts'

afterEach(() => vi.unstubAllGlobals())
const draft = { values: { corpName: '云栖紧固件有限公司' }, savedAt: '2026-11-27T09:00:00.000Z' }

it('spec §4: a draft is of one form and one number, survives a new tab, and ends when it is sent or at logout', () => {
  const { local } = openTab()
  storeDraft('corp', '13900009066', draft)
  expect(readDraft('corp', '13900009066')).toEqual(draft)
  expect(readDraft('corp', '13900009067'), 'of another number').toBeUndefined()
  expect(readDraft('ukey', '13900009066'), 'of another form').toBeUndefined()
  dropDraft('corp', '13900009066')
  expect(readDraft('corp', '13900009066')).toBeUndefined()
  storeDraft('corp', '13900009066', draft)
  forgetPerson()
  expect(Object.keys(local)).toEqual([])
})

it('a draft that cannot be read is none', () => {
  const { local } = openTab()
  for (const text of ['{', '[]', 'null', '{"values":null}']) {
    local.setItem('jinpiao.register.corp.13900009066', text)
    expect(readDraft('corp', '13900009066')).toBeUndefined()
  }
})

it('a ticket is none once it has expired, and a logout takes it away', () => {
  openTab()
  keepRegisterTicket({ ticket: 't', mobile: '13900009066', expiresAt: '2026-11-27T11:00:00.000Z', isKnown: false })
  expect(registerTicket(Date.parse('2026-11-27T10:59:59Z'))?.mobile).toBe('13900009066')
  expect(registerTicket(Date.parse('2026-11-27T11:00:00Z'))).toBeUndefined()
  forgetPerson()
  expect(registerTicket(0)).toBeUndefined()
})
