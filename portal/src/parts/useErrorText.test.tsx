import { expect, test } from 'vitest'
import { NetworkError } from '#portal/http/errors.ts'
import { mountPage } from './testing/mountPage.tsx'
import { useErrorText } from './useErrorText.ts'
import { useLoadFailure } from './useLoadFailure.ts'

const Said = ({ what, error }: { what: 'act' | 'load'; error: unknown }) => <p>{useErrorText(what)(error)}</p>

test.each([
  ['an act that the server did not answer tells its number for the hotline', 'act', new NetworkError('r-17'), true],
  ['one that reached nobody has none', 'act', new NetworkError('r-17', { isOffline: true }), false],
  ['a query has it below the words', 'load', new NetworkError('r-17'), false],
] as const)('%s', async (_, what, error, hasNumber) => {
  const { main } = await mountPage(<Said what={what} error={error} />)
  expect(main.textContent?.includes('请求编号 r-17')).toBe(hasNumber)
})

const Listed = ({ error }: { error: Error }) => <p>{useLoadFailure()({ error, refetch: () => undefined })?.message}</p>

test.each([
  ['a list that the server did not answer tells its number, too', new NetworkError('r-17'), true],
  ['one that reached nobody has none', new NetworkError('r-17', { isOffline: true }), false],
] as const)('%s', async (_, error, hasNumber) => {
  const { main } = await mountPage(<Listed error={error} />)
  expect(main.textContent?.includes('请求编号 r-17')).toBe(hasNumber)
})
