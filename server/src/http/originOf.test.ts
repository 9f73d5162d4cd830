import { expect, test } from 'vitest'
import { originOf } from './originOf.ts'

test.each([
  ['what was called', 'http', {}, 'http://corp.example'],
  ['a proxy that tells the scheme', 'https', {}, 'https://corp.example'],
  ['one that does not: the browser says it', 'http', { origin: 'https://corp.example' }, 'https://corp.example'],
  ['or in the page’s address', 'http', { referer: 'https://corp.example/cv3/login' }, 'https://corp.example'],
  ['another page’s word counts for nothing', 'https', { origin: 'https://evil.example' }, 'https://corp.example'],
  ['nor one that begins alike', 'https', { origin: 'https://corp.example.evil.example' }, 'https://corp.example'],
  ['nor what is no address', 'https', { origin: 'null', referer: 'x' }, 'https://corp.example'],
  ['nor another scheme', 'https', { origin: 'ftp://corp.example' }, 'https://corp.example'],
] as const)('a text is vouched for to the page of the host that was called: %s', (_, protocol, headers, origin) => {
  expect(originOf({ host: 'corp.example', protocol, headers })).toBe(origin)
})
