import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listCredits, refuseCredits } from './credits.ts'
import type { InputNames } from './endpoint.ts'
import { issue } from './issue.ts'
import { loginBySms } from './session.ts'
import { transfer } from './transfer.ts'
import { inputProblem, says, validationWords } from './validationWords.ts'
import type { Language } from './words.ts'

const problem = (schema: z.ZodMiniType | undefined, value: unknown, language: Language, names?: InputNames) => {
  const issue = schema && z.safeParse(schema, value).error?.issues[0]
  return issue && inputProblem(issue, language, names)
}
const drafts = (changes: object) => {
  const trade = { contractNo: '', contractName: '', contractAmount: '', signedDate: '', deliveredDate: '', fileIds: [] }
  const line = { pkLimit: '', pkSupplier: '', amount: '', promisedDate: '', tenorReason: '', remark: '', trade }
  return {
    lines: [
      { ...line, notifySupplier: false },
      { ...line, notifySupplier: false, ...changes },
    ],
  }
}

describe('spec §8: what is wrong with an input, in the words of the reader', () => {
  test('names the input, the line and what to enter, in both languages', () => {
    const amount = drafts({ amount: '1,000.00' })
    expect(problem(issue.save.body, amount, 'zh-CN')).toBe(`第 2 项的金额：${validationWords.money[0]}`)
    expect(problem(issue.save.body, amount, 'en-US')).toBe(`Amount of item 2: ${validationWords.money[1]}`)
    const long = drafts({ remark: '长'.repeat(101) })
    expect(problem(issue.save.body, long, 'zh-CN')).toBe('第 2 项的摘要：不能超过 100 字，请删减')
    expect(problem(issue.save.body, long, 'en-US')).toBe('Remark of item 2: use at most 100 characters')
    const number = drafts({ amount: 12.5 })
    expect(problem(issue.save.body, number, 'en-US')).toMatch(/^Amount of item 2: is not valid/)
  })

  test('a form names what is chosen in it, whatever another form calls the same key', () => {
    const lines = [{ line: { fkCredit: '', outputs: [] } }]
    const { body, names } = transfer.check
    expect(problem(body, { lines }, 'zh-CN', names)).toBe('第 1 项的接收方：至少选择 1 项')
    expect(problem(body, { lines }, 'en-US', { ...names, outputs: 'holderName' })).toMatch(/^Holder of item 1/)
    const supplier = drafts({ pkSupplier: 7 })
    expect(problem(issue.save.body, supplier, 'en-US', issue.save.names)).toMatch(/^Supplier of item 2: is not valid/)
  })

  test('a choice of nothing, a short reason, a code that is none', () => {
    const body = { fkCredits: [], reason: '否', signature: {} }
    expect(problem(refuseCredits.body, body, 'zh-CN')).toBe('所选金票：至少选择 1 项')
    expect(problem(refuseCredits.body.shape.reason, '否', 'en-US')).toBe(validationWords.stalePage[1])
    expect(problem(z.object({ reason: refuseCredits.body.shape.reason }), { reason: '否' }, 'en-US')).toBe(
      'Reason: enter 2 to 200 characters',
    )
    expect(problem(loginBySms.body, { mobile: '1', code: '1', requestKey: {} }, 'en-US')).toBe(
      'Mobile number: enter a mobile number of 11 digits',
    )
  })

  test('what no person entered is answered by reloading the page, without its path', () => {
    const key = { mobile: '13800000101', code: '123456', requestKey: { kty: 'RSA' } }
    expect(problem(loginBySms.body, key, 'zh-CN')).toBe('页面提交的数据不完整，请刷新页面后重试')
  })

  test('one end of a range is named by its term', () => {
    expect(problem(listCredits.query, { amountFrom: 'x' }, 'zh-CN')).toMatch(/^金额（起）：/)
    expect(problem(listCredits.query, { promisedTo: 'x' }, 'en-US')).toMatch(/^Promised date to: /)
  })

  test('both languages have the same places to fill in', () => {
    for (const [zh, en] of Object.values(validationWords)) expect(en.includes('{0}')).toBe(zh.includes('{0}'))
    expect(says('money')).toBe('money')
  })
})
