import { joined } from '#portal/locales/joined.ts'
import { credit } from './approval/credit.ts'
import { data } from './approval/data.ts'
import { exchange } from './approval/exchange.ts'
import { finance } from './approval/finance.ts'
import { loans } from './approval/loans.ts'
import { onboarding } from './approval/onboarding.ts'
import { redeem } from './approval/redeem.ts'
import { ukey } from './approval/ukey.ts'

/** Everything about deciding on what others submitted: queues, details, signing, drafts, vouchers. */
export const own = {
  // Drafts
  draftSaved: '草稿已于 {{time}} 保存',
  draftFound: '您有一份 {{time}} 保存的草稿',
  draftFoundText: '可以接着上次填写，也可以重新开始。重新开始会删除这份草稿。',
  draftRestore: '继续上次草稿',
  draftDiscard: '重新开始',
  draftConflict: '草稿已在另一个窗口中更新',
  draftConflictText: '为避免互相覆盖，自动保存已暂停，请选择保留哪一份。',
  draftOverwrite: '保留本窗口的内容',
  draftTakeOther: '使用另一个窗口的内容',
  draftFailed: '草稿未能保存',
  draftFailedText: '已填写的内容仍在本页。网络恢复后会自动保存，也可以点击“重新保存”。',
  draftRetry: '重新保存',
  draftRestored: '已恢复草稿',
  // Outcome of a batch
  outcomeAll_other: '已{{act}}，共 {{count}} 笔',
  outcomeSome: '已{{act}} {{done}} 笔，未办成 {{failed}} 笔',
  outcomeNow: '现在：{{states}}',
  outcomeOneFailed: '{{number}}：{{reason}}',
  outcomeOneTicket: '{{number}}，金票 {{creditNo}}',
  outcomeTable: '处理结果',
  outcomeNone: '没有处理结果',
  outcomeRetry_other: '重试未办成的 {{count}} 笔',
  outcomeDone: '已办理',
  outcomeFailed: '未办成',
  number: '编号',
  result: '结果',
  continueDeciding: '继续处理',
  printVouchers: '打印开立凭证',
  // Reason
  reasonHint: '至少 {{min}} 字，{{readers}}',
  reasonLength: '请填写原因（{{min}} 至 {{max}} 字），现在是 {{count}} 字',
  quickReasons: '常用原因',
  reasonFields: '需要修改的内容',
  reasonAbout: '{{field}}：',
  sum_other: '{{count}} 笔合计',
  quick: {
    contract: '合同信息与附件不一致',
    amount: '金额与合同不符',
    date: '承诺付款日需调整',
    file: '贸易背景材料不完整',
    noTrade: '贸易背景不真实',
  },
  sendBack: '驳回',
  sendBackTitle_other: '驳回 {{count}} 笔申请',
  sendBackMeans: '驳回后由经办修改并重新提交，或作废；申请编号不变，为本申请冻结的额度或金票会释放。',
  // What keeps a signature from beginning
  textDiffers: '待签名的内容与显示的内容不一致，已停止签名。请刷新页面后重试，或拨打客服热线',
  wayOut: { driver: '如何安装 UKEY 驱动', allow: '如何允许', reset: '重置 UKEY' },
  noAction: '这笔申请本身，您现在没有可以办理的操作。',
  // Desks
  desk: {
    director: {
      approve: '复核通过',
      empty: '没有待复核的开立申请。可在“我已处理”中查看历史。',
      next: { ISSUE: '将由终审人签发，签发后由供应商签收。', ISSUE_CANCEL: '金票已撤回，已用的额度已释放。' },
    },
    final: {
      approve: '终审通过',
      empty: '没有待终审的开立申请。可在“我已处理”中查看历史。',
      next: '金票已签发，等待供应商签收，通常 1 个工作日内答复。',
    },
    transfer: {
      approve: '复核通过',
      empty: '没有待复核的转让申请。可在“我已处理”中查看历史。',
      next: '等待接收方签收，通常 1 个工作日内答复；拒收的部分退还本企业。',
    },
  },
  signTitle: '签名并{{act}}：{{count}} 笔{{business}}',
  /** Between two kinds of applications. */
  kindAnd: '与',
  mixedBatch: '{{kinds}}请分开选择：一次签名只能包含一种业务',
  batchTooLarge: '一次最多处理 200 笔，请减少选择',
  // Queue
  neighbours: '申请队列',
  position: '第 {{position}} / {{n}} 笔',
  previousOne: '上一笔',
  nextOne: '下一笔',
  queueTabs: '处理状态',
  tab: { todo: '待处理', done: '我已处理', all: '全部' },
  caption: { todo: '待处理的申请', done: '我已处理的申请', all: '全部申请' },
  rowName: '申请 {{applyNo}}',
  filters: '查询申请',
  // Words of an application
  application: '申请详情',
  copyNumber: '复制编号',
  hasContract: '✓ 合同',
  noContract: '无合同',
  hasInvoice: '✓ 发票',
  noInvoices: '无发票',
  listComma: '，',
  waitingLess: '不足 1 小时',
  waitingHours_other: '{{count}} 小时',
  waitingDays_other: '{{count}} 天',
  invoicesSum_other: '{{count}} 张，{{name}} {{amount}} 元',
  days_other: '{{count}} 天',
  facts: '申请内容',
  risks: '请注意',
  checks: '复核提示',
  checksFine: '{{n}} 项规则已检查，没有必须驳回的',
  checksBad: '{{n}} 项规则已检查，{{problems}} 项必须驳回',
  checksPassed: '其余 {{n}} 项符合：{{names}}',
  checksAllPassed: '{{n}} 项符合：{{names}}',
  grade: { PROBLEM: '须驳回：{{name}}', WARNING: '需留意：{{name}}', PASSED: '符合：{{name}}' },
  changes: '相较上次提交的修改',
  changedFrom: '原为',
  changedTo: '改为',
  nothing: '未填写',
  returnedBy: '{{name}}驳回了这笔申请',
  mustRefuse: '这笔申请不能通过',
  mustRefuseNext: '请驳回，由经办修改后重新提交，或作废。',
  limitImpact: '额度影响',
  limitSuspended: '开立业务已暂停',
  limitWithIt: '计入本笔',
  limitTaken: '已占用（含冻结）',
  limitThis: '本笔',
  limitBefore: '本笔之前可用',
  limitAfter: '本笔之后可用',
  steps: '审批记录',
  step: {
    DRAFT: '经办提交',
    arisen: '对方申请',
    other: '系统处理',
  },
  certificate: '证书尾号 {{suffix}}',
  who: '{{name}}（{{role}}）',
  machine: '系统',
  dummySignature: '模拟签名',
  consents: '本企业同意以金票方式结算该笔账款',
  agreement: '《{{name}}》（版本 {{version}}）',
  signedEntries: '签名的内容',
  /** 付款失败 1 笔 */
  lineCount: '{{word}} {{count}} {{unit}}',
  failedTaken: '{{reason}}（已重新办理）',
  stepLine: '{{party}}，{{amount}} 元',
  // Voucher
  contract: '合同',
  voucherTitle_other: '打印开立凭证（{{count}} 份）',
  voucherNo: '{{name}}：{{number}}',
  notIssued: '这笔申请尚未签发，没有凭证。',
  voucherOutputs_other: '转让明细（{{count}} 笔）',
  signatures: '{{corp}}的签名',
  signer: '签名人',
  post: '岗位',
  certificateTail: '证书尾号',
  signedAt: '签名时间',
  digest: '校验摘要（SHA-256）',
  seal: '{{name}}（盖章处）',
  verifyAt: '凭编号与校验码核验真伪：',
  voucherOf: {
    ISSUE: {
      title: '金票开立凭证',
      digest: '摘要由开立申请的内容、签名原文和开立方的签名计算，任何一项变动则摘要不同；供应商签收不改变摘要。',
    },
    ACCEPT: {
      title: '金票签收凭证',
      digest: '摘要由签收的内容、签名原文和签收方的签名计算，任何一项变动则摘要不同。',
    },
    TRANSFER: {
      title: '金票转让凭证',
      digest: '摘要由转让申请的内容、签名原文和转让方的签名计算，任何一项变动则摘要不同；接收方签收不改变摘要。',
    },
  },
} as const

export const approval = joined(own, redeem, finance, onboarding, ukey, data, exchange, loans, credit)
