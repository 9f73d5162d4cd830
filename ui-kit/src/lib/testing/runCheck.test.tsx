import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { announce } from '../announce.ts'
import type { Outcome } from '../contract.ts'
import { after } from '../pause.ts'
import { expectCaught, runCheck } from './runCheck.tsx'

const check = (expect: Outcome) => ({ story: '', expect, brokenBy: '' })
const refused = { name: 'AssertionError' }

/** Shows 保存 `ms` after it came. */
function Late({ ms }: { ms: number }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isThere && <button type="button">保存</button>
}

/** Says 已保存 400 ms after the last step: by a pause of the kit, which does not end before somebody listens. */
function LateWords() {
  useEffect(() => after(400, () => announce('已保存')), [])
  return null
}

test('a missing element does not prove that an attribute is absent', async () => {
  const outcome = check({ attribute: { selector: 'input', name: 'aria-invalid', value: null } })
  await expect(runCheck(outcome, () => <p>没有输入框</p>)).rejects.toMatchObject(refused)
  await runCheck(outcome, () => <input aria-label="金额" />)
})

test('a broken build that is right a second later is not caught: it gets the time of the right one', async () => {
  const outcome = check({ present: [{ role: 'button', name: '保存' }] })
  await runCheck(outcome, () => <Late ms={1000} />)
  await expect(expectCaught(outcome, () => <Late ms={1000} />)).rejects.toMatchObject(refused)
  await expectCaught(outcome, () => <Late ms={100_000} />)
})

test('what comes a moment later is not absent', async () => {
  const outcome = check({ absent: [{ role: 'button', name: '保存' }] })
  await expect(runCheck(outcome, () => <Late ms={100} />)).rejects.toMatchObject(refused)
  await expect(runCheck(check({ notInTree: /保存/ }), () => <Late ms={100} />)).rejects.toMatchObject(refused)
})

test('an attribute that comes a moment later is not absent', async () => {
  function Marked() {
    const [isMarked, setMarked] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setMarked(true), 100)
      return () => clearTimeout(timer)
    }, [])
    return <input aria-label="金额" aria-invalid={isMarked || undefined} />
  }
  const outcome = check({ attribute: { selector: 'input', name: 'aria-invalid', value: null } })
  await expect(runCheck(outcome, () => <Marked />)).rejects.toMatchObject(refused)
})

test('silence is judged when the announcer has had its turn', async () => {
  const outcome = check({ announced: [] })
  await expect(runCheck(outcome, () => <LateWords />)).rejects.toMatchObject(refused)
  await runCheck(outcome, () => <p>什么也没说</p>)
})

/** Says 处理中 a second after the press, unless another press has come before. */
function Working() {
  const [presses, setPresses] = useState(0)
  useEffect(() => (presses === 0 ? undefined : after(1000, () => announce('处理中'))), [presses])
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      保存
    </button>
  )
}

test('no pause of the kit ends between two steps, however slow the machine is there', async () => {
  const steps = [{ press: 'Tab' }, { press: 'Enter' }, { compose: ['a'], into: '' }, { press: 'Enter' }] as const
  // The composition lasts longer than a second: it lets the time of the kit go by, as a step that waits does.
  await runCheck({ ...check({ announced: ['处理中', '处理中'] }), steps }, Working)
  const slowly = [{ press: 'Tab' }, { press: 'Enter' }, { focused: { role: 'button' } }, { press: 'Enter' }] as const
  const isBusy = setInterval(() => {
    const end = performance.now() + 1100
    while (performance.now() < end);
  }, 1200)
  await runCheck({ ...check({ announced: ['处理中'] }), steps: slowly }, Working).finally(() => clearInterval(isBusy))
})
