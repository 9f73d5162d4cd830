import type { Words } from './words.ts'

/** Heading of the last column of a sheet that is handed back with what is wrong in it. */
export const sheetProblemHeading = ['问题', 'Problem'] as const

/** What is wrong with a cell of an uploaded sheet, or with the sheet as a whole, in words. */
export const sheetErrors = {
  EMPTY: ['请填写{0}', 'Fill in: {0}'],
  MONEY: ['{0}格式错误，请填写数字，最多两位小数', '{0}: enter a number with at most two decimals'],
  DECIMALS: ['{0}最多两位小数', '{0}: at most two decimals'],
  TOO_LARGE: ['{0}过大，不能超过 99,999,999,999,999.98', '{0} is too large: at most 99,999,999,999,999.98'],
  ZERO: ['{0}须大于 0', '{0} must be above 0'],
  NEGATIVE: ['{0}不能为负数，请填写大于 0 的数字', '{0} cannot be negative: enter a number above 0'],
  DATE: ['{0}格式错误，请按 2026-11-21 的格式填写', '{0}: enter a date like 2026-11-21'],
  FORMULA: ['{0}的公式出错（{1}），请填写内容', '{0}: the formula has failed ({1}). Enter what it should give'],
  NO_TEXT: [
    '{0}须为文本，该单元格是数字或日期，可能已丢失开头的 0 或末尾数字。请将单元格格式设为“文本”后重新填写',
    '{0}: the cell holds a number or a date, which may have lost leading zeros or last digits. Format it as text and enter it again',
  ],
  LENGTH: ['{0}不能超过 {1} 个字', '{0}: at most {1} characters'],
  MERGED: [
    '{0}所在的 {1} 是合并单元格，无法确定属于哪一行，请取消合并后逐行填写',
    '{0}: {1} are merged, so it is unclear which row it belongs to. Unmerge them and fill in each row',
  ],
  REPEATED: ['{0}与第 {1} 行重复', '{0}: the same as in row {1}'],
  HEADINGS: [
    '未找到模板的表头，请使用下载的模板填写',
    'The headings of the template were not found. Use the downloaded template',
  ],
  NO_COLUMN: [
    '第 {1} 行的表头中没有“{0}”，请使用下载的模板填写',
    'The headings in row {1} lack “{0}”. Use the downloaded template',
  ],
  TWO_COLUMNS: ['表头“{0}”出现两次：{1} 和 {2}', 'The heading “{0}” stands twice: in {1} and {2}'],
  TOO_MANY: ['一次最多导入 {0} 行，请分批导入', 'At most {0} rows at once. Import in parts'],
  NOTHING_SEEN: ['可见的工作表中没有内容', 'The visible worksheets hold nothing'],
} as const satisfies Record<string, Words>

/** What a person is told of a sheet that was read: what was left out, and why. */
export const sheetNotes = {
  HIDDEN_SHEETS: ['未读取隐藏的工作表：{0}', 'Hidden worksheets were not read: {0}'],
  OTHER_SHEETS: ['已读取工作表“{0}”，未读取：{1}', 'The worksheet “{0}” was read, and not: {1}'],
  TITLE: ['第 {0} 行“{1}”是标题，未作为数据读取', 'Row {0}, “{1}”, is a title and was not read as data'],
  TOTAL: ['{0}是合计行，未作为数据读取', '{0} has totals and was not read as data'],
  HIDDEN_ROWS: ['{0}在表格中已隐藏，未读取', '{0} hidden in the sheet and left out'],
  HIDDEN_TAKEN: ['{0}在表格中已隐藏，已按要求读取', '{0} hidden in the sheet and read, as asked'],
  HIDDEN_COLUMN: [
    '{0} 列（{1}）在表格中已隐藏，其内容已读取',
    'Column {0} ({1}) is hidden in the sheet; its content was read',
  ],
  MERGED: [
    '{0}（{1}）是合并单元格：第 {2} 至 {3} 行均按“{4}”读取',
    '{0} ({1}) are merged: rows {2} to {3} were all read as “{4}”',
  ],
} as const satisfies Record<string, Words>

/** Begins a line of sums, in either language. */
export const sheetTotalWords: readonly string[] = [
  '合计',
  '总计',
  '小计',
  '共计',
  '总合计',
  '本页合计',
  '累计',
  'total',
  'totals',
  'sum',
  'subtotal',
  'grandtotal',
]

/** What may stand in brackets behind a heading without changing what the column holds. */
export const headingRemarks: readonly string[] = [
  '元',
  '人民币',
  '人民币元',
  '必填',
  '选填',
  '可选',
  '必须',
  'yuan',
  'cny',
  'rmb',
  'required',
  'optional',
]
