import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

test('P6: without a reason nothing is sent; a quick reason is enough', async () => {
  const sent: string[] = []
  const { unmount } = await mountPage(
    <ReasonDialog
      isOpen
      onClose={() => {}}
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
