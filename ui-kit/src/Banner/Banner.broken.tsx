import { useEffect } from 'react'
import { announce } from '../lib/announce.ts'
import { Banner } from './Banner.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** A coloured box that can neither be found by landmark nor by heading. */
export const ColouredBox = () => (
  <div>
    <b>开立业务已暂停</b>
    <p>因存在逾期未兑付，暂时不能开立。</p>
  </div>
)

/** The way out is no link: only a mouse takes it. */
export const WayOutByMouse = () => (
  <Banner title="开立业务已暂停" tone="warning">
    <p>
      因存在逾期未兑付，暂时不能开立。
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test */}
      <u onClick={() => location.assign('#help')}>如何恢复</u>
    </p>
  </Banner>
)

/** Reads itself out over what is being read. */
export function SpeaksUp() {
  useEffect(() => {
    for (const sentence of ['开立业务已暂停', '因存在逾期未兑付，暂时不能开立', '如何恢复']) announce(sentence)
  }, [])
  return <Banner title="开立业务已暂停" tone="warning" />
}
