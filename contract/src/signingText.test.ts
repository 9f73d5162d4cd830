import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeSigningText, entryLines, type SigningEntry, type SigningText } from './signingText.ts'

const entry: SigningEntry = {
  no: 'SQ20261121000012',
  version: 3,
  counterparty: '江城精铸有限公司',
  amount: '1234567.89',
  promisedDate: '2027-03-01',
  digest: 'ab12',
  details: [],
}
const text: SigningText = {
  platformName: '川江供应链',
  businessType: 'TRANSFER',
  action: 'APPROVE',
  corpName: '华岳重工股份有限公司',
  creditCode: '91430000000000000X',
  signerName: '李某',
  post: '主管岗',
  certSuffix: '1234',
  at: '2026-11-21T09:30:00+08:00',
  expiresAt: '2026-11-21T09:40:00+08:00',
  nonce: '01JD3',
  reason: null,
  supplierConsent: false,
  agreements: [],
  entries: [entry],
}

describe('product §2.3.1: the text that is signed', () => {
  test('reads as it stands, a line for each fact and each part of an entry', () => {
    const details = [
      { label: '接收方', party: '安禾五金制品厂', amount: '600000.00' },
      { label: '找零', party: '华岳重工股份有限公司', amount: '634567.89' },
    ]
    expect(composeSigningText({ ...text, entries: [{ ...entry, details }] })).toBe(
      [
        '川江供应链签名原文 v3',
        '业务：金票转让',
        '动作：复核通过',
        '企业：华岳重工股份有限公司 91430000000000000X',
        '签名人：李某 (主管岗) 证书尾号 1234',
        '时间：2026-11-21T09:30:00+08:00',
        '有效至：2026-11-21T09:40:00+08:00',
        '随机数：01JD3',
        '共 1 笔，合计 1,234,567.89 元（壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分）',
        '1|SQ20261121000012|v3|接收方 江城精铸有限公司|1,234,567.89|2027-03-01|sha256:ab12',
        '1.1|接收方 安禾五金制品厂|600,000.00',
        '1.2|找零 华岳重工股份有限公司|634,567.89',
      ].join('\n'),
    )
  })

  test.each([
    ['ISSUE', '金票开立', '供应商'],
    ['ISSUE_CANCEL', '开立撤回', '供应商'],
    ['ACCEPT', '金票签收', '对方企业'],
    ['TRANSFER', '金票转让', '接收方'],
  ] as const)('the text of %s stays as it is, byte for byte', (businessType, business, party) => {
    const entries = [entry, { ...entry, no: 'SQ20261121000013', amount: '0.11' }]
    expect(composeSigningText({ ...text, businessType, entries })).toBe(
      [
        '川江供应链签名原文 v3',
        `业务：${business}`,
        '动作：复核通过',
        '企业：华岳重工股份有限公司 91430000000000000X',
        '签名人：李某 (主管岗) 证书尾号 1234',
        '时间：2026-11-21T09:30:00+08:00',
        '有效至：2026-11-21T09:40:00+08:00',
        '随机数：01JD3',
        '共 2 笔，合计 1,234,568.00 元（壹佰贰拾叁万肆仟伍佰陆拾捌元整）',
        `1|SQ20261121000012|v3|${party} 江城精铸有限公司|1,234,567.89|2027-03-01|sha256:ab12`,
        `2|SQ20261121000013|v3|${party} 江城精铸有限公司|0.11|2027-03-01|sha256:ab12`,
      ].join('\n'),
    )
  })

  test('of what has neither amount nor day there is no total and no column; a part may be no sum', () => {
    const details = [{ label: '账号', party: '6222020200112233' }]
    const lines = composeSigningText({
      ...text,
      entries: [{ ...entry, amount: null, promisedDate: null, details }],
    }).split('\n')
    expect(lines.slice(-3)).toEqual([
      '共 1 笔',
      '1|SQ20261121000012|v3|接收方 江城精铸有限公司|sha256:ab12',
      '1.1|账号 6222020200112233',
    ])
  })

  test('why it is refused and what is consented to belong to it', () => {
    const refused = composeSigningText({ ...text, businessType: 'ACCEPT', action: 'REFUSE', reason: '金额不符' })
    expect(refused).toContain('\n原因：金额不符\n')
    const accepted = composeSigningText({ ...text, businessType: 'ACCEPT', action: 'ACCEPT', supplierConsent: true })
    expect(accepted).toContain('\n声明：本企业同意以金票方式结算该笔账款\n')
    const agreed = composeSigningText({
      ...text,
      action: 'SUBMIT',
      agreements: [{ name: 'transfer', version: '2026-07' }],
    })
    expect(agreed).toContain('\n协议：本企业已阅读并同意《金票转让协议》（版本 2026-07）\n')
    expect(composeSigningText(text)).not.toMatch(/原因|声明|协议/)
  })

  test('no name or reason forges a line: the number of lines and of fields is that of the data', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('a', '|', '\n', '\r', '\\', '\u2028', '\u202e', '\u0085', '金', ' '),
    })
    fc.assert(
      fc.property(nasty, nasty, (name, reason) => {
        const entries = [{ ...entry, counterparty: name, details: [{ label: '接收方', party: name, amount: '1.00' }] }]
        const lines = composeSigningText({ ...text, corpName: name, reason, entries }).split(/[\n\r\u0085\u2028\u2029]/)
        expect(lines).toHaveLength(12)
        const [line = '', part = ''] = entryLines(1, text, entries[0]!)
        expect([line.match(/(?<!\\)(\\\\)*\|/g)?.length, part.match(/(?<!\\)(\\\\)*\|/g)?.length]).toEqual([6, 2])
      }),
    )
  })

  test('what is written out does not depend on the Unicode version of the machine', () => {
    const lineOf = (counterparty: string) => entryLines(1, text, { ...entry, counterparty })[0]
    // Unassigned in Unicode 16, so an engine that knows a later version may know it.
    expect(lineOf('\u{3347a}')).toContain('\u{3347a}')
    for (const invisible of [
      '\u0085',
      '\u00ad',
      '\u200b',
      '\u202e',
      '\u2066',
      '\ufeff',
      '\ue000',
      '\u{e0041}',
      '\ud800',
    ]) {
      expect(lineOf(`金${invisible}票`)).toMatch(/金\\u\{[0-9a-f]+\}票/)
    }
    // A variant of an ideograph in a name stays legible.
    expect(lineOf('葛\u{e0100}城')).toContain('葛\u{e0100}城')
  })

  test('different names stay different', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        const lineOf = (counterparty: string) => entryLines(1, text, { ...entry, counterparty })[0]
        expect(lineOf(one) === lineOf(other)).toBe(one === other)
      }),
    )
  })
})
