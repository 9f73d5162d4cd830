import type { Criterion } from './criteria.ts'
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

export interface Verdict {
  criterion: Criterion
  conformance: Conformance
  passed: readonly Finding[]
  failed: readonly Finding[]
  unrun: readonly Finding[]
}

/** The rules by which results become a level, as the report prints them. */
export const rules: readonly string[] = [
  '有通过也有失败：部分支持。',
  '只有失败：不支持。',
  '只有通过：支持——仅指列出的组件和证据层；同一准则下没有人检查过的期望逐条列出。',
  '没有任何结果：未评估。没有结果不等于通过。',
  '只涉及声音或视频的准则：组件库源码里没有声音和视频元素时，不适用。',
  '4.1.1 在 WCAG 2.2 中已废弃并移除：不适用。',
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
  return { criterion, passed, failed, unrun, conformance: conformanceOf() }

  function conformanceOf(): Conformance {
    if (failed.length > 0) return passed.length > 0 ? 'partially' : 'doesNot'
    if (passed.length > 0) return 'supports'
    if (criterion.obsolete || (criterion.media && !hasMedia)) return unrun.length > 0 ? 'notEvaluated' : 'notApplicable'
    return 'notEvaluated'
  }
}

/** Whether a source shows or plays anything that moves or sounds. */
export const playsMedia = (source: string): boolean =>
  /(?<!\w)<(video|audio|iframe|embed|object)\b|new Audio\(|AudioContext|createElement\(['"](video|audio)/.test(source)
