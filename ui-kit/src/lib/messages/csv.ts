import { spokenCount } from '@jinpiao/values/spoken'
import { groupedCount } from '../groupedCount.ts'
import { defineMessages } from '../messages.ts'

/** Words of CsvButton. */
export const csvMessages = defineMessages(
  {
    export: '导出 CSV',
    cancel: '取消导出',
    progress: '导出进度',
    saidPercent: (percent: number) => `已导出百分之${percent}`,
    saidDone: (rows: number) => `已导出 ${spokenCount(rows)} 条`,
    saidCancelled: '已取消导出',
    failed: '导出失败，请重试',
  },
  {
    export: 'Export CSV',
    cancel: 'Cancel export',
    progress: 'Export progress',
    saidPercent: (percent: number) => `${percent} percent exported`,
    saidDone: (rows: number) => `${groupedCount(rows)} ${rows === 1 ? 'row' : 'rows'} exported`,
    saidCancelled: 'Export cancelled',
    failed: 'The export failed, please try again',
  },
)
