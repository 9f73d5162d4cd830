import type { Criterion } from './criteria.ts'

/**
 * GB/T 37668-2019 names four goals, which are WCAG's four principles, and 58 indicators in three grades. That much is
 * public; the text with its clause numbers is not at hand. A clause stands here only with the text beside it that was
 * read, so there is none yet, and every report says so.
 */
export const gbt37668 = {
  title: 'GB/T 37668-2019《信息技术 互联网内容无障碍可访问性技术要求与测试方法》',
  indicators: { 一级: 20, 二级: 37, 三级: 58 },
} as const

const goals: Record<string, string> = { 1: '可感知性', 2: '可操作性', 3: '可理解性', 4: '兼容性' }

/** What of the standard a criterion falls under, as far as it can be said. */
export function gbtMapping({ number, since }: Criterion): { goal: string; clause: string } {
  const goal = goals[number.charAt(0)] ?? ''
  if (since === '2.2') return { goal, clause: '未对应：WCAG 2.2 新增，晚于该标准' }
  return { goal, clause: '未对应：条款号未经核对' }
}
