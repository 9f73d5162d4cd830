import { joined } from '#portal/locales/joined.ts'
import { credit } from './apply/credit.ts'
import { data } from './apply/data.ts'
import { exchange } from './apply/exchange.ts'
import { finance } from './apply/finance.ts'
import { loans } from './apply/loans.ts'
import { onboarding } from './apply/onboarding.ts'
import { redeem } from './apply/redeem.ts'
import { ukey } from './apply/ukey.ts'

/** Every application page: tabs, form, check page, result, stored applications. */
export const own = {
  tabs: '办理方式与进度',
  progress: '办理进度',
  step: { form: '填写', check: '核对', sign: '签名', done: '完成' },
  tab: { drafts: '我的草稿', returned: '被驳回', submitted: '已提交', ended: '已结束' },
  keptUntil: '保留至',
  /** Further ways to fill a form, by the label of their tab. */
  furtherTab: { import: '批量导入' },
  obstacle: {
    notNow: '{{act}}：目前不能办理。{{reason}}',
    title: '暂不能办理：{{name}}',
    noSubmission: '暂不能提交，可先修改并保存',
    open: '查看该申请',
    home: '返回首页',
    ask: '如需帮助，请拨打客服热线 {{hotline}}（{{hours}}）。',
  },
  // Form
  place: '第 {{number}} 笔',
  ofLine: '{{place}}：{{message}}',
  removeLine: '移除',
  lineRemoved: '已移除{{place}}',
  foldLine: '收起',
  unfoldLine: '修改',
  lineFinished: '已填完',
  lineOpen: '未填完',
  lineContract: '合同 {{contractNo}}，文件 {{number}} 个',
  copyLast: '复制上一笔',
  lastCopied: '已复制{{place}}的合同和文件',
  // A returned application. Words by which a reviewer's reason names a field besides its own name, separated by |.
  returnedAt: '驳回时间',
  returnedComma: '，',
  toMeant: '去改{{field}}',
  meant: {
    sourceName: '额度',
    creditNo: '票号',
    promisedDate: '付款日|到期日',
    tenorReason: '账期|期限',
    contractNo: '合同号|合同信息|合同',
    signedDate: '签订日',
    deliveredDate: '交货|验收',
    contractFiles: '合同附件|附件|材料',
    invoices: '开票',
    otherFiles: '其他材料',
  },
  copyHint: '已复制原申请的内容，发票除外：一张发票只能支持一笔业务。请核对后提交。',
  answerDraft: '请先选择继续上次草稿或重新开始',
  stillUploading: '文件正在上传，请稍候',
  toCheck: '下一步：核对',
  saveDraft: '保存草稿',
  /** After 保存草稿: the next application, in an empty form. */
  beginAnother: '另填一笔',
  /** The way out of a form whose stored application somebody else has changed. */
  changedElsewhere:
    '该申请已在别处更改，本页内容没有保存，也没有提交。请在“我的草稿”或“被驳回”中打开该申请，查看最新内容后再改。',
  draftsSaved_other: '已保存 {{count}} 笔草稿，可在“我的草稿”中继续',
  // Check page
  prices: '价格条款',
  checkTotal_other: '{{count}} 笔，合计金额',
  checkLine: '序号',
  checkCount_other: '{{count}} 笔',
  next: '提交以后',
  resultNext: '接下来',
  submittedStep: '提交',
  nextStep: {
    counterparty: '{{party}}签收',
    first: '通常 1 个工作日内，在此之前可以撤回；{{days}} 天内未办理的，申请失效。',
    lapses: '{{days}} 天内未办理的，申请失效。',
  },
  checkNext: '点击“签名并提交申请”后，将使用您的 UKEY 对以上内容签名。',
  signAndSubmit: '签名并提交申请',
  submitUnsigned: '提交申请',
  checkUnsigned: '点击“提交申请”后，以上内容即提交，无需签名。',
  backToForm: '返回修改',
  agreement: {
    between: '{{own}}与{{party}}，{{amount}} 元，版本 {{version}}',
    betweenSeveral: '{{own}}与{{party}}等 {{number}} 家企业，合计 {{amount}} 元，版本 {{version}}',
    // Without an amount, and without another party.
    plain: '{{own}}与{{party}}，版本 {{version}}',
    plainSeveral: '{{own}}与{{party}}等 {{number}} 家企业，版本 {{version}}',
    plainParties: '对方：',
    alone: '{{own}}，版本 {{version}}',
    own: '本方：{{own}}',
    parties: '对方和金额：',
    party: '{{party}}，{{amount}} 元',
    versionOf: '版本：{{version}}',
    read: '查看《{{name}}》',
    agree: '本企业已阅读并同意《{{name}}》',
    openFirst: '请先打开并阅读《{{name}}》',
    missing: '请阅读并同意《{{name}}》',
    close: '关闭',
    agreeInText: '已阅读并同意',
    ticked: '已同意《{{name}}》',
    // A text that changes gets a new version in the contract (`agreements.ts`).
    text: {
      promise:
        '本企业确认：本次开立的金票对应真实、合法的贸易往来，相关应付账款金额明确、无争议。\n本企业承诺：在每张金票载明的承诺付款日，按票面金额向届时的金票持有人足额付款；承诺付款日为非工作日的，于其后第一个工作日付款。\n本企业的付款义务不因本企业与供应商之间的其他争议、抵销或反索而减免，也不因金票的转让、拆分或融资而改变。\n付款通过银行办理。本平台仅提供信息服务，不代为收付资金，也不提供担保。\n如未按期足额付款，本企业知悉平台将暂停本企业的开立业务，并按规定报送相关信息。',
      issue:
        '一、金票是本企业依据真实贸易关系，通过本平台向供应商开立、承诺到期付款的应收账款电子凭证。\n二、开立由经办提交、主管复核、终审签发，三人不得为同一人；所选额度自提交起冻结，签发后转为已用额度，由供应商签收后生效。\n三、供应商可以持有至到期、转让、拆分或申请融资。本企业不得以任何方式限制其合法处分。\n四、签收前，本企业可以申请撤回；供应商拒收或逾期未签收的，金票失效，已用的额度释放。\n五、承诺付款期限原则上不超过六个月，最长不超过一年；超过六个月的，须说明账期的合理性。\n六、本企业保证上传的合同等材料真实、完整，并同意平台为核验和登记之目的使用。',
      transfer:
        '一、本企业将所持金票的全部或部分权利转让给接收方，以清偿对接收方真实、合法的应付账款。\n二、转让由经办提交、主管复核，两人不得为同一人；复核通过后由每一接收方各自签收。\n三、接收方签收的部分，其项下对开立方的权利归接收方；拒收或逾期未签收的部分退还本企业。未转让的部分仍归本企业持有。\n四、承诺付款日前 15 天内（含）不办理转让。\n五、转让免费，平台不收取任何费用。\n六、本企业保证上传的合同等材料真实、完整，并同意平台为核验和登记之目的使用。',
    },
  },
  // Result
  resultSome: '已提交 {{done}} 笔，{{failed}} 笔未提交',
  /** Of what has come to nothing since, or failed in part: 开立申请现在：已驳回，待修改. */
  resultNow: '{{what}}现在：{{states}}',
  resultRefused: '部分申请未能提交',
  resultRefusedText: '未提交的申请已保存在“我的草稿”中，请按原因修改后重新提交。',
  resultEmpty: '没有可显示的申请',
  refusal: '未提交的原因',
  print: '打印本页',
  another: '再办一笔',
  toSubmitted: '查看已提交',
  // Stored applications
  actions: '操作',
  continue: '继续',
  edit: '修改',
  copy: '复制',
  submitAgain: '签名并提交',
  storedLink: '{{name}}（{{n}}）',
  reword: '修改原因',
  rewordTitle: '修改{{business}} {{applyNo}} 的原因',
  rewordMeans: '驳回意见：{{reason}}。填写新的原因并保存后，请重新签名提交。',
  rewordSave: '保存',
  reworded: '{{applyNo}} 的原因已修改，请重新签名提交',
  resubmitted: '已提交 {{applyNo}}。{{now}}',
  signAgainTitle: '签名并提交{{business}} {{applyNo}}',
  DELETE: {
    act: '删除',
    done: '已删除草稿 {{applyNo}}',
    title: '删除草稿 {{applyNo}}',
    text: '删除后不能恢复。',
  },
  WITHDRAW: {
    act: '撤回',
    done: '已撤回 {{applyNo}}',
    title: '撤回申请 {{applyNo}}',
    text: '撤回后申请结束，为本申请冻结的额度或金票会释放；如需办理须重新提交。',
  },
  VOID: {
    act: '作废',
    done: '已作废 {{applyNo}}',
    title: '作废申请 {{applyNo}}',
    text: '作废后申请结束，不能再修改；如需办理须重新填写。',
  },
  empty: {
    drafts: '没有草稿。填写到一半的申请可以保存为草稿，{{n}} 天内继续。',
    returned: '没有被驳回的申请。',
    submitted: '没有正在办理的申请。提交后可在这里查看进度。',
    ended: '没有已结束的申请。办结、撤回、作废和失效的申请列在这里。',
  },
  issue: {
    form: '单笔',
    editTitle: '修改开立申请',
    copyTitle: '复制为新的开立申请',
    checkTitle: '核对开立申请',
    /** By the state of a step of its flow. */
    next: {
      PENDING_FINAL: '所选额度自提交起冻结，签发后转为已用额度；供应商会收到通知。',
      PENDING_COUNTERPARTY: '签收后金票生效；拒收或逾期未签收的，额度释放。',
    },
    signTitle_other: '签名并提交 {{count}} 笔金票开立',
    resultTable: '开立申请',
    resultTitle_other: '已提交 {{count}} 笔开立申请',
  },
  transfer: {
    form: '填写',
    editTitle: '修改转让申请',
    copyTitle: '复制为新的转让申请',
    checkTitle: '核对转让申请',
    next: {
      PENDING_COUNTERPARTY:
        '每个接收方各自签收，签收的部分归接收方；拒收或逾期未签收的部分退还本企业，未转让的部分仍由本企业持有。',
    },
    signTitle_other: '签名并提交 {{count}} 笔金票转让',
    resultTable: '转让申请',
    resultTitle_other: '已提交 {{count}} 笔转让申请',
  },
} as const

export const apply = joined(own, redeem, finance, onboarding, ukey, data, exchange, loans, credit)
