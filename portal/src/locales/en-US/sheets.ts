import type { Translated } from '#portal/locales/translated.ts'
import type { sheets as source } from '#portal/locales/zh-CN/sheets.ts'

export const sheets: Translated<typeof source> = {
  template: 'Download the template',
  sheet: 'the filled-in sheet',
  read: 'Sheet read: {{ok}} rows are right, {{errors}} problems',
  readErrors:
    'Rows with problems are not submitted. Correct and upload the sheet again, or submit the right rows only.',
  chooseFirst: 'The file has several worksheets: choose the one to read',
  seen: 'The worksheet “{{sheet}}” was read',
  which: 'Which worksheet to read',
  withHidden: 'Include the hidden rows ({{count}})',
  row: 'Row',
  rowNumber: 'Row {{row}}',
  cell: 'Cell',
  column: 'Column',
  value: 'Value',
  message: 'Problem',
  errors: 'What has to be corrected',
  noErrors: 'Nothing has to be corrected',
  marked: 'Download the sheet with its problems marked',
  markedHint:
    'Row for row what you uploaded: wrong cells are marked, the last column names each cell and what is wrong. Correct and upload it as it is.',
  markedName: '{{name}}-problems.xlsx',
}
