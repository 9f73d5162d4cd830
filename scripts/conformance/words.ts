import type { Lane, Step } from '../../ui-kit/src/lib/contract.ts'
import type { Outcome } from '../../ui-kit/src/lib/testing/contractReport.ts'
import { type Html, html } from './html.ts'

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
}

export const editionLine = ({ version, commit, date }: Edition): Html =>
  html`<p>@jinpiao/ui-kit ${version}；提交：${commit ?? '未给出'}；日期：${date ?? '未给出'}。本页由测试结果生成，不手工修改。</p>\n`

/** `Tab、Enter`; undefined where no key is pressed. */
export function keysOf(steps: readonly Step[] = []): string | undefined {
  const keys = steps.flatMap((step) => ('press' in step ? [step.press] : []))
  return keys.length > 0 ? keys.join('、') : undefined
}
