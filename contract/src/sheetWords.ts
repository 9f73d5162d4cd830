import type { Words } from './words.ts'

/** Heading of the last column of a sheet that is handed back with what is wrong in it. */
export const sheetProblemHeading = ['问题', 'Problem'] as const

/** What is wrong with a cell of an uploaded sheet, in words. */
export const sheetErrors = {
  EMPTY: ['请填写{0}', 'Fill in: {0}'],
  MONEY: ['{0}格式错误，请填写数字，最多两位小数', '{0}: enter a number with at most two decimals'],
  NEGATIVE: ['{0}不能为负数，请填写大于 0 的数字', '{0} cannot be negative: enter a number above 0'],
  DATE: ['{0}格式错误，请按 2026-11-21 的格式填写', '{0}: enter a date like 2026-11-21'],
  FORMULA: ['{0}的公式出错（{1}），请填写内容', '{0}: the formula has failed ({1}). Enter what it should give'],
  NO_TEXT: [
    '{0}须为文本，该单元格是数字或日期，可能已丢失开头的 0 或末尾数字。请将单元格格式设为“文本”后重新填写',
    '{0}: the cell holds a number or a date, which may have lost leading zeros or last digits. Format it as text and enter it again',
  ],
  LENGTH: ['{0}不能超过 {1} 个字', '{0}: at most {1} characters'],
  HEADINGS: [
    '表头与模板不一致，请使用下载的模板填写',
    'The headings differ from the template. Use the downloaded template',
  ],
  TOO_MANY: ['一次最多导入 {0} 行，请分批导入', 'At most {0} rows at once. Import in parts'],
} as const satisfies Record<string, Words>
