import { defineMessages } from '../messages.ts'

export const passwordMessages = defineMessages(
  {
    password: '密码',
    show: '显示',
    hide: '隐藏',
    /** The button's name: the visible word first, then which field. */
    showField: (label: string) => spaced('显示', label),
    hideField: (label: string) => spaced('隐藏', label),
    shown: '密码已显示',
    hidden: '密码已隐藏',
    capsLock: '大写锁定已打开',
  },
  {
    password: 'password',
    show: 'Show',
    hide: 'Hide',
    showField: (label: string) => `Show ${label}`,
    hideField: (label: string) => `Hide ${label}`,
    shown: 'Your password is visible',
    hidden: 'Your password is hidden',
    capsLock: 'Caps Lock is on',
  },
)

/** 显示密码, but 显示 UKEY 密码: a space between Chinese and Latin, as everywhere in the product. */
function spaced(verb: string, label: string): string {
  return /^[\w]/.test(label) ? `${verb} ${label}` : verb + label
}
