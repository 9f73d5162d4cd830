import { type ReactNode, useState } from 'react'
import { AlertDialog } from './AlertDialog.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

interface Spies {
  onAction?: () => void
  onCancel?: () => void
}

const nothing = () => {}

/** A hasty Enter does the harm. */
export function ActionFirst() {
  return (
    <div role="alertdialog" aria-label="确认转让金票？">
      转让后不能撤回，华建材料将成为持有人。
      <button type="button" ref={(node) => node?.focus()}>
        确认转让
      </button>
      <button type="button">取消</button>
    </div>
  )
}

/** The sides are swapped, so that 继续使用 is the primary button: the focus begins on 退出登录, and Enter and Esc log out. */
export function SwappedSides({ isOpen = true, onAction = nothing, onCancel = nothing }: Spies & { isOpen?: boolean }) {
  return (
    <AlertDialog
      isOpen={isOpen}
      title="即将自动退出"
      actionLabel="继续使用"
      onAction={onCancel}
      cancelLabel="退出登录"
      onCancel={onAction}
    >
      长时间没有操作，5 分钟后将退出登录。
    </AlertDialog>
  )
}

/** The same mistake behind a button: Esc is taken for yes. */
export function EscapeActs({ onAction }: Spies) {
  return (
    <Opener>
      {(isOpen, close) => (
        <SwappedSides
          isOpen={isOpen}
          onAction={() => {
            close()
            onAction?.()
          }}
        />
      )}
    </Opener>
  )
}

/** Enter is listened to beside the press: the action runs twice. */
export function ActsTwice({ onAction }: Spies) {
  return (
    <Opener>
      {(isOpen) =>
        isOpen && (
          <div role="alertdialog" aria-label="是否确认退出系统">
            <button type="button" ref={(node) => node?.focus()}>
              继续使用
            </button>
            <button type="button" onClick={onAction} onKeyDown={({ key }) => key === 'Enter' && onAction?.()}>
              退出
            </button>
          </div>
        )
      }
    </Opener>
  )
}

function Opener({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        退出系统
      </button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}

/** Work that is told in the button's words alone: it can be pressed again, and Esc leaves. */
export function BusyInWords({ onAction = nothing, onCancel = nothing }: Spies) {
  return (
    <AlertDialog isOpen title="确认转让金票？" actionLabel="处理中…" onAction={onAction} onCancel={onCancel}>
      转让后不能撤回，华建材料将成为持有人。
    </AlertDialog>
  )
}

/** `isDismissable` was forgotten: Esc makes the block go away. */
export function BlockThatYields({ onCancel }: Spies) {
  const [isOpen, setOpen] = useState(true)
  return (
    <AlertDialog
      isOpen={isOpen}
      title="密码已过期"
      actionLabel="到个人中心更新密码"
      onAction={nothing}
      cancelLabel="稍后更新，先到个人中心"
      onCancel={() => {
        setOpen(false)
        onCancel?.()
      }}
    >
      您的密码已超过有效期，为保护账号不被非法使用，需先更新密码
    </AlertDialog>
  )
}
