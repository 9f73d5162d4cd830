/** Who sees an entry, by the short names of {@link roleShorts}. */
export type RoleShort = 'CO' | 'CD' | 'CF' | 'CQ' | 'SO' | 'SD' | 'SQ' | 'PU' | 'MA' | 'FI'

export interface MenuRow {
  path: string
  name: string
  roles: string
  hidden?: true
}

const everybody = 'CO CD CF CQ SO SD SQ PU MA FI'
const row = (path: string, name: string, roles: string): MenuRow => ({ path, name, roles })

/**
 * The menus of every role, in the order of the header: spec §2's routes that appear in menus. Routes that the portal
 * does not have are ignored by it, so a menu may name more than the portal shows.
 */
export const menuRows: readonly { group: string; rows: readonly MenuRow[] }[] = [
  {
    group: '',
    rows: [
      row('/credit/core/index/operator', '首页', 'CO'),
      row('/credit/core/index/director', '首页', 'CD'),
      row('/credit/core/index/final', '首页', 'CF'),
      row('/credit/core/index/query', '首页', 'CQ'),
      row('/credit/chain/index/operator', '首页', 'SO PU'),
      row('/credit/chain/index/director', '首页', 'SD'),
      row('/credit/chain/index/query', '首页', 'SQ'),
    ],
  },
  {
    group: '金票开立',
    rows: [
      row('/credit/core/issue/issue', '新增开立', 'CO'),
      row('/credit/core/issue/director-approve', '开立复核', 'CD'),
      row('/credit/core/issue/final-approve', '开立终审', 'CF'),
    ],
  },
  {
    group: '金票兑付',
    rows: [
      row('/credit/core/redeem/register', '兑付登记', 'CO'),
      row('/credit/core/redeem/director-approve', '兑付复核', 'CD'),
      row('/credit/core/redeem/final-approve', '兑付终审', 'CF'),
      row('/credit/core/redeem/register-query', '兑付查询', 'CO CD CF CQ'),
      row('/credit/core/redeem/standing-book-query', '兑付台账', 'CO CD CF CQ'),
    ],
  },
  {
    group: '金票转让',
    rows: [
      row('/credit/chain/transfer/apply', '转让申请', 'SO'),
      row('/credit/chain/transfer/split-approve', '转让复核', 'SD'),
    ],
  },
  {
    group: '金票融资',
    rows: [
      row('/credit/chain/finance/apply', '融资申请', 'SO'),
      row('/credit/chain/finance/approve', '融资复核', 'SD'),
      row('/credit/chain/finance/detail', '融资详情', 'SO SD SQ'),
    ],
  },
  {
    group: '金易换',
    rows: [
      row('/credit/baexchange/index/index', '金易换', 'SO SD SQ'),
      row('/credit/baexchange/apply/index', '换票申请', 'SO'),
      row('/credit/baexchange/approve/index', '换票复核', 'SD'),
      row('/credit/baexchange/payment/index', '付款管理', 'SO SD'),
      row('/credit/baexchange/payment-detail/index', '付款详情', 'SO SD'),
    ],
  },
  {
    group: '金易贷',
    rows: [
      row('/credit/self-loan/protocol/index', '授信协议', 'SO SD'),
      row('/credit/self-loan/apply/index', '授信申请', 'SO SD'),
      row('/credit/self-loan/draw/index', '额度支用', 'SO'),
      row('/credit/self-loan/draw-detail/index', '支用详情', 'SO SD SQ'),
      row('/credit/self-loan/repay/index', '提前还款', 'SO'),
      row('/credit/self-loan/repay-apply/index', '提前还款申请', 'SO'),
      row('/credit/self-loan/repay-result/index', '还款结果', 'SO SD'),
      row('/credit/self-loan/query/index', '支用查询', 'SO SD SQ'),
      row('/credit/self-loan/repay-plan/index', '还款计划', 'SO SD SQ'),
      row('/credit/self-loan/certificate/index', '贷款凭证', 'SO SD SQ'),
    ],
  },
  {
    group: '',
    rows: [
      row('/credit/chain-credit/apply', '金链贷', 'SO SD'),
      row('/credit/loan/index', '三一信用金', 'SO SD CD CF'),
    ],
  },
  {
    group: '资料与数据',
    rows: [
      row('/credit/finance-data/index/finance', '融资资料管理', 'SO SD SQ PU'),
      row('/credit/finance-data/index/issue', '开立资料管理', 'CO CD CQ'),
      row('/credit/finance-data/create/finance', '新建融资资料', 'SO PU'),
      row('/credit/finance-data/create/issue', '新建开立资料', 'CO'),
      row('/credit/finance-data/upload/auth', '上传授权资料', 'CO SO PU'),
      row('/credit/finance-data/upload/contract', '上传合同', 'CO SO PU'),
      row('/credit/finance-data/upload/invoice', '上传发票', 'CO SO PU'),
      row('/credit/finance-data/upload/other', '上传其他资料', 'CO SO PU'),
      row('/credit/finance-data/upload/success', '资料提交成功', 'CO SO PU'),
      row('/credit/finance-data/detail', '资料详情', 'CO CD SO SD PU'),
      row('/credit/invoice-detail/index', '发票明细查询', 'CO CD CQ SO SD SQ PU'),
      { ...row('/credit/chain/statistics', '数据统计', 'SO SD SQ'), hidden: true },
      { ...row('/credit/core/statistics', '数据统计', 'CO CD CF CQ'), hidden: true },
    ],
  },
  { group: '', rows: [row('/supplier/index', '供应商管理', 'CO CD SO SD')] },
  {
    group: '额度管理',
    rows: [
      row('/my/limit/query', '额度查询', 'CO CD CF CQ SO SD SQ'),
      row('/my/limit/detail', '额度详情', 'CO CD CF CQ SO SD SQ'),
    ],
  },
  {
    group: '账户管理',
    rows: [
      row('/my/product/overview', '产品中心', 'CO CD SO SD'),
      row('/my/account/overview', '资产总览', 'CO CD CF CQ SO SD SQ'),
      row('/my/account/transaction', '交易明细', 'CO CD CF CQ SO SD SQ'),
      row('/my/account/bill', '缴费账单', 'CO CD SO SD'),
      row('/my/account/info', '银行账户管理', 'CO CD SO SD'),
      row('/my/account/info-update', '账户维护', 'CO CD SO SD'),
      row('/my/account/receipt', '凭证管理', 'CO CD CQ SO SD SQ'),
      row('/my/account/invoice-manage', '发票管理', 'CO CD SO SD'),
      row('/my/invoice-manage/invoice-info', '开票信息', 'CO CD SO SD'),
      row('/my/invoice-manage/invoicing-apply', '开票申请', 'CO CD SO SD'),
    ],
  },
  {
    group: '企业管理',
    rows: [
      row('/my/enterprise-info/realname', '企业实名认证', 'CO CD SO SD'),
      row('/my/enterprise-info/base-info', '企业基本信息', 'CO CD CF CQ SO SD SQ'),
      row('/my/enterprise-info/user/list', '用户角色管理', 'MA CD SD'),
      row('/my/enterprise-info/ukey/list', 'UKEY管理', 'CO CD CF SO SD'),
      row('/my/enterprise-info/ukey/apply', 'UKEY申请', 'CD SD'),
      row('/my/enterprise-info/ukey/apply-detail', 'UKEY申请详情', 'CD SD'),
      row('/my/enterprise-info/ukey/reset', 'UKEY重置', 'CO CD CF SO SD'),
      row('/my/confirmation/index', '企业确认', 'CO CD SO SD'),
    ],
  },
  {
    group: '融资资格',
    rows: [
      row('/my/signup/query', '申请查询', 'SO SD SQ'),
      row('/my/signup/apply', '资格申请', 'SO'),
      row('/my/signup/detail', '申请详情', 'SO SD SQ'),
      row('/my/signup/product', '选择产品', 'SO SD'),
    ],
  },
  {
    group: '',
    rows: [
      row('/my/message/index', '消息中心', everybody),
      row('/my/person-info/index', '个人中心', everybody),
      row('/help/index', '帮助中心', everybody),
    ],
  },
]
