import { expect, test } from 'vitest'
import { lackBoth } from '#portal/parts/testing/lackBoth.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { DecisionFace } from './DecisionFace.tsx'

const parties = [
  ['issuerName', '华岳重工股份有限公司'],
  ['supplierName', '江城精铸有限公司'],
] as const
const draft = { businessType: 'ISSUE', amount: null, promisedDate: null } as const

test('a draft says what is missing', async () => {
  const { main } = await mountPage(<DecisionFace application={draft} amountInWords="" face={{ parties }} />)
  expect(main.textContent).toContain('金额未填写承诺付款日未填写')
})

test('what lacks amount and day shows whom it is with, and nothing empty', async () => {
  lackBoth('ISSUE')
  const { main } = await mountPage(<DecisionFace application={draft} amountInWords="" face={{ parties }} />)
  expect(main.textContent).toBe('开立方华岳重工股份有限公司供应商江城精铸有限公司')
  expect(main.querySelectorAll('div:empty, p:empty')).toHaveLength(0)
})

test('without parties there is no face at all', async () => {
  lackBoth('ISSUE')
  const { main } = await mountPage(<DecisionFace application={draft} amountInWords="" face={{}} />)
  expect(main.querySelector('section')).toBeNull()
})
