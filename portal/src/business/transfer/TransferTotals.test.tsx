import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { TransferTotals } from './TransferTotals.tsx'
import { emptyOutput, type OutputForm, type TransferForm } from './transferForm.ts'
import type { TransferFacts } from './useTransferFacts.ts'

const ticket = {
  amount: '100.00',
  issuerName: '华岳重工股份有限公司',
  promisedDate: '2027-03-01',
  daysRemaining: 97,
}

async function totalsOf(...given: Partial<OutputForm>[]) {
  function Page() {
    const form = useForm<TransferForm>({
      defaultValues: { outputs: given.map((output) => ({ ...emptyOutput(), ...output })) },
    })
    return (
      <FormProvider {...form}>
        <TransferTotals facts={{ ticket } as TransferFacts} />
      </FormProvider>
    )
  }
  const { main } = await mountPage(<Page />)
  await expect.element(page.getByRole('meter', { name: '本次转让' })).toBeVisible()
  return main
}

test('visual: a bar says how much of the ticket is given away, and below it stands what goes to whom', async () => {
  const main = await totalsOf({ recipientName: '安禾五金制品厂', amount: '60' }, { amount: '15.00' })
  expect(main.querySelector('[role=meter]')?.getAttribute('aria-valuenow')).toBe('75')
  const rows = [...main.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd [aria-hidden=true]')?.textContent,
  ])
  expect(rows.slice(0, 4)).toEqual([
    ['接收方 1', '60.00'],
    ['接收方 2', '15.00'],
    ['剩余，由本企业继续持有', '25.00'],
    ['票面金额', '100.00'],
  ])
  expect(main.textContent).toContain('安禾五金制品厂')
})

test('visual: over the ticket, bar and words say by how much', async () => {
  const main = await totalsOf({ amount: '130' })
  expect(main.querySelector('[role=meter]')?.getAttribute('aria-valuetext')).toBe('超过票面金额 30元')
  expect(main.textContent).not.toContain('接收方 1')
})
