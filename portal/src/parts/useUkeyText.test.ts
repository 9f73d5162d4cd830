import { businessErrors } from '@jinpiao/contract/errors'
import { messagesFor } from '@jinpiao/ui-kit/lib/messages'
import { ukeyMessages } from '@jinpiao/ui-kit/lib/messages/ukey'
import { ukeyFailure } from '@jinpiao/ui-kit/lib/ukeyFailure'
import { UkeyError, type UkeyErrorCode } from '@jinpiao/ukey/driver'
import { expect, test } from 'vitest'

/** Every code that a driver may give; the compiler misses none. */
const codes: Record<UkeyErrorCode, true> = {
  NOT_BOUND: true,
  NOT_INSERTED: true,
  WRONG_CERT: true,
  MULTIPLE: true,
  SIGN_FAILED: true,
  PRINTED_NO: true,
  DRIVER_VERSION: true,
  NO_CERT: true,
  EXPIRED: true,
  CANCELLED: true,
  CHAIN_INVALID: true,
  PIN_INCORRECT: true,
  PIN_LOCKED: true,
  REMOVED: true,
  AGENT_ABSENT: true,
  NO_DRIVER: true,
  BUSY: true,
  TIMEOUT: true,
  LNA_DENIED: true,
  UNTRUSTED: true,
}

test.each(Object.keys(codes) as UkeyErrorCode[])('spec §8: %s of a driver stands in the table of sentences', (code) => {
  expect(ukeyFailure(new UkeyError(code)).code).toBe(code)
})

test.each([
  ['11000101', 'WRONG_CERT'],
  ['11000102', 'NOT_BOUND'],
  ['11000105', 'CHAIN_INVALID'],
  ['11000106', 'EXPIRED'],
] as const)('spec §8: the server says %s with the sentence of %s', (code, problem) => {
  const sentences = (['zh-CN', 'en-US'] as const).map((each) => messagesFor(ukeyMessages, each).problems[problem]({}))
  expect(businessErrors[code]).toEqual(sentences)
})
