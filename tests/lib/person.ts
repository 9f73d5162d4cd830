import type { RoleCode } from '@jinpiao/contract/roles'
import type { MenuResource } from '@jinpiao/contract/session'
import type { Page } from '@playwright/test'

/** Somebody of the seeded demonstration data who can sign in. */
export interface Person {
  role: RoleCode
  corpName: string
  mobile: string
  password: string
}

/**
 * Signs in by enterprise, mobile number and password. Returns the route paths that the person's menu allows, from the
 * answer that the portal itself builds its menus from.
 */
export async function signIn(page: Page, { corpName, mobile, password }: Person): Promise<ReadonlySet<string>> {
  await page.goto('login')
  await page.getByRole('textbox', { name: '企业名称', exact: true }).fill(corpName)
  await page.getByRole('textbox', { name: '手机号', exact: true }).fill(mobile)
  await page.getByRole('textbox', { name: '登录密码', exact: true }).fill(password)
  const [security] = await Promise.all([
    page.waitForResponse(/\/v2\/security\?.*menus3Required/),
    page.getByRole('button', { name: '登录', exact: true }).press('Enter'),
  ])
  const { data } = (await security.json()) as { data: { menus3?: MenuResource[] } }
  return new Set(pathsOf(data.menus3 ?? []))
}

function pathsOf(menus: readonly MenuResource[]): string[] {
  return menus.flatMap(({ menuBrief, childMenuResources }) => [menuBrief, ...pathsOf(childMenuResources)])
}
