import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { announce } from '../lib/announce.ts'
import { smallIconProps } from '../lib/icon.ts'
import { CopyButton } from './CopyButton.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

const number = 'JP20261120000008'
interface Writes {
  write?: (text: string) => Promise<void>
}

/** An icon that is only called 复制: what, nobody knows. */
export const NamelessIcon = () => <Button iconOnly={<Copy {...smallIconProps} />} aria-label="复制" />

/** In a row, called like those of all the other rows. */
export const AnyRow = () => <CopyButton text={number} what="金票编号" />

/** Its own words are seen, other ones are its name. */
export const OtherWords = () => (
  <button type="button" aria-label="复制 链接 金票客户端">
    复制链接
  </button>
)

/** Copies and says so; the word on it changes too, which a voice reads as a second message. */
export function Renamed({ write }: Writes) {
  const [isDone, setDone] = useState(false)
  return (
    <Button
      context="金票编号"
      onPress={() => {
        void write?.(number)
        setDone(true)
        announce('已复制金票编号')
      }}
    >
      {isDone ? '已复制' : '复制'}
    </Button>
  )
}

/** Copies and says so, and nothing can be seen. */
export const Unseen = () => (
  <Button context="金票编号" onPress={() => announce('已复制金票编号')}>
    复制
  </Button>
)

/** Says that it did not work, and leaves it at that. */
export const OnlySaid = () => (
  <Button context="金票编号" onPress={() => announce('没有复制成功', { assertive: true })}>
    复制
  </Button>
)

/** The box for copying by hand, as it should be until it has been used: then it stays, and so does the focus. */
export function Stays(): ReactNode {
  const [isRefused, setRefused] = useState(false)
  return (
    <>
      <Button context="金票编号" onPress={() => setRefused(true)}>
        复制
      </Button>
      {isRefused && (
        <label>
          没有复制成功，请按 Ctrl+C 复制金票编号
          <textarea readOnly rows={1} defaultValue={number} ref={(box) => box?.select()} />
        </label>
      )}
    </>
  )
}
