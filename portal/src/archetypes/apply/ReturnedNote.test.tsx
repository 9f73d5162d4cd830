import type { ApplicationDetail } from '@jinpiao/contract/applications'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { transferApply } from '#portal/business/transfer/transferApply.ts'
import { emptyOutput, emptyTransfer, type TransferForm } from '#portal/business/transfer/transferForm.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ReturnedNote } from './ReturnedNote.tsx'

const detail = (returnReason: string) =>
  ({
    application: { state: 'RETURNED', applyNo: 'SQ20261124000005', returnReason },
    steps: [
      { decision: 'SUBMIT', personName: '曹若溪', roleLabel: '经办', at: '2026-11-23T01:00:00.000Z' },
      { decision: 'RETURN', personName: '林知夏', roleLabel: '主管', at: '2026-11-23T08:42:00.000Z' },
    ],
  }) as ApplicationDetail

const outputs = ['临江标准件有限公司', '宁川模具科技有限公司'].map((recipientName) => ({
  ...emptyOutput(),
  recipientName,
}))

function Note({ reason }: { reason: string }) {
  const form = useForm<TransferForm>({ defaultValues: { ...emptyTransfer(), outputs } })
  return (
    <FormProvider {...form}>
      <ReturnedNote apply={transferApply.with()} detail={detail(reason)} />
      <input id="outputs.1.amount" aria-label="金额" />
    </FormProvider>
  )
}

test('a returned application says who sent it back, when and why, and leads to the field that is meant', async () => {
  const { main, unmount } = await mountPage(<Note reason="宁川模具科技有限公司的金额与合同不符" />)
  await expect.element(page.getByRole('region', { name: '林知夏（主管）驳回了这笔申请' })).toBeVisible()
  expect(main.textContent).toContain('SQ20261124000005')
  expect(main.textContent).toContain('2026-11-23 16:42')
  expect(main.textContent).toContain('宁川模具科技有限公司的金额与合同不符')
  await userEvent.click(page.getByRole('button', { name: '去改金额' }))
  await expect.element(page.getByRole('textbox', { name: '金额' })).toHaveFocus()
  unmount()
})

test('no field is offered where the reason does not say whose it is', async () => {
  const { main, unmount } = await mountPage(<Note reason="金额与合同不符" />)
  expect(main.textContent).toContain('金额与合同不符')
  expect(main.querySelector('button')).toBeNull()
  unmount()
})
