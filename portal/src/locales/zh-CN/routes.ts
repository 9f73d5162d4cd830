import { joined } from '#portal/locales/joined.ts'
import { credit } from './routes/credit.ts'
import { data } from './routes/data.ts'
import { exchange } from './routes/exchange.ts'
import { finance } from './routes/finance.ts'
import { loans } from './routes/loans.ts'
import { onboarding } from './routes/onboarding.ts'
import { redeem } from './routes/redeem.ts'
import { ukey } from './routes/ukey.ts'

/** Titles of the pages, unique, also the words of the menus. */
export const own = {
  login: '登录',
  help: '帮助中心',
  resetPassword: '重置密码',
  verifyReceipt: '凭证验真',
  forbidden: '无权限访问',
  notFound: '页面不存在',
  authorized: '企业已认证',
  contactManager: '联系管理员开通产品',
  coreOperatorHome: '核心企业经办首页',
  coreDirectorHome: '核心企业主管首页',
  coreFinalHome: '终审首页',
  coreQueryHome: '核心企业查询首页',
  chainOperatorHome: '链属企业经办首页',
  chainDirectorHome: '链属企业主管首页',
  chainQueryHome: '链属企业查询首页',
  issue: '新增开立',
  directorApprove: '开立复核',
  finalApprove: '开立终审',
  transfer: '转让金票',
  splitApprove: '转让复核',
  limits: '额度查询',
  limit: '额度详情',
  receipts: '凭证管理',
  messages: '消息中心',
  personInfo: '个人中心',
} as const

export const routes = joined(own, redeem, finance, onboarding, ukey, data, exchange, loans, credit)
