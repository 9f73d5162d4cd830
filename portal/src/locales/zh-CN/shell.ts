import { joined } from '#portal/locales/joined.ts'
import { credit } from './shell/credit.ts'
import { data } from './shell/data.ts'
import { exchange } from './shell/exchange.ts'
import { finance } from './shell/finance.ts'
import { loans } from './shell/loans.ts'
import { onboarding } from './shell/onboarding.ts'
import { redeem } from './shell/redeem.ts'
import { ukey } from './shell/ukey.ts'

export const own = {
  errorPrefix: '错误：',
  skipToMain: '跳到主要内容',
  skipToSideBar: '跳到侧边工具栏',
  logoHome: '，返回首页',
  logoLogin: '，前往登录',
  billDiscount: '票据贴现',
  newWindow: '（新窗口打开）',
  switchRole: '角色切换',
  display: '显示与语言',
  done: '完成',
  theme: '显示模式',
  themeSystem: '跟随系统',
  themeLight: '浅色',
  themeDark: '深色',
  themeContrast: '高对比',
  themeContrastDark: '高对比深色',
  language: '语言',
  chinese: '中文',
  english: 'English',
  onlineService: '在线客服',
  verifyReceipt: '凭证验真',
  hotline: '客服热线',
  hotlineHours: '{{hotline}}（{{hours}}）',
  help: '常见问题',
  toTop: '返回顶部',
  preview: '预览中：这份平台配置尚未生效',
  previewEnd: '结束预览',
  wechatQr: '微信公众号',
  wechatQrAlt: '微信公众号二维码：用微信扫一扫关注“{{name}}”',
  wechatQrText: '用微信扫一扫，关注“{{name}}”。无法扫码时可复制链接。',
  appQr: '手机客户端',
  appQrAlt: '客户端下载二维码（仅限安卓）：用安卓手机扫一扫下载“{{name}}”',
  appQrText: '用安卓手机扫一扫，下载“{{name}}”。暂不提供苹果版。',
  address: '{{address}}　邮编 {{postcode}}',
  groups: { home: '首页', issue: '金票开立', transfer: '金票转让', my: '我的', none: '服务' },
  role: '角色',
  stay: '留在系统',
  pageFailed: '页面加载失败',
  pageFailedText: '未能取得页面文件，可能是网络中断或系统已更新。请重新加载页面；已保存的草稿不受影响。',
  chunkFailed: 'Loading chunk failed',
  cssFailed: 'Loading CSS chunk failed',
  reload: '重新加载',
  unexpected: '页面出现错误',
  unexpectedText: '页面未能显示。请重新加载；若仍然出现，请拨打客服热线 {{hotline}}。',
} as const

export const shell = joined(own, redeem, finance, onboarding, ukey, data, exchange, loans, credit)
