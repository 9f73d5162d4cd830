import { describe, expect, it } from 'vitest'
import { formatSignatureHeader, parseSignatureHeader, requestSignatureBase, sortQuery } from './requestSignature.ts'

describe('spec §7: every request carries a signature over path, sorted query and body', () => {
  it('orders parameters by name, then value, and keeps repeated ones', () => {
    expect(sortQuery('?b=2&a=9&a=1&v=3')).toBe('a=1&a=9&b=2&v=3')
  })
  it('encodes one way, whatever the client chose', () => {
    expect(sortQuery("q=a+b&n=%e9%87%91'(")).toBe('n=%E9%87%91%27%28&q=a%20b')
  })
  it('is one text per request', () => {
    const parts = { method: 'get', path: '/v2/security', query: 'v=1', bodyHash: 'H', ts: '1', nonce: 'N' }
    expect(requestSignatureBase(parts)).toBe('SCF1\nGET\n/v2/security\nv=1\nH\n1\nN')
  })
  it('leaves the name of a service out of the path', () => {
    const of = (path: string) =>
      requestSignatureBase({ method: 'GET', path, query: '', bodyHash: '', ts: '', nonce: '' }).split('\n')[2]
    expect(['/corp/v1/x', '/uaa/logout', '/v1/corp/x', '/corporate/x'].map(of)).toEqual([
      '/v1/x',
      '/logout',
      '/v1/corp/x',
      '/corporate/x',
    ])
  })
  it('reads back what it wrote and refuses anything else', () => {
    const fields = { kid: 'k'.repeat(43), ts: '1'.repeat(13), nonce: 'n'.repeat(22), sig: 's'.repeat(86) }
    expect(parseSignatureHeader(formatSignatureHeader(fields))).toEqual(fields)
    const key = `${'x'.repeat(43)}.${'y'.repeat(43)}`
    expect(parseSignatureHeader(formatSignatureHeader({ ...fields, key }))).toEqual({ ...fields, key })
    expect(parseSignatureHeader(`${formatSignatureHeader(fields)} `)).toBeUndefined()
    expect(parseSignatureHeader(undefined)).toBeUndefined()
  })
})
