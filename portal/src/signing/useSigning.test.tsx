import type { SecurityData } from '@jinpiao/contract/session'
import { Button } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '#portal/http/client.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { securityAtom, store } from '#portal/session/store.ts'
import type { SigningTask } from './signingTask.ts'
import { useSigning } from './useSigning.tsx'

vi.mock('#portal/http/client.ts', () => ({ call: vi.fn() }))
vi.mock('./signingKey.ts', () => ({ signingKey: async () => ({}) }))

function Signer({ prepare }: { prepare: () => Promise<SigningTask> }) {
  const { sign, dialog } = useSigning()
  const [failure, setFailure] = useState('')
  return (
    <>
      <Button
        onPress={() =>
          void sign({ title: '签名并提交 2 笔金票转让', count: 2, total: 9_000_000n, prepare }).catch(
            ({ message }: Error) => setFailure(message),
          )
        }
      >
        签名并提交申请
      </Button>
      <p>{failure}</p>
      {dialog}
    </>
  )
}
beforeEach(() => store.set(securityAtom, { openedProductCorps: {} } as SecurityData))
const dialog = () => document.querySelector('[role=dialog]')?.textContent

test('the dialog opens before anything is stored or composed, with number and sum', async () => {
  const prepare = vi.fn(() => new Promise<SigningTask>(() => {}))
  await mountPage(<Signer prepare={prepare} />)
  await page.getByRole('button', { name: '签名并提交申请' }).click()
  await expect.element(page.getByRole('dialog', { name: '签名并提交 2 笔金票转让' })).toBeVisible()
  expect(dialog()).toMatch(/共 2 笔.*90,000\.00.*玖万元整.*正在生成签名内容/)
  expect(page.getByRole('button', { name: '签名', exact: true }).elements()).toEqual([])
  await page.getByRole('button', { name: '取消' }).click()
  await expect.poll(dialog).toBeUndefined()
})

test('what keeps the text from being composed closes the dialog and is the page’s to tell', async () => {
  const refused: { reject?: (error: Error) => void } = {}
  await mountPage(<Signer prepare={() => new Promise((_, reject) => Object.assign(refused, { reject }))} />)
  await page.getByRole('button', { name: '签名并提交申请' }).click()
  await expect.poll(dialog).toContain('正在生成签名内容')
  refused.reject?.(new Error('额度不足'))
  await expect.element(page.getByText('额度不足')).toBeVisible()
  await expect.poll(dialog).toBeUndefined()
})

test('what is stored with its text is told as soon as the text is there', async () => {
  const onComposed = vi.fn()
  vi.mocked(call).mockRejectedValueOnce(new Error('额度不足')).mockResolvedValueOnce({ creditList: [] })
  const task = { businessType: 'LIMIT_ALLOC', action: 'SUBMIT', ids: ['A1'], onComposed } as unknown as SigningTask
  await mountPage(<Signer prepare={async () => task} />)
  await page.getByRole('button', { name: '签名并提交申请' }).click()
  await expect.element(page.getByText('额度不足')).toBeVisible()
  expect(onComposed).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '签名并提交申请' }).click()
  await expect.poll(() => onComposed.mock.calls.length).toBe(1)
})
