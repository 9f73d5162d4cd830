import { type Criterion, criteria } from './criteria.ts'
import { gbt37668, gbtMapping } from './gbt37668.ts'
import { type Html, html, list, page, table } from './html.ts'
import type { EvaluatedComponent } from './results.ts'
import { type Finding, judgeCriterion, levels, rules, type Verdict } from './verdict.ts'
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

function remarks({ criterion, conformance, passed, failed, unrun }: Verdict, total: number): Html {
  const each = ({ component, expectation }: Finding) => html`${link(component)}：${expectation.text}`
  const covered = new Set([...passed, ...failed].map(({ component }) => component)).size
  return html`${
    conformance === 'notApplicable'
      ? html`<p>${criterion.obsolete ? 'WCAG 2.2 已废弃并移除这一条。' : '组件库里没有声音和视频。'}</p>`
      : html`<p>${total} 个组件中 ${covered} 个有这一条的结果。</p>`
  }${failed.length > 0 ? html`<p>失败：</p>${list(failed.map(each))}` : ''}${
    passed.length > 0 ? html`<p>通过 ${passed.length} 条：${components(passed)}</p>` : ''
  }${unrun.length > 0 ? html`<p>没有人检查过：</p>${list(unrun.map(each))}` : ''}`
}

const name = ({ number, zh, en }: Criterion) => `${number} ${zh} ${en}`
const levelNames = ['A', 'AA', 'AAA'] as const

/** The accessibility conformance report of the library, in the form of VPAT 2.5. */
export function acr(evaluated: readonly EvaluatedComponent[], hasMedia: boolean, edition: Edition): string {
  const verdicts = criteria.map((criterion) => judgeCriterion(criterion, evaluated, hasMedia))
  const axeFailures = evaluated.flatMap(({ contract, axe, spoken }) => [
    ...failures(axe).map((story) => html`${link(contract.component)}：axe，故事 ${story}`),
    ...failures(spoken).map((story) => html`${link(contract.component)}：虚拟读屏，故事 ${story}`),
  ])
  const open = verdicts.filter(
    ({ criterion, conformance }) => criterion.level !== 'AAA' && conformance === 'notEvaluated',
  )
  return page(
    '金票组件库 无障碍符合性报告（ACR）',
    html`${editionLine(edition)}<p>Accessibility Conformance Report, in the form of VPAT® 2.5 (WCAG edition)</p>
<h2>产品 Name of Product / Version</h2>
<p>@jinpiao/ui-kit ${edition.version}：中文金融页面的 React 组件。</p>
<h2>评估方法 Evaluation Methods Used</h2>
<p>每个组件的无障碍合同是数据，由测试在真实的 Chromium 里执行；每个故事用 axe 的全部规则在四种模式下检查，并由虚拟读屏软件读出；
真实读屏软件 Orca 的结果只在测试自己声明时计入。其余由人或其他读屏软件判断的，一律写“没有检查”。</p>
<h2>标准 Applicable Standards</h2>
${list(['WCAG 2.2，A、AA、AAA 级', gbt37668.title])}<h2>结论怎样得出 Terms</h2>
${list(rules)}<p>VPAT 2.5 只允许 AAA 级写“未评估”。A、AA 级里现有 ${open.length} 条未评估，在有人评估之前，本报告是草稿。</p>
<h2>没有归到准则的失败</h2>
${axeFailures.length === 0 ? html`<p>没有：axe 和虚拟读屏在每个故事上都通过。</p>` : list(axeFailures)}
${levelNames.map(
  (level, index) => html`<h2>表 ${index + 1}：WCAG 2.2 ${level} 级</h2>
${table(
  `Table ${index + 1}: Success Criteria, Level ${level}`,
  [
    { title: '准则 Criteria', cell: ({ criterion }) => name(criterion) },
    { title: '符合程度 Conformance Level', cell: ({ conformance }) => levels[conformance] },
    { title: '说明 Remarks and Explanations', cell: (verdict) => remarks(verdict, evaluated.length) },
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

const failures = (outcomes: EvaluatedComponent['axe']) =>
  Object.entries(outcomes)
    .filter(([, outcome]) => outcome === 'fail')
    .map(([story]) => story)
