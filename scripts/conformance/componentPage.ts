import type { Expectation } from '../../ui-kit/src/lib/contract.ts'
import { criteria } from './criteria.ts'
import { html, list, page, table } from './html.ts'
import { measures } from './looks.ts'
import type { Evaluated, EvaluatedComponent } from './results.ts'
import { type Edition, editionLine, heardOf, keysOf, laneNames, listeningOf, outcomeNames } from './words.ts'

const nameOf = (number: string) => criteria.find((criterion) => criterion.number === number)
const criterionCell = (number: string) => {
  const criterion = nameOf(number)
  return criterion ? `${number} ${criterion.zh}（${criterion.level}）` : number
}

const outcomeCell = ({ outcome, heardBy }: Evaluated) =>
  heardBy === undefined ? outcomeNames[outcome] : `${outcomeNames[outcome]}（Orca：${heardBy}）`

const howOf = ({ plan, how }: Expectation) => (plan === undefined ? (how ?? '') : `${plan.story}：${listeningOf(plan)}`)

/** Everything that is known of one component, and what is not. */
export function componentPage(evaluated: EvaluatedComponent, edition: Edition): string {
  const { contract, expectations, rendered, spoken, looks } = evaluated
  const { component, task, pattern, patternNote, triaged = {} } = contract
  const count = (wanted: Evaluated['outcome']) => expectations.filter(({ outcome }) => outcome === wanted).length
  const keyboard = expectations.filter(({ expectation }) => keysOf(expectation.check?.steps) !== undefined)
  const listened = expectations.filter(({ expectation }) => expectation.lane === 'screen-reader')
  const unrun = expectations.filter(({ outcome }) => outcome === 'unrun')
  return page(
    `${component} 无障碍符合性`,
    html`${editionLine(edition)}<p><a href="../acr.html">全库的符合性报告（ACR）</a></p>
<p>用途：${task}。</p>
<p>模式：${pattern === 'none' ? (patternNote ?? '无') : html`<a href="${pattern}">${pattern}</a>`}</p>
<p>${expectations.length} 条期望：${count('pass')} 条通过，${count('fail')} 条失败，${count('unrun')} 条没有检查。</p>
<h2>键盘</h2>
${table(
  '按键和结果',
  [
    { title: '期望', cell: ({ expectation }) => expectation.text },
    { title: '依次按', cell: ({ expectation }) => keysOf(expectation.check?.steps) ?? '' },
    { title: '故事', cell: ({ expectation }) => expectation.check?.story ?? '' },
    { title: '结果', cell: outcomeCell },
  ],
  keyboard,
  '合同里没有按键的期望。',
)}<h2>期望</h2>
${table(
  '全部期望',
  [
    { title: '期望', cell: ({ expectation }) => expectation.text },
    { title: 'WCAG 2.2 准则', cell: ({ expectation }) => criterionCell(expectation.criterion) },
    { title: '级别', cell: ({ expectation }) => expectation.level },
    { title: '证据层', cell: ({ expectation }) => laneNames[expectation.lane] },
    { title: '反例', cell: ({ expectation }) => expectation.check?.brokenBy ?? '—' },
    { title: '结果', cell: outcomeCell },
  ],
  expectations,
  '合同里没有期望。',
)}<h2>真实读屏软件</h2>
<p>Orca：${heardOf(evaluated)}。NVDA、争渡、旁白等没有检查。</p>
${table(
  '怎样操作，必须听到什么',
  [
    { title: '期望', cell: ({ expectation }) => expectation.text },
    { title: '操作', cell: ({ expectation }) => howOf(expectation) },
    { title: '结果', cell: outcomeCell },
  ],
  listened,
  '合同里没有真实读屏软件的期望。',
)}<h2>还没有人检查的</h2>
${
  unrun.length === 0
    ? html`<p>没有：合同里的每一条期望都有结果。</p>\n`
    : list(
        unrun.map(
          ({ expectation }) => `${expectation.text}（${laneNames[expectation.lane]}）怎样检查：${howOf(expectation)}`,
        ),
      )
}<p>合同没有写到、下面也没有测量的准则，这一页什么也没有证明。</p>
<h2>测量</h2>
${table(
  '在 Storybook 里量每个故事',
  [
    { title: '测量', cell: ({ title }) => title },
    { title: 'WCAG 2.2 准则', cell: ({ criteria: measured }) => measured.map(criterionCell).join('、') },
    { title: '说明准则的', cell: ({ isWhole }) => (isWhole ? '全部' : '一部分') },
    { title: '结果', cell: ({ id }) => outcomeNames[looks[id] ?? 'unrun'] },
  ],
  measures.filter(({ id }) => id in looks),
  '这一次没有测量。',
)}<h2>axe 和虚拟读屏</h2>
${table(
  '在 Storybook 里显示无误；axe：浅色下全部规则（说整个页面的除外），深色和两种高对比度下文字对比度',
  [
    { title: '故事', cell: ([story]) => story },
    { title: '结果', cell: ([, outcome]) => outcomeNames[outcome] },
  ],
  Object.entries(rendered),
  '这一次没有检查。',
)}${table(
  '虚拟读屏软件必须依次读出',
  [
    { title: '故事', cell: ([story]) => story },
    { title: '读出', cell: ([, phrases]) => phrases.join(' / ') },
    { title: '结果', cell: ([story]) => outcomeNames[spoken[story] ?? 'unrun'] },
  ],
  Object.entries(contract.spoken),
  '合同没有要求。',
)}${
  Object.keys(triaged).length === 0
    ? ''
    : html`<h3>axe 不能判断、由人给出理由的规则</h3>
${list(Object.entries(triaged).map(([rule, reason]) => `${rule}：${reason}`))}`
}`,
  )
}
