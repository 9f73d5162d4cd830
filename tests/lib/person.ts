import { openPaths } from '@jinpiao/contract/productGates'
import type { RoleCode } from '@jinpiao/contract/roles'
import { getChainCreditInfo, getLineWhiteUser, type MenuResource, type SecurityData } from '@jinpiao/contract/session'
import type { Page } from '@playwright/test'

/** Somebody of the seeded demonstration data who can sign in. */
export interface Person {
  role: RoleCode
  corpName: string
  mobile: string
  password: string
}

/**
 * Signs in by enterprise, mobile number and password. Returns the route paths that are open to the person, from the
 * answers that the portal itself builds its menus from: the menu, and what the enterprise has agreed to (spec §6).
 */
export async function signIn(page: Page, { corpName, mobile, password }: Person): Promise<ReadonlySet<string>> {
  await page.goto('login')
  await page.getByRole('textbox', { name: '企业名称', exact: true }).fill(corpName)
  await page.getByRole('textbox', { name: '手机号', exact: true }).fill(mobile)
  await page.getByRole('textbox', { name: '登录密码', exact: true }).fill(password)
  const answerOf = ({ path }: { path: string }) => page.waitForResponse((response) => response.url().includes(path))
  const [security, line, chain] = await Promise.all([
    page.waitForResponse(/\/v2\/security\?.*menus3Required/),
    answerOf(getLineWhiteUser),
    answerOf(getChainCreditInfo),
    page.getByRole('button', { name: '登录', exact: true }).press('Enter'),
  ])
  const { data } = (await security.json()) as { data: Pick<SecurityData, 'menus3' | 'user3' | 'currentRole3'> }
  const { lineAgreementTime } = ((await line.json()) as { data: { lineAgreementTime: string | null } }).data
  const { isEnabled } = ((await chain.json()) as { data: { isEnabled: boolean } }).data
  const facts = {
    userType: data.user3?.userType ?? 'CORP',
    roleCode: data.currentRole3?.roleCode,
    lineAgreementTime,
    chainCreditEnabled: isEnabled,
  }
  return openPaths(pathsOf(data.menus3 ?? []), facts)
}

function pathsOf(menus: readonly MenuResource[]): string[] {
  return menus.flatMap(({ menuBrief, childMenuResources }) => [menuBrief, ...pathsOf(childMenuResources)])
}
