import { type Criterion, criteria } from './criteria.ts'
import { gbt37668, gbtMapping } from './gbt37668.ts'
import { type Html, html, list, page, table } from './html.ts'
import type { EvaluatedComponent } from './results.ts'
import {
  type Finding,
  judgeCriterion,
  levels,
  type Measured,
  rules,
  type Verdict,
  whyNotApplicable,
} from './verdict.ts'
import { type Edition, editionLine, heardOf, laneNames } from './words.ts'

const link = (component: string): Html => html`<a href="components/${component}.html">${component}</a>`

/** `Button（无障碍树）、Toast（播报）`, each component once. */
function components(findings: readonly Finding[]): Html {
  const names = [...new Set(findings.map(({ component }) => component))]
  const lanes = (name: string) =>
    new Set(
      findings.filter(({ component }) => component === name).map(({ expectation }) => laneNames[expectation.lane]),
    )
  return html`${names.map((name, index) => html`${index > 0 ? '、' : ''}${link(name)}〔${[...lanes(name)].join('、')}〕`)}`
}

/** `测量“…”：通过 77 个组件。`: of many components only those that failed are named. */
function measuredLine({ measure, passed, failed }: Measured): Html {
  const part = measure.isWhole ? '' : '只查到一部分；'
  return html`<p>${part}测量“${measure.title}”：通过 ${passed.length} 个组件${
    failed.length > 0 ? html`，失败 ${failed.length} 个：${failed.map((name) => html`${link(name)} `)}` : ''
  }。</p>`
}

function remarks(verdict: Verdict, hasMedia: boolean): Html {
  const { criterion, conformance, passed, failed, unrun, measured, concerned, proven } = verdict
  const each = ({ component, expectation }: Finding) => html`${link(component)}：${expectation.text}`
  const scope = criterion.ofSome ? '合同写到这一条的' : '全部'
  return html`${
    conformance === 'notApplicable'
      ? html`<p>${whyNotApplicable(criterion, hasMedia) ?? ''}</p>`
      : html`<p>${scope} ${concerned.length} 个组件中，${proven.length} 个有证据。</p>`
  }${failed.length > 0 ? html`<p>失败：</p>${list(failed.map(each))}` : ''}${
    passed.length > 0 ? html`<p>期望通过 ${passed.length} 条：${components(passed)}</p>` : ''
  }${measured.filter((each) => each.passed.length + each.failed.length > 0).map(measuredLine)}${
    unrun.length > 0 ? html`<p>没有人检查过：</p>${list(unrun.map(each))}` : ''
  }`
}

const name = ({ number, zh, en }: Criterion) => `${number} ${zh} ${en}`
const levelNames = ['A', 'AA', 'AAA'] as const

/** The accessibility conformance report of the library, in the form of VPAT 2.5. */
export function acr(evaluated: readonly EvaluatedComponent[], hasMedia: boolean, edition: Edition): string {
  const verdicts = criteria.map((criterion) => judgeCriterion(criterion, evaluated, hasMedia))
  const axeFailures = evaluated.flatMap(({ contract, rendered, spoken }) => [
    ...failures(rendered).map((story) => html`${link(contract.component)}：axe，故事 ${story}`),
    ...failures(spoken).map((story) => html`${link(contract.component)}：虚拟读屏，故事 ${story}`),
  ])
  const looked = evaluated.filter(({ looks }) => Object.keys(looks).length > 0).length
  const visited = evaluated.filter(({ rendered }) => Object.keys(rendered).length > 0).length
  const open = verdicts.filter(
    ({ criterion, conformance }) => criterion.level !== 'AAA' && conformance === 'notEvaluated',
  )
  return page(
    `金票组件库 无障碍符合性报告（ACR）${open.length > 0 ? ' 草稿' : ''}`,
    html`${editionLine(edition)}<p>Accessibility Conformance Report, in the form of VPAT® 2.5 (WCAG edition)</p>
<h2>产品 Name of Product / Version</h2>
<p>@jinpiao/ui-kit ${edition.version}：中文金融页面的 React 组件。</p>
<h2>联系方式 Contact Information</h2>
<p>${edition.contact ?? '未给出'}</p>
<h2>说明 Notes</h2>
<p>说的是组件：用它们拼成的页面另外评估。本报告由测试结果生成，重新生成只要 <code>pnpm conformance</code>。</p>
<h2>评估方法 Evaluation Methods Used</h2>
${list([
  '每个组件的无障碍合同是数据，由测试在真实的 Chromium 里执行，每一条都有一个做错的反例，证明检查抓得到它。',
  `Storybook 的每个故事由 @storybook/addon-vitest 在真实的 Chromium 里打开：显示无误，浅色下用 axe 的全部规则检查（说整个页面的规则除外），深色和两种高对比度下检查文字对比度。本报告计入了 ${visited} 个组件。合同点名的故事由虚拟读屏软件读出。`,
  `构建好的 Storybook 的每个故事由 @storybook/test-runner 打开，测量重排、文字间距、焦点框、遮挡、目标大小和动态；每个组件的故事合起来轮到全部平台、颜色、宽度和语言。本报告计入了 ${looked} 个组件的测量。`,
  '真实读屏软件 Orca 的结果只在测试自己声明时计入。',
  '其余由人或其他读屏软件判断的，一律写“没有检查”。',
])}<h2>标准 Applicable Standards</h2>
${list(['WCAG 2.2，A、AA、AAA 级', `${gbt37668.title}：只按四个目标对照，条款没有核对`])}<h2>结论怎样得出 Terms</h2>
${list(rules)}<p>VPAT 2.5 只允许 AAA 级写“未评估”。A、AA 级里现有 ${open.length} 条未评估，在有人评估之前，本报告是草稿。</p>
<h2>没有归到准则的失败</h2>
${axeFailures.length === 0 ? html`<p>没有：检查过的故事，axe 和虚拟读屏都通过。</p>` : list(axeFailures)}
${levelNames.map(
  (level, index) => html`<h2>表 ${index + 1}：WCAG 2.2 ${level} 级</h2>
${table(
  `Table ${index + 1}: Success Criteria, Level ${level}`,
  [
    { title: '准则 Criteria', cell: ({ criterion }) => name(criterion) },
    { title: '符合程度 Conformance Level', cell: ({ conformance }) => levels[conformance] },
    { title: '说明 Remarks and Explanations', cell: (verdict) => remarks(verdict, hasMedia) },
  ],
  verdicts.filter(({ criterion }) => criterion.level === level),
  '',
)}`,
)}<h2>GB/T 37668-2019 对照</h2>
<p>${gbt37668.title}有 58 项指标，分三级：一级 ${gbt37668.indicators.一级} 项，二级累计 ${gbt37668.indicators.二级} 项，三级累计
${gbt37668.indicators.三级} 项。它的四个目标就是 WCAG 的四个原则。条款号没有核对过原文的，写“未对应”，不作推测；因此本报告不声明该标准的任何一级。</p>
${table(
  'WCAG 2.2 准则与 GB/T 37668-2019',
  [
    { title: '准则', cell: ({ criterion }) => `${criterion.number} ${criterion.zh}` },
    { title: '目标', cell: ({ criterion }) => gbtMapping(criterion).goal },
    { title: '条款', cell: ({ criterion }) => gbtMapping(criterion).clause },
    { title: '符合程度（按 WCAG 2.2）', cell: ({ conformance }) => levels[conformance] },
  ],
  verdicts,
  '',
)}<h2>组件</h2>
${table(
  '每个组件的用途，以及真实读屏软件 Orca 的结果',
  [
    { title: '组件', cell: ({ contract }) => link(contract.component) },
    { title: '用途', cell: ({ contract }) => contract.task },
    { title: 'Orca', cell: heardOf },
  ],
  evaluated,
  '',
)}`,
  )
}

const failures = (outcomes: EvaluatedComponent['rendered']) =>
  Object.entries(outcomes)
    .filter(([, outcome]) => outcome === 'fail')
    .map(([story]) => story)
