import { spokenCount } from '@jinpiao/values/spoken'
import { groupedCount } from '../groupedCount.ts'
import { defineMessages } from '../messages.ts'

/** Words of DataGrid, beside those of the table (`table.ts`). */
export const gridMessages = defineMessages(
  {
    count: (n: number) => `共 ${groupedCount(n)} 条`,
    countSpoken: (n: number) => `共 ${spokenCount(n)} 条`,
    paged: '按页查看',
    keys: '方向键移动，Enter 进入单元格，Esc 返回，F2 在表头调整列宽',
    selectionKeys: '，空格选择，Shift 加方向键连选',
    selectAll: '全选',
    columnWidth: (header: string) => `列宽 ${header}`,
    pixels: (width: number) => `${width} 像素`,
    selected: (n: number, total: string | undefined) =>
      n === 0 ? '未选择' : `已选择 ${spokenCount(n)} 项${total === undefined ? '' : `，合计 ${total}`}`,
    range: (from: number, to: number, n: number, total: string | undefined) =>
      `第 ${spokenCount(from)} 至 ${spokenCount(to)} 行，已选择 ${spokenCount(n)} 项${total === undefined ? '' : `，合计 ${total}`}`,
  },
  {
    count: (n: number) => `${groupedCount(n)} in total`,
    countSpoken: (n: number) => `${groupedCount(n)} in total`,
    paged: 'View by page',
    keys: 'Arrow keys move, Enter goes into a cell, Esc comes back, F2 in a header changes the width',
    selectionKeys: ', Space selects, Shift with arrow keys selects a range',
    selectAll: 'Select all',
    columnWidth: (header: string) => `Width of ${header}`,
    pixels: (width: number) => `${width} pixels`,
    selected: (n: number, total: string | undefined) =>
      n === 0 ? 'Nothing selected' : `${groupedCount(n)} selected${total === undefined ? '' : `, total ${total}`}`,
    range: (from: number, to: number, n: number, total: string | undefined) =>
      `Rows ${groupedCount(from)} to ${groupedCount(to)}, ${groupedCount(n)} selected${total === undefined ? '' : `, total ${total}`}`,
  },
)

export type GridMessages = (typeof gridMessages)['zh-CN']
