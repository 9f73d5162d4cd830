import { expect, test, vi } from 'vitest'
import { changedForms } from './storeLines.ts'

vi.mock('#portal/http/client.ts', () => ({ call: vi.fn() }))

const stored = { pkApply: 'A1', version: 3, payload: { amount: '1.00' } }

test('spec §7: changed loans and limits are stored by the call that composes their text, when all of them stand already', () => {
  const forms = [{ pkApply: 'A1', version: 3, line: { amount: '1.00' } }]
  expect(changedForms({ type: 'SELF_LOAN_APPLY' }, [stored])).toEqual(forms)
  expect(changedForms({ type: 'LIMIT_ALLOC' }, [stored])).toEqual(forms)
  expect(changedForms({ type: 'SELF_LOAN_APPLY' }, [stored, { payload: {} }])).toBeUndefined()
  expect(changedForms({ type: 'ISSUE' }, [stored])).toBeUndefined()
})
