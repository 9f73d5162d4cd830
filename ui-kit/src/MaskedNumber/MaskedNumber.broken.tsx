import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { announce } from '../lib/announce.ts'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import { MaskedNumber } from './MaskedNumber.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

export function Stars() {
  return (
    <span>
      6222****0123 <button type="button">显示完整号码 建设银行账户</button>
    </span>
  )
}

/** An ID card as if it were an account: nobody hears that there is more between its ends. */
export const AsAccount = () => <MaskedNumber value="110105194912310021" label="身份证号" />

const digits = '6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3'
const masked = <SpokenText visible="6222****0123" spoken="账号，6 2 2 2 开头，尾号 0 1 2 3" />
const full = <SpokenText visible="6222 0212 3456 7890 123" spoken={digits} />

/** Pressed means hidden: the state contradicts the name. */
export const PressedIsHidden = () => (
  <span>
    {masked}
    <Button aria-pressed context="建设银行账户">
      显示完整号码
    </Button>
  </span>
)

/** The number changes, and who does not see that has to go back and look. */
export function ShowsInSilence() {
  const [isShown, setShown] = useState(false)
  return (
    <span>
      {isShown ? full : masked}
      <Button aria-pressed={isShown} context="建设银行账户" onPress={() => setShown(!isShown)}>
        显示完整号码
      </Button>
    </span>
  )
}

/** Shows it, and leaves it on the screen for whoever comes by. */
export function NeverHides() {
  const [isShown, setShown] = useState(false)
  return (
    <span>
      {isShown ? full : masked}
      <Button
        aria-pressed={isShown}
        onPress={() => {
          if (!isShown) announce(`已显示，${digits}`)
          setShown(true)
        }}
      >
        显示完整号码
      </Button>
    </span>
  )
}

/** Says once that it has not worked, and nothing is to be seen of it. */
export const FailsAloudOnly = () => (
  <span>
    {masked}
    <Button onPress={() => announce('号码暂时无法显示，请稍后重试', { assertive: true })}>显示完整号码</Button>
  </span>
)
