import { expect, test } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { Checks } from './Checks.tsx'

test('what refuses stands first, then what wants a second look; what holds is one line', async () => {
  const { main } = await mountPage(
    <Checks
      checks={[
        { name: '合同', grade: 'PROBLEM', texts: ['金额超过合同金额'] },
        { name: '供应商', grade: 'WARNING', texts: ['集中度较高'] },
        { name: '期限', grade: 'PASSED', texts: [] },
        { name: '发票', grade: 'PASSED', texts: [] },
      ]}
    />,
  )
  expect(main.textContent).toContain('4 项规则已检查，1 项必须驳回')
  expect([...main.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '须驳回：合同金额超过合同金额',
    '需留意：供应商集中度较高',
    '其余 2 项符合：期限、发票',
  ])
})
