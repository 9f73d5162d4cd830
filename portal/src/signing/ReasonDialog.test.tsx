import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NetworkError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

test('P6: without a reason nothing is sent; a quick reason is enough', async () => {
  const sent: string[] = []
  const { unmount } = await mountPage(
    <ReasonDialog
      isOpen
      onClose={() => {}}
      asks="SEND_BACK"
      title="退回修改 2 笔申请"
      consequence="退回后由经办修改"
      quickReasons={['金额与合同不符']}
      submitLabel="退回修改"
      onSubmit={async (reason) => void sent.push(reason)}
    />,
  )
  const submit = page.getByRole('button', { name: '退回修改', exact: true })
  await userEvent.click(submit)
  await expect.poll(() => document.activeElement?.textContent).toContain('有 1 处需要修改')
  expect(sent).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '金额与合同不符' }))
  await userEvent.click(submit)
  await expect.poll(() => sent).toEqual(['金额与合同不符'])
  unmount()
})

test('what the server refuses is said, takes the focus, and is gone at the next opening', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(true)}>再次打开</button>
        <ReasonDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          asks="SEND_BACK"
          title="驳回 2 笔申请"
          consequence="驳回后由经办修改"
          quickReasons={['金额与合同不符']}
          submitLabel="确认驳回"
          onSubmit={() => Promise.reject(new NetworkError('r-17'))}
        />
      </>
    )
  }
  const { unmount } = await mountPage(<Page />)
  await userEvent.click(page.getByRole('button', { name: '金额与合同不符' }))
  await userEvent.click(page.getByRole('button', { name: '确认驳回' }))
  await expect.poll(() => document.activeElement?.textContent).toContain('网络异常')
  await userEvent.click(page.getByRole('button', { name: '取消' }))
  const leave = page.getByRole('button', { name: /放弃/ })
  if (leave.elements().length > 0) await userEvent.click(leave)
  await userEvent.click(page.getByRole('button', { name: '再次打开' }))
  await expect.element(page.getByRole('button', { name: '确认驳回' })).toBeVisible()
  expect(page.getByRole('dialog').element().textContent).not.toContain('网络异常')
  unmount()
})

test('offline, an act says that it is not sent again by itself; what was typed stays, and one tries again by hand', async () => {
  const onSubmit = vi.fn(async () => Promise.reject(new NetworkError('r-17', { isOffline: true })))
  await mountPage(
    <ReasonDialog
      isOpen
      onClose={() => {}}
      asks="SEND_BACK"
      title="驳回 2 笔申请"
      consequence="驳回后由经办修改"
      quickReasons={['金额与合同不符']}
      submitLabel="确认驳回"
      onSubmit={onSubmit}
    />,
  )
  await userEvent.click(page.getByRole('button', { name: '金额与合同不符' }))
  const submit = page.getByRole('button', { name: '确认驳回' })
  await userEvent.click(submit)
  await expect
    .poll(() => document.activeElement?.textContent)
    .toContain('网络已断开，本次操作未完成，已填写的内容仍在。系统不会自动重发，请在网络恢复后再次操作。')
  await expect.element(page.getByRole('textbox')).toHaveValue('金额与合同不符')
  dispatchEvent(new Event('online'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await userEvent.click(submit)
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2)
})

test('a second opening asks nobody about the reason of the first, and asks about its own', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(true)}>再次打开</button>
        <ReasonDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          asks="SEND_BACK"
          title="驳回 2 笔申请"
          consequence="驳回后由经办修改"
          quickReasons={['金额与合同不符']}
          submitLabel="确认驳回"
          onSubmit={async () => setOpen(false)}
        />
      </>
    )
  }
  const { unmount } = await mountPage(<Page />)
  const quick = page.getByRole('button', { name: '金额与合同不符' })
  await userEvent.click(quick)
  await expect.poll(asks).toBe(true)
  await userEvent.click(page.getByRole('button', { name: '确认驳回' }))
  await expect.poll(asks, { message: 'sent' }).toBe(false)
  await userEvent.click(page.getByRole('button', { name: '再次打开' }))
  await expect.element(quick).toBeVisible()
  expect(asks(), 'nothing is typed').toBe(false)
  await userEvent.click(quick)
  await expect.poll(asks, { message: 'typed anew' }).toBe(true)
  await userEvent.keyboard('{Escape}')
  unmount()
})
