import { CODE_SUCCESS } from '@jinpiao/contract/envelope'
import { answerCalls } from '../answers.ts'
import type { State } from '../state.ts'
import { fill, press } from './steps.ts'

const found = {
  receiptKind: 'REDEEM',
  receiptNo: 'PZ20261121000001',
  amount: '1234567.89',
  amountInWords: '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分',
  parties: [
    { role: 'payer', name: '华岳重工股份有限公司' },
    { role: 'payee', name: '江城精铸有限公司' },
  ],
  times: [
    { time: 'effective', kind: 'day', at: '2026-11-20' },
    { time: 'confirmed', kind: 'moment', at: '2026-11-21T09:00:00.000+08:00' },
  ],
  since: null,
}
const sum = (count: number, amount: string) => ({ count, amount })
/** Of a split that one recipient has refused and another has not answered. */
const partlyVoid = {
  ...found,
  receiptKind: 'TRANSFER',
  parties: [
    { role: 'transferor', name: '江城精铸有限公司' },
    { role: 'holder', name: '汉阳精密模具有限公司等 3 家' },
  ],
  times: [{ time: 'effective', kind: 'moment', at: '2026-11-21T09:00:00.000+08:00' }],
  since: { done: sum(1, '1000000.00'), failed: sum(1, '200000.00'), open: sum(1, '34567.89') },
}

const answered = (name: string, data: object): State => ({
  name,
  prepare: (page) =>
    answerCalls(page, ({ url }) =>
      url.includes('/receipts/verify') ? { json: { code: CODE_SUCCESS, message: '', data } } : undefined,
    ),
  async reach(page) {
    await fill(page, '凭证编号', 'PZ20261121000001')
    await fill(page, '校验码', '3F9A-0C12-77BE')
    await press(page, 'button', '查询')
    await page.getByText('本平台出具过该凭证').waitFor()
  },
})

export const verify: State[] = [
  answered('found', found),
  answered('partly void', partlyVoid),
  {
    name: 'not found',
    async reach(page) {
      await fill(page, '凭证编号', 'PZ19990101000001')
      await fill(page, '校验码', '000000000000')
      await press(page, 'button', '查询')
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
]
