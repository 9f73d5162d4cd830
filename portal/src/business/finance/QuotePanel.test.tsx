import { quoteFinance } from '@jinpiao/contract/finance'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { emptyFinance, type FinanceForm } from './financeForm.ts'
import { QuotePanel } from './QuotePanel.tsx'
import type { FinanceFacts } from './useFinanceFacts.ts'

const { call, announce } = vi.hoisted(() => ({ call: vi.fn(), announce: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))
vi.mock('@jinpiao/ui-kit/lib/announce', async (original) => ({ ...(await original<object>()), announce }))

/** By the clock of the page, which a test moves on. */
let now = Date.parse('2026-11-23T09:00:00+08:00')
vi.mock('#portal/http/serverClock.ts', async (original) => ({
  ...(await original<object>()),
  businessNow: () => now,
}))
beforeEach(() => {
  now = Date.parse('2026-11-23T09:00:00+08:00')
  call.mockImplementation(async () => ({
    rate: '3.98',
    dayBasis: 360,
    loanDate: '2026-11-24',
    feeDays: 97,
    serviceFee: '1072.39',
    netAmount: '98927.61',
    validUntil: new Date(now + 30 * 60_000).toISOString(),
  }))
})
afterEach(() => vi.clearAllMocks())

const ticket = { pkCredit: 'T1', creditNo: 'JP20261101000001', amount: '100000.00' }

async function panel() {
  const seen: { form?: ReturnType<typeof useForm<FinanceForm>> } = {}
  function Page() {
    const form = useForm<FinanceForm>({ defaultValues: { ...emptyFinance(ticket), pkProduct: 'P1' } })
    seen.form = form
    return (
      <FormProvider {...form}>
        <QuotePanel facts={{ ticket } as FinanceFacts} />
      </FormProvider>
    )
  }
  const { main } = await mountPage(<Page />)
  await expect.element(page.getByText('报价 30 分钟内有效，以实际放款日为准')).toBeVisible()
  return { main, form: seen.form }
}
const minutes = (count: number) => {
  now += count * 60_000
}

test('the price stands beside the form, with the net amount in words, and the form keeps it to be signed', async () => {
  const { main, form } = await panel()
  for (const words of ['3.98%', '97 天', '玖万捌仟玖佰贰拾柒元陆角壹分', '应收账款转让保理，并非贷款']) {
    expect(main.textContent).toContain(words)
  }
  expect(form?.getValues('quote')).toMatchObject({ netAmount: '98927.61', loanDate: '2026-11-24' })
  expect(call).toHaveBeenCalledWith(quoteFinance, expect.objectContaining({ body: expect.anything() }))
})

test('G10: its end is said once, one minute before, and not again', async () => {
  await panel()
  minutes(28)
  await expect.element(page.getByText('报价 2 分钟内有效，以实际放款日为准')).toBeVisible()
  expect(announce).not.toHaveBeenCalled()
  minutes(1)
  await expect.poll(() => announce.mock.calls).toEqual([['报价将在 1 分钟后失效']])
  minutes(1)
  await expect.element(page.getByText('报价已失效，请重新试算')).toBeVisible()
  expect(announce).toHaveBeenCalledTimes(1)
})

test('重新试算 brings the price of this moment, whose end is said anew', async () => {
  const { form } = await panel()
  const first = form?.getValues('quote')?.validUntil
  minutes(31)
  await expect.element(page.getByText('报价已失效，请重新试算')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '重新试算' }))
  await expect.element(page.getByText('报价 30 分钟内有效，以实际放款日为准')).toBeVisible()
  expect(form?.getValues('quote')?.validUntil).not.toBe(first)
  announce.mockClear()
  minutes(29)
  await expect.poll(() => announce.mock.calls).toEqual([['报价将在 1 分钟后失效']])
})
