import { issue } from '@jinpiao/contract/issue'
import { expect, test, vi } from 'vitest'
import { call } from '#portal/http/client.ts'
import { BusinessError } from '#portal/http/errors.ts'
import type { ApplyLine } from './applyForm.ts'
import { changedForms, withOwnVersions } from './storeLines.ts'

vi.mock('#portal/http/client.ts', () => ({ call: vi.fn() }))

const stored = { pkApply: 'A1', version: 3, payload: { amount: '1.00' } }

test('spec §7: changed loans and limits are stored by the call that composes their text, when all of them stand already', () => {
  const forms = [{ pkApply: 'A1', version: 3, line: { amount: '1.00' } }]
  expect(changedForms({ type: 'SELF_LOAN_APPLY' }, [stored])).toEqual(forms)
  expect(changedForms({ type: 'LIMIT_ALLOC' }, [stored])).toEqual(forms)
  expect(changedForms({ type: 'SELF_LOAN_APPLY' }, [stored, { payload: {} }])).toBeUndefined()
  expect(changedForms({ type: 'ISSUE' }, [stored])).toBeUndefined()
})

const conflict = new BusinessError('99000409', '数据已被他人更新，请刷新后重试')

/** What the server holds of the one line; the act of a test is refused for any other version. */
async function sentTo(held: { version: number; payload: object }, line: ApplyLine = stored) {
  vi.mocked(call).mockResolvedValue({ application: { version: held.version }, payload: held.payload } as never)
  const versions: (number | undefined)[] = []
  const act = async ([line]: readonly ApplyLine[]) => {
    versions.push(line?.version)
    if (line?.version !== held.version) throw conflict
    return 'done'
  }
  const done = withOwnVersions(issue, [line], act).catch((error: unknown) => error)
  return [await done, versions]
}

test('a form whose own last answer was lost goes on by itself: the server holds the very content that is sent', async () => {
  expect(await sentTo({ version: 5, payload: { amount: '1.00' } })).toEqual(['done', [3, 5]])
})

test('what somebody else has changed is not overwritten', async () => {
  expect(await sentTo({ version: 5, payload: { amount: '2.00' } })).toEqual([conflict, [3]])
})

test('what was changed after an answer that was lost goes on, too: the server holds what this form sent before', async () => {
  const lost = async () => Promise.reject(new Error('no answer'))
  await withOwnVersions(issue, [stored], lost).catch(() => {})
  const changed = { ...stored, payload: { amount: '9.00' } }
  const held = { version: 4, payload: { amount: '1.00' } }
  expect(await sentTo(held, changed)).toEqual(['done', [3, 4]])
  expect(await sentTo({ version: 6, payload: { amount: '2.00' } }, changed)).toEqual([conflict, [3]])
})
