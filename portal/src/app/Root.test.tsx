import { Link } from 'react-aria-components'
import { expect, test } from 'vitest'
import { mountShell } from '#portal/app/testing/mountShell.tsx'

test('spec §3: an address of the configuration that stands below the base path is not put below it again', async () => {
  const addresses = ['/cv3/help/index?id=1', '/help/index?id=1', 'https://chat.example.cn/cv3/', 'tel:400-111-5318']
  const links = addresses.map((href) => (
    <Link key={href} href={href}>
      {href}
    </Link>
  ))
  const { host, path, unmount } = await mountShell(links, { basename: '/cv3' })
  await expect
    .poll(() => [...host.querySelectorAll('a')].map((link) => link.getAttribute('href')))
    .toEqual(['/cv3/help/index?id=1', '/cv3/help/index?id=1', 'https://chat.example.cn/cv3/', 'tel:400-111-5318'])
  host.querySelector('a')?.click()
  await expect.poll(path).toBe('/cv3/help/index')
  unmount()
})
