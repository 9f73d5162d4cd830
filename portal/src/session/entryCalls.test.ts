import { expect, it, vi } from 'vitest'

vi.hoisted(() => vi.resetModules())
const { begun, fetchTexts } = vi.hoisted(() => ({ begun: vi.fn(), fetchTexts: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call: () => new Promise(() => {}) }))
vi.mock('#portal/http/signing.ts', () => ({ newRequestKey: async () => ({ publicKey: {} }) }))
vi.mock('#portal/i18n.ts', () => ({ fetchTexts }))
vi.mock('./deadline.ts', () => ({ tellOtherTabs: () => {} }))
vi.mock('./securityCalls.ts', () => {
  begun()
  return {}
})
const { enterBySms } = await import('./entryCalls.ts')

it('what a home needs is on its way while the server answers a login', async () => {
  void enterBySms({ mobile: '13800000101', code: '123456' })
  await expect.poll(() => begun.mock.calls.length).toBe(1)
  expect(fetchTexts.mock.calls).toEqual([['home']])
})
