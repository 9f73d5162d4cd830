import { expect, test } from '../lib/proof.ts'
import type { Finding } from './finding.ts'
import { runState } from './runState.ts'
import { triage, unresolved } from './triage.ts'
import { startVisits } from './visit.ts'

const question: Finding = { probe: 'ibm', rule: 'a_question', where: 'main > p', message: '', needsReview: true }

test('G1, G2: a question without an answer fails, with one it passes, a sure finding never does', () => {
  const line = { probe: 'ibm', rule: 'a_question', page: /^\/my\//, where: /> p$/, reason: 'seen' } as const
  expect(unresolved([question], '/my/message/index', [])).toEqual([question])
  expect(unresolved([question], '/my/message/index', [line])).toEqual([])
  expect(unresolved([question], '/credit/loan/index', [line])).toEqual([question])
  const { needsReview: _, ...sure } = question
  expect(unresolved([sure], '/my/message/index', [line])).toEqual([sure])
})

test('G1, G2: every answer gives a reason', () => {
  for (const { reason } of triage) expect(reason.length).toBeGreaterThan(40)
})

for (const clean of ['clean.html', 'clean-dialog.html']) {
  test(`${clean} passes the whole sweep`, async ({ page }) => {
    const visit = await startVisits(page)
    await page.goto(clean)
    const { findings } = await runState(visit)
    expect(unresolved(findings, clean)).toEqual([])
  })
}
