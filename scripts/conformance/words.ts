import type { Lane, ListeningPlan, ListeningStep, Step, Words } from '../../ui-kit/src/lib/contract.ts'
import type { Outcome } from '../../ui-kit/src/lib/testing/contractReport.ts'
import { type Html, html } from './html.ts'
import type { EvaluatedComponent } from './results.ts'

export const laneNames: Record<Lane, string> = {
  dom: '页面结构（Chromium）',
  'accessibility-tree': '无障碍树（Chromium）',
  browser: '焦点、按键、播报（Chromium）',
  'screen-reader': '真实读屏软件',
  person: '人的判断',
}

export const outcomeNames: Record<Outcome, string> = { pass: '通过', fail: '失败', unrun: '没有检查' }

/** The commit and the date are the caller's to say: a report of the same results is the same to the byte. */
export interface Edition {
  version: string
  commit?: string
  date?: string
  /** Whom a reader of the report may ask. */
  contact?: string
}

export const editionLine = ({ version, commit, date }: Edition): Html =>
  html`<p>@jinpiao/ui-kit ${version}；提交：${commit ?? '未给出'}；日期：${date ?? '未给出'}。本页由测试结果生成，不手工修改。</p>\n`

/** `Tab、Enter、用输入法输入“建信”（Enter 上屏）`; undefined where no key is pressed. */
export function keysOf(steps: readonly Step[] = []): string | undefined {
  const keys = steps.flatMap((step) => ('press' in step ? [step.press] : 'compose' in step ? [composed(step)] : []))
  return keys.length > 0 ? keys.join('、') : undefined
}

const composed = ({ compose, into, endedBy = 'Space' }: Extract<Step, { compose: unknown }>) =>
  into === '' ? `用输入法输入“${compose.at(-1)}”（${endedBy} 放弃）` : `用输入法输入“${into}”（${endedBy} 上屏）`

const quoted = (words: readonly Words[]) => words.map((each) => (typeof each === 'string' ? `“${each}”` : String(each)))
const heardAt = (done: string, hears?: readonly Words[]) =>
  hears === undefined ? done : `${done}：听到${quoted(hears).join('、')}`
const nameOf = (step: ListeningStep) => ('press' in step ? step.press : `输入 ${step.type}`)

/** `Tab：听到“灯”；Enter。只听到一次“灯”`: the plan as a person would do it with another screen reader. */
export function listeningOf({ hears, steps, once = [], silent = [] }: ListeningPlan): string {
  const done = [
    ...(hears === undefined ? [] : [heardAt('打开', hears)]),
    ...steps.map((step) => heardAt(nameOf(step), step.hears)),
  ]
  return [
    done.join('；'),
    ...(once.length > 0 ? [`只听到一次${quoted(once).join('、')}`] : []),
    ...(silent.length > 0 ? [`听不到${quoted(silent).join('、')}`] : []),
  ].join('。')
}

/** What real ears know of a component, in one line. Nothing listened to is unrun, not passed. */
export function heardOf({ expectations }: EvaluatedComponent): string {
  const outcomes = expectations
    .filter(({ expectation }) => expectation.lane === 'screen-reader')
    .map(({ outcome }) => outcome)
  const count = (wanted: Outcome) => outcomes.filter((each) => each === wanted).length
  if (count('pass') + count('fail') === 0) return outcomeNames.unrun
  return (['pass', 'fail', 'unrun'] as const)
    .filter((outcome) => count(outcome) > 0)
    .map((outcome) => `${outcomeNames[outcome]} ${count(outcome)} 条`)
    .join('，')
}
