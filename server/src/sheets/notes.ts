import { sheetNotes } from '@jinpiao/contract/sheetWords'
import { fill, type Language, type Value } from '@jinpiao/contract/words'

/** What is told of a sheet, in the reader's language. */
export const note = (name: keyof typeof sheetNotes, params: readonly Value[], language: Language): string =>
  fill(sheetNotes[name], params, language)

/** 第 3、5 至 9 行; Rows 3, 5 to 9. Rows are given in their order. */
export function rowsText(rows: readonly number[], language: Language): string {
  const runs: [from: number, to: number][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (last !== undefined && row === last[1] + 1) last[1] = row
    else runs.push([row, row])
  }
  const zh = language === 'zh-CN'
  const texts = runs.map(([from, to]) => (from === to ? String(from) : `${from}${zh ? ' 至 ' : ' to '}${to}`))
  return zh ? `第 ${texts.join('、')} 行` : `${rows.length === 1 ? 'Row' : 'Rows'} ${texts.join(', ')}`
}

/** “上月”、“旧”; “Old”, “2025”. */
export const namesText = (names: readonly string[], language: Language): string =>
  names.map((name) => `“${name}”`).join(language === 'zh-CN' ? '、' : ', ')
