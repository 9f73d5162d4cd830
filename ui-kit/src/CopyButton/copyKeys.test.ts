import { expect, test } from 'vitest'
import { copyKeys } from './copyKeys.ts'

test.each(['Win32', 'Linux x86_64', 'Linux armv81', ''])('on %j it is Ctrl', (platform) =>
  expect(copyKeys(platform)).toBe('Ctrl+C'),
)

test.each(['MacIntel', 'iPad', 'iPhone'])('on %j it is Command', (platform) =>
  expect(copyKeys(platform)).toBe('Command+C'),
)
