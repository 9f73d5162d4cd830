import type { Criterion } from './criteria.ts'
import { type Measure, measures } from './looks.ts'
import type { Evaluated, EvaluatedComponent } from './results.ts'

export const levels = {
  supports: '支持 Supports',
  partially: '部分支持 Partially Supports',
  doesNot: '不支持 Does Not Support',
  notApplicable: '不适用 Not Applicable',
  notEvaluated: '未评估 Not Evaluated',
} as const
export type Conformance = keyof typeof levels

/** An expectation under a criterion, with the component it belongs to. */
export type Finding = Evaluated & { component: string }

/** A measurement under a criterion, with the components on whose stories it was made. */
export interface Measured {
  measure: Measure
  passed: readonly string[]
  failed: readonly string[]
}

export interface Verdict {
  criterion: Criterion
  conformance: Conformance
  passed: readonly Finding[]
  failed: readonly Finding[]
  unrun: readonly Finding[]
  measured: readonly Measured[]
  /** Names of the components that the criterion concerns; and of these, the ones with evidence that it is met. */
  concerned: readonly string[]
  proven: readonly string[]
}

/** The rules by which results become a level, as the report prints them. */
export const rules: readonly string[] = [
  '一条准则涉及全部组件；只在有某种内容（错误、链接、状态消息……）时才有意义的准则，涉及合同里写到它的组件。',
  '证据是合同里通过的期望，或量到准则全部要求的测量。只查到一部分的测量（例如 axe 对大多数准则）不算证据，但失败算失败。',
  '涉及的组件个个有证据，也没有失败：支持。没有人检查过的期望逐条列在旁边。',
  '还有组件没有证据：未评估，并写明几个有、几个没有。没有结果不等于通过。',
  '有证据也有失败：部分支持。只有失败：不支持。',
  '不适用：只涉及声音或视频，而组件库源码里没有；说的是整个页面或多个页面；或已废弃（4.1.1）。',
]

export function judgeCriterion(
  criterion: Criterion,
  components: readonly EvaluatedComponent[],
  hasMedia: boolean,
): Verdict {
  const found = components.flatMap(({ contract, expectations }): Finding[] =>
    expectations
      .filter(({ expectation }) => expectation.criterion === criterion.number)
      .map((evaluated) => ({ ...evaluated, component: contract.component })),
  )
  const of = (wanted: Finding['outcome']) => found.filter(({ outcome }) => outcome === wanted)
  const [passed, failed, unrun] = [of('pass'), of('fail'), of('unrun')]

  const measured = measures
    .filter(({ criteria }) => criteria.includes(criterion.number))
    .map((measure): Measured => {
      const componentsWith = (wanted: Finding['outcome']) =>
        components.filter(({ looks }) => looks[measure.id] === wanted).map(({ contract }) => contract.component)
      return { measure, passed: componentsWith('pass'), failed: componentsWith('fail') }
    })

  const evidence = new Set([
    ...passed.map(({ component }) => component),
    ...measured.flatMap(({ measure, passed: seen }) => (measure.isWhole ? seen : [])),
  ])
  // What should be and was not looked at concerns nobody yet.
  const declaring = new Set(
    found
      .filter(({ expectation, outcome }) => expectation.level === 'MUST' || outcome !== 'unrun')
      .map(({ component }) => component),
  )
  const concerned = components
    .map(({ contract }) => contract.component)
    .filter((component) => !criterion.ofSome || declaring.has(component))
  const proven = concerned.filter((component) => evidence.has(component))
  return { criterion, passed, failed, unrun, measured, concerned, proven, conformance: conformanceOf() }

  function conformanceOf(): Conformance {
    if (failed.length > 0 || measured.some((each) => each.failed.length > 0))
      return evidence.size > 0 ? 'partially' : 'doesNot'
    if (proven.length > 0 && proven.length === concerned.length) return 'supports'
    if (whyNotApplicable(criterion, hasMedia) !== undefined && found.length === 0) return 'notApplicable'
    return 'notEvaluated'
  }
}

export function whyNotApplicable({ obsolete, media, ofPages }: Criterion, hasMedia: boolean): string | undefined {
  if (obsolete) return 'WCAG 2.2 已废弃并移除这一条。'
  if (media && !hasMedia) return '组件库里没有声音和视频。'
  if (ofPages) return '说的是页面：由用组件拼成页面的产品负责。'
  return undefined
}

/** Whether a source shows or plays anything that moves or sounds. */
export const playsMedia = (source: string): boolean =>
  /(?<!\w)<(video|audio|iframe|embed|object)\b|new Audio\(|AudioContext|createElement\(['"](video|audio)/.test(source)
