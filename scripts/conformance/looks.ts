import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Outcome } from '../../ui-kit/src/lib/testing/contractReport.ts'
import { pageRules } from '../../ui-kit/src/lib/testing/pageRules.ts'
import { repository } from '../run.ts'

/** What the suite `stories` measures on every story of a component, and the criteria that this says something about. */
export interface Measure {
  id: string
  title: string
  /** Names in a state's `cost`: one of these probes has run. */
  probes: readonly string[]
  /** A finding of this kind, `probe/rule`, is a failure. */
  fails: RegExp
  criteria: readonly string[]
  /** Whether it measures all that the criterion asks of a component. What axe's rules cover of most criteria is a part. */
  isWhole: boolean
}

const walks = ['keyboard', 'rings']

const byHand: readonly Measure[] = [
  {
    id: 'contrast',
    title: 'axe：文字对比度 4.5:1，浅色、深色、高对比度',
    probes: ['axe'],
    fails: /^axe\/color-contrast$/,
    criteria: ['1.4.3'],
    isWhole: true,
  },
  {
    id: 'contrast-enhanced',
    title: 'axe：文字对比度 7:1，浅色、深色、高对比度',
    probes: ['axe'],
    fails: /^axe\/color-contrast-enhanced$/,
    criteria: ['1.4.6'],
    isWhole: true,
  },
  {
    id: 'reflow',
    title: '1280 像素放大到四倍（320 × 256）：不横向滚动，不截断，不少控件',
    probes: ['reflow'],
    fails: /^reflow\//,
    criteria: ['1.4.4', '1.4.10'],
    isWhole: true,
  },
  {
    id: 'text-spacing',
    title: '加大文字间距后不截断、不重叠',
    probes: ['textSpacing'],
    fails: /^textSpacing\//,
    criteria: ['1.4.12'],
    isWhole: true,
  },
  {
    id: 'trap',
    title: '用 Tab 和 Shift+Tab 走完，没有出不来的地方',
    probes: walks,
    fails: /^keyboardReach\/trap$/,
    criteria: ['2.1.2'],
    isWhole: true,
  },
  {
    id: 'reach',
    title: '每个控件用 Tab 到得了，没有只应答鼠标的',
    probes: ['keyboard'],
    fails: /^(keyboardReach\/unreachable|mouseOnly\/)/,
    criteria: ['2.1.1', '2.1.3'],
    isWhole: false,
  },
  {
    id: 'ring',
    title: '按像素测量：焦点框至少 2 像素宽，变化 3:1',
    probes: walks,
    fails: /^focusRing\//,
    criteria: ['2.4.7', '2.4.13'],
    isWhole: true,
  },
  {
    id: 'cover',
    title: '得到焦点的控件没有一处被盖住，在窗口里',
    probes: walks,
    fails: /^stickyCover\//,
    criteria: ['2.4.11', '2.4.12'],
    isWhole: true,
  },
  {
    id: 'target',
    title: '目标至少 24 × 24 像素，不用间距的例外；手指至少 44 × 44',
    probes: ['targetSize'],
    fails: /^(targetSize\/|axe\/target-size$)/,
    criteria: ['2.5.8'],
    isWhole: true,
  },
  {
    id: 'motion',
    title: '系统要求减少动态时，没有移动，没有不停的动画',
    probes: ['reducedMotion'],
    fails: /^reducedMotion\//,
    criteria: ['2.3.3'],
    isWhole: true,
  },
]

interface Axe {
  getRules(): { ruleId: string; tags: string[] }[]
}

/** axe's other rules by the criteria that axe itself names: `wcag412` is 4.1.2. */
function byAxe(): Measure[] {
  const axe = createRequire(join(repository, 'ui-kit', 'package.json'))('axe-core') as Axe
  const rules = new Map<string, string[]>()
  for (const { ruleId, tags } of axe.getRules()) {
    if (pageRules.includes(ruleId) || byHand.some(({ fails }) => fails.test(`axe/${ruleId}`))) continue
    for (const tag of tags) {
      const [, ...digits] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? []
      const criterion = digits.join('.')
      if (criterion !== '') rules.set(criterion, [...(rules.get(criterion) ?? []), ruleId])
    }
  }
  return [...rules].map(([criterion, ids]) => ({
    id: `axe-${criterion}`,
    title: `axe：${ids.join('、')}`,
    probes: ['axe'],
    fails: new RegExp(`^axe/(${ids.join('|')})$`),
    criteria: [criterion],
    isWhole: false,
  }))
}

export const measures: readonly Measure[] = [...byHand, ...byAxe()]

/** Of one component by the id of the measure. */
export type Looks = Readonly<Record<string, Outcome>>

/** What `tests/stories/testRunner/reporter.ts` writes, as far as it is read here: every story of what was looked at. */
export interface StoriesReport {
  /** Digest of what the Storybook was built from. */
  storybook?: string
  stories: {
    /** Of a story that is no component's there is none. */
    component?: string
    passed: boolean
    states: { cost: Record<string, number>; open?: string[] }[]
  }[]
}

/**
 * A report of stories that have changed since is none.
 *
 * @param seen what Storybook was built from when `suite` looked at it; without a report, nothing is wrong
 * @param now what it is built from now
 */
export const looksOfOthers = (suite: string, seen: { storybook?: string } | undefined, now: string): string[] =>
  seen === undefined || seen.storybook === now
    ? []
    : [`What Storybook shows has changed since its stories were looked at: run "pnpm prove ${suite}".`]

/** What was measured on all stories of each component. What broke off is measured as far as it failed. */
export function looksIn(report: StoriesReport | undefined): ReadonlyMap<string, Looks> {
  const looks = new Map<string, Looks>()
  const all = report?.stories ?? []
  for (const component of new Set(all.flatMap((story) => story.component ?? []))) {
    const stories = all.filter((story) => story.component === component)
    const states = stories.flatMap((story) => story.states)
    const isWhole = stories.every(({ passed }) => passed)
    const outcomeOf = ({ probes, fails }: Measure): Outcome => {
      if (states.some(({ open = [] }) => open.some((finding) => fails.test(finding)))) return 'fail'
      const ran = states.some(({ cost }) => probes.some((probe) => probe in cost))
      return ran && isWhole ? 'pass' : 'unrun'
    }
    looks.set(component, Object.fromEntries(measures.map((measure) => [measure.id, outcomeOf(measure)])))
  }
  return looks
}
