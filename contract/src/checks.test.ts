import { expect, test } from 'vitest'
import { gradeTopics } from './checks.ts'
import { issueTopics } from './issueRules.ts'
import { problem } from './problems.ts'
import { transferTopics } from './transferRules.ts'

const gradesOf = (...input: Parameters<typeof gradeTopics>) =>
  gradeTopics(...input).map(({ topic, grade }) => [topic.name[0], grade])

test('topics are graded by what the rules found and by the hints, the worst first', () => {
  const found = [
    problem('trade.contractAmount', '04000113', '1.00'),
    problem('trade.contractNo', '01000310', '合同编号'),
  ]
  expect(gradesOf(issueTopics, found, ['CONCENTRATION'])).toEqual([
    ['合同', 'PROBLEM'],
    ['供应商', 'WARNING'],
    ['开立资格', 'PASSED'],
    ['额度与金额', 'PASSED'],
    ['期限与付款日', 'PASSED'],
    ['合同文件', 'PASSED'],
    ['发票', 'PASSED'],
    ['其他材料', 'PASSED'],
  ])
})

test('a problem of one of several recipients is found; what no topic names is said all the same', () => {
  const found = [problem('outputs.1.trade.invoices.0.invoiceNo', '06000101'), problem('unheardOf', '01000302')]
  expect(gradesOf(transferTopics, found, ['DEPTH']).filter(([, grade]) => grade !== 'PASSED')).toEqual([
    ['发票', 'PROBLEM'],
    ['其他', 'PROBLEM'],
    ['金票', 'WARNING'],
  ])
})
