import { ticketForms } from '@jinpiao/contract/flow'
import { ticketRefusal } from '@jinpiao/contract/ticketRules'
import { addDays, type Day } from '@jinpiao/values/days'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { HeldTicketField } from './HeldTicketField.tsx'

const today: Day = '2026-11-21'
const asked: Record<string, unknown>[] = []
vi.mock('#portal/http/serverClock.ts', () => ({ businessNow: () => Date.parse('2026-11-21T12:00:00+08:00') }))
vi.mock('#portal/http/client.ts', () => ({
  call: (_: unknown, { query }: { query: Record<string, unknown> }) => {
    asked.push(query)
    return new Promise(() => {})
  },
}))

function Picker({ form }: { form: (typeof ticketForms)[number] }) {
  return (
    <FormProvider {...useForm({ defaultValues: { fkCredit: '', creditNo: '' } })}>
      <HeldTicketField form={form} description="" />
    </FormProvider>
  )
}

test.each(ticketForms)('%s: offers first what it takes, and finds by its number what it does not', async (form) => {
  asked.length = 0
  const { unmount } = await mountPage(<Picker form={form} />)
  await expect.poll(() => asked.length).toBe(1)
  const first = String(asked[0]?.['promisedFrom']) as Day
  const refused = (promisedDate: Day) =>
    ticketRefusal(form, { state: 'HELD', isLocked: false, promisedDate, depth: 0 }, today) !== undefined
  expect([refused(addDays(first, -1)), refused(first)]).toEqual([true, false])
  await userEvent.type(page.getByRole('combobox'), '0042')
  await expect.poll(() => asked.at(-1)).toMatchObject({ creditNo: '0042' })
  expect(asked.at(-1)).not.toHaveProperty('promisedFrom')
  unmount()
})
