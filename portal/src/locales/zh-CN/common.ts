/** Words that several areas share. */
export const common = {
  cancel: '取消',
  close: '关闭',
  confirm: '确定',
  // Where the server stops counting.
  notFoundYet: '在已查找的数据中没有符合条件的，请再加条件缩小范围',
  atLeast: '至少 {{n}}',
  retry: '重试',
  save: '保存',
  back: '返回',
  loading: '正在加载…',
  loaded: '已加载',
  copy: '复制',
  networkTitle: '网络异常',
  network: '网络异常，请您稍后重试。请您点击右侧在线咨询，将此截图发给客服，由专业客服7*24小时竭诚为您服务。',
  offlineTitle: '网络已断开',
  offlineLoad: '网络已断开。恢复后会自动重新加载，也可以点击“重试”。',
  // For acts, signed ones among them: nothing is sent twice, and nothing later than the person knows.
  offlineAct: '网络已断开，本次操作未完成，已填写的内容仍在。系统不会自动重发，请在网络恢复后再次操作。',
  serverError: '服务器错误',
  // The way out is a sentence of its own: the words before it are those of spec §8.
  serverErrorNext: '{{error}}。请稍后重试或拨打客服热线 {{hotline}}。',
  failedTitle: '操作未完成',
  newWindow: '（新窗口打开）',
  fileWithSize: '{{name}}（{{size}}）',
  downloadAll: '打包下载 {{count}} 个文件',
  requestId: '请求编号',
  comma: '，',
  listSeparator: '、',
  yes: '是',
  no: '否',
} as const
