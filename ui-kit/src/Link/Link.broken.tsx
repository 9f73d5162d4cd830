import { Button } from '../Button/Button.tsx'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import { Link } from './Link.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

export function NoAddress() {
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the defect under test
  return <a>服务时间</a>
}

/** Which row it belongs to can only be seen. */
export const SameInEveryRow = () => (
  <Link href="#transfer" kind="standalone">
    转让
  </Link>
)

/** What is seen cannot be said to a voice control: the name has other signs. */
export const SpacedName = () => (
  <Link href="#ticket" kind="standalone">
    <SpokenSerials>JP20261120000008</SpokenSerials>
  </Link>
)

/** What looks like a button is one: it cannot be opened in another tab, and is not said to lead away. */
export const ActionAsButton = () => (
  <Button tone="primary" onPress={() => location.assign('#issue')}>
    新增开立
  </Button>
)

/** Opens a window, and only the icon says so. */
export const WithoutWarning = () => (
  <a href="#help-index" target="_blank" rel="noopener">
    帮助中心 <span aria-hidden="true">↗</span>
  </a>
)

/** The new window gets a handle on this page. */
export const HandsOverItself = () => (
  <a href="#help-index" target="_blank" rel="opener">
    帮助中心 （新窗口打开）
  </a>
)
