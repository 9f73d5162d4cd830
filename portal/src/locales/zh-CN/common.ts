/** Words that several areas share. */
export const common = {
  cancel: '取消',
  close: '关闭',
  confirm: '确定',
  retry: '重试',
  save: '保存',
  back: '返回',
  loading: '正在加载…',
  loaded: '已加载',
  copied: '已复制',
  copy: '复制',
  networkTitle: '网络异常',
  network: '网络异常，请您稍后重试。请您点击右侧在线咨询，将此截图发给客服，由专业客服7*24小时竭诚为您服务。',
  serverError: '服务器错误',
  // The way out is a sentence of its own: the words before it are those of spec §8.
  serverErrorNext: '{{error}}。请稍后重试或拨打客服热线 {{hotline}}。',
  requestId: '请求编号',
  listSeparator: '、',
  yes: '是',
  no: '否',
} as const
