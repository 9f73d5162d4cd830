import type { Application } from '@jinpiao/contract/applications'
import { NOT_YOUR_TURN } from '@jinpiao/contract/errors'
import { issue } from '@jinpiao/contract/issue'
import { textCalls } from '@jinpiao/contract/textCalls'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '#portal/http/client.ts'
import { BusinessError } from '#portal/http/errors.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ActsOutcome } from '#portal/signing/ActsOutcome.tsx'
import { DeskActions } from './DeskActions.tsx'
import { useDecisions } from './useDecisions.ts'

vi.mock('#portal/http/client.ts', () => ({ call: vi.fn() }))
vi.mock('#portal/http/queries.ts', () => ({ refreshAfter: vi.fn(async () => []) }))
vi.mock('#portal/signing/signingKey.ts', () => ({ signingKey: async () => ({}) }))

const application = {
  pkApply: 'A1',
  applyNo: 'SQ20261127000001',
  amount: '100.00',
  businessType: 'ISSUE',
  lineSums: null,
  actions: [{ action: 'APPROVE', allowed: true }],
} as unknown as Application
const words = '该申请当前状态为“待终审”，不在您的办理环节，可能已由他人办理。请继续办理其他申请'

function Desk({ onContinue }: { onContinue: () => void }) {
  const decisions = useDecisions({
    of: issue,
    step: 'PENDING_DIRECTOR',
    title: 'directorApprove',
    words: 'director',
    columns: [],
    detail: { face: () => ({ promisedDate: null, days: ['tenorDays', null] }), facts: () => null },
  })
  return (
    <>
      <h1 tabIndex={-1}>开立复核</h1>
      <ActsOutcome acts={decisions} onContinue={onContinue} />
      <DeskActions words="director" rows={[application]} decisions={decisions} />
    </>
  )
}

test.each([
  [NOT_YOUR_TURN, words, true],
  ['01000202', '您没有该操作的权限', false],
])(
  '%s: who was overtaken is led back to the queue, which is asked for anew; a missing right is not',
  async (code, text, isLed) => {
    vi.mocked(refreshAfter).mockClear()
    vi.mocked(call).mockImplementation((async (endpoint: unknown) => {
      if (endpoint === textCalls.credits) throw new BusinessError(code, text)
    }) as typeof call)
    const onContinue = vi.fn()
    await mountPage(<Desk onContinue={onContinue} />)
    await page.getByRole('button', { name: '复核通过' }).click()
    await expect.element(page.getByText(text)).toBeVisible()
    const way = page.getByRole('button', { name: '继续处理' })
    expect(way.elements()).toHaveLength(isLed ? 1 : 0)
    expect(vi.mocked(refreshAfter).mock.calls).toEqual(isLed ? [['ISSUE']] : [])
    if (!isLed) return
    await way.click()
    expect(onContinue).toHaveBeenCalledOnce()
    expect(page.getByText(text).elements()).toEqual([])
  },
)
