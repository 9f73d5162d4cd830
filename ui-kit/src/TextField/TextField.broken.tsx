import { announce } from '../lib/announce.ts'
import { TextField } from './TextField.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

export function PlaceholderOnly() {
  return <input placeholder="企业名称" />
}

/** The message is on the screen and tied to nothing. */
export function ErrorBesideOnly() {
  return (
    <label>
      联系人手机号
      <input defaultValue="1380013800" />
      <em>手机号应为 11 位，现在是 10 位</em>
    </label>
  )
}

/** 选填 is kept from the ear. */
export function OptionalForTheEye() {
  return (
    <>
      <label htmlFor="remark">
        备注 <small aria-hidden="true">选填</small>
      </label>
      <input id="remark" aria-describedby="limit" />
      <p id="limit">最多 200 字，审批人可见</p>
    </>
  )
}

/** Says what was typed, which the screen reader does already. */
export const EchoesKeys = () => <TextField label="企业名称" isRequired onChange={(text) => announce(text)} />

/** The browser cannot know what belongs here. */
export const WithoutPurpose = () => <TextField label="企业名称" isRequired />

/** What cannot be changed cannot be reached and copied. */
export function DisabledForReadOnly() {
  return (
    <label>
      统一社会信用代码
      <input disabled defaultValue="91310000MA1FL0XX0A" />
    </label>
  )
}

/** Listens for Enter itself: the one that ends a composition sends the letters that stand there. */
export function AnyEnterSubmits({ onSubmit }: { onSubmit?: () => void }) {
  return (
    <label>
      企业名称
      <input onKeyDown={({ key }) => key === 'Enter' && onSubmit?.()} />
    </label>
  )
}
