/** A sheet that is filled in and uploaded: template, what is wrong cell by cell, the same sheet marked. */
export const sheets = {
  template: '下载模板',
  sheet: '填好的表格',
  read: '已读取表格：{{ok}} 行正确，{{errors}} 处有误',
  readErrors: '有误的行不会提交。请在表格中修改后重新上传，或只提交正确的行。',
  row: '表格行',
  rowNumber: '第 {{row}} 行',
  column: '列',
  value: '填写内容',
  message: '问题',
  errors: '需要修改的地方',
  noErrors: '没有需要修改的地方',
  marked: '下载标注了问题的表格',
  markedHint: '与上传的表格逐行相同：有问题的单元格已标出，末列写明单元格位置和原因。修改后可直接上传。',
  markedName: '{{name}}-问题标注.xlsx',
} as const
