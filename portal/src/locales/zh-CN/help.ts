export const help = {
  list: '帮助文章',
  intro: '选择一个问题，或输入关键词搜索全部文章。',
  unknown: '没有编号为“{{id}}”的文章，它可能已更新。以下是全部文章。',
  none: '没有符合条件的文章，可换个关键词或拨打客服热线',
  showAll: '显示全部文章',
  save: '保存本文',
  neighbours: '上一篇和下一篇',
  previous: '上一篇：{{title}}',
  next: '下一篇：{{title}}',
  contact: '没有找到答案？',
  contactText: '请拨打客服热线 {{hotline}}（{{hours}}）。',
} as const
