import type { Ticket } from '@jinpiao/contract/credits'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { AnswerActions } from './AnswerActions.tsx'

const answers = { accept: () => {}, refuse: () => {}, busy: false }

test.each([
  ['from its issuer', [0], /金票作废.*开立方会看到原因/, /转让方/],
  ['that was transferred, however often', [1, 3], /金额退还转让方，转让方会看到原因/, /开立方/],
  ['of both kinds', [0, 1], /开立方会看到原因.*转让方会看到原因/, undefined],
] as const)(
  'I26: before a signature it is true who reads the reason of a refusal: a ticket %s',
  async (_, depths, said, never) => {
    const rows = depths.map((depth) => ({ depth }) as Ticket)
    const { unmount } = await mountPage(<AnswerActions rows={rows} answers={answers} />)
    await userEvent.click(page.getByRole('button', { name: '拒收' }))
    const words = () => page.getByRole('dialog').element().textContent
    await expect.poll(words).toMatch(said)
    if (never) expect(words()).not.toMatch(never)
    unmount()
  },
)
