import type { Key, Press } from '@jinpiao/ui-kit/lib/docs'

/** A key as it is printed on a keyboard, and as it is called where a voice would not say the sign. */
interface KeyName {
  shown: string
  spoken: string
}

const same = (name: string): KeyName => ({ shown: name, spoken: name })

const names: Record<Key, KeyName> = {
  Tab: same('Tab'),
  Enter: same('Enter'),
  Space: same('空格'),
  Escape: same('Esc'),
  ArrowUp: { shown: '↑', spoken: '向上键' },
  ArrowDown: { shown: '↓', spoken: '向下键' },
  ArrowLeft: { shown: '←', spoken: '向左键' },
  ArrowRight: { shown: '→', spoken: '向右键' },
  Home: same('Home'),
  End: same('End'),
  PageUp: same('Page Up'),
  PageDown: same('Page Down'),
  F2: same('F2'),
  F6: same('F6'),
  F8: same('F8'),
  F9: same('F9'),
  a: same('A'),
  c: same('C'),
  z: same('Z'),
  Letters: same('字'),
}

/** `Shift+ArrowUp` → Shift and ↑. */
export function pressNames(press: Press): KeyName[] {
  const at = press.lastIndexOf('+')
  const key = names[press.slice(at + 1) as Key]
  return at === -1 ? [key] : [same(press.startsWith('Control') ? 'Ctrl' : press.slice(0, at)), key]
}
