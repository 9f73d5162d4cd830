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
}

export const verify: State[] = [
  {
    name: 'found',
    prepare: (page) =>
      answerCalls(page, ({ url }) =>
        url.includes('/receipts/verify') ? { json: { code: CODE_SUCCESS, message: '', data: found } } : undefined,
      ),
    async reach(page) {
      await fill(page, '凭证编号', 'PZ20261121000001')
      await fill(page, '校验码', '3F9A-0C12-77BE')
      await press(page, 'button', '查询')
      await page.getByText('本平台出具过该凭证').waitFor()
    },
  },
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
