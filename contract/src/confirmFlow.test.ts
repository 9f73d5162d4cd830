import { expect, test } from 'vitest'
import { confirmTextOf } from './confirmFlow.ts'
import { textCallOf } from './textTasks.ts'

test('spec §7: one matter is asked for as a contract, several as a batch', () => {
  const asked = (ids: readonly string[]) =>
    textCallOf({ businessType: 'GUARANTEE_CONFIRM', action: 'CONFIRM', ids, call: confirmTextOf(ids.length) })
  expect(asked(['M1'])).toMatchObject({
    endpoint: { path: '/corp/v1/guarantee/contracts/sign/original' },
    input: { query: { ids: 'M1' } },
  })
  expect(asked(['M1', 'M2'])).toMatchObject({
    endpoint: { path: '/corp/v1/guarantees/batch/original' },
    input: { body: { pkConfirms: ['M1', 'M2'] } },
  })
})
