import { SideNav } from './SideNav.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Where one is shows in colour only, and the list has no landmark. */
export function ColourOnly() {
  return (
    <ul>
      <li>
        <a href="#info">银行账户管理</a>
      </li>
    </ul>
  )
}

/** A bold word above each list is all that tells the groups apart. */
export function GroupsByLook() {
  return (
    <nav aria-label="侧边导航">
      <b>企业信息</b>
      <ul>
        <li>
          <a href="#realname">实名认证</a>
        </li>
      </ul>
    </nav>
  )
}

/** Every list of links is called 侧边导航. */
export const SameName = () => <SideNav items={[{ label: '平台介绍', href: '#about' }]} currentHref="#about" />

/** A menu's keys on links: after the first, Tab goes past all of them. */
export function OneTabStop() {
  return (
    <nav aria-label="侧边导航">
      <a href="#overview">资产总览</a>
      <a href="#bill" tabIndex={-1}>
        账单
      </a>
    </nav>
  )
}
