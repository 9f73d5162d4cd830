import type { Codes } from './areas/area.ts'
import * as credit from './areas/credit.ts'
import * as data from './areas/data.ts'
import * as exchange from './areas/exchange.ts'
import * as finance from './areas/finance.ts'
import * as loans from './areas/loans.ts'
import * as onboarding from './areas/onboarding.ts'
import * as redeem from './areas/redeem.ts'
import * as shared from './areas/shared.ts'
import * as ukey from './areas/ukey.ts'
import { reasonLength, withTerms } from './terms.ts'
import { CLOSED_DAYS } from './ticketPolicy.ts'
import { fill, type Language, type Value } from './words.ts'

/** Codes of tickets, limits, files, signatures and of every request; those of an area stand in its file. */
export const baseCodes = {
  '01000101': [
    '{corpName}、{mobile}或{password}不正确，请核对后重试，还可尝试 {0} 次',
    'The {corpName}, {mobile} or {password} is not correct. Check them; tries left: {0}',
  ],
  '01000102': [
    '密码错误次数过多，请 {0} 分钟后重试或通过短信登录',
    'Too many wrong passwords. Try again in {0} minutes or sign in by text message',
  ],
  '01000103': ['{smsCode}不正确或已过期，请重新获取', 'The {smsCode} is wrong or has expired. Get a new one'],
  '01000104': ['请 {0} 秒后再获取{smsCode}', 'Wait {0} seconds before asking for another {smsCode}'],
  '01000106': ['登录页面已过期，请刷新页面后重试', 'The sign-in page has expired. Reload the page and try again'],
  '01000107': [
    '该{mobile}在多家企业任职，请选择本次登录的企业',
    'This {mobile} belongs to several companies. Choose one',
  ],
  '01000108': [
    '{corpName}、{mobile}、{smsCode}或{idCodeTail}不匹配，请核对后重试',
    '{corpName}, {mobile}, {smsCode} or {idCodeTail} do not match',
  ],
  '01000109': [
    '密码须为 8 至 32 位，包含大写字母、小写字母、数字、符号中的三种，且不含{mobile}',
    'Use 8 to 32 characters with three of: upper case, lower case, digits, symbols; not your {mobile}',
  ],
  '01000110': [
    '{oldPassword}不正确，请重新输入，还可尝试 {0} 次',
    'The {oldPassword} is not correct. Enter it again; tries left: {0}',
  ],
  '01000122': [
    '{password}不正确，请重新输入，还可尝试 {0} 次',
    'The {password} is not correct. Enter it again; tries left: {0}',
  ],
  '01000123': ['{emailCode}不正确或已过期，请重新获取', 'The {emailCode} is wrong or has expired. Get a new one'],
  '01000124': [
    '邮件服务未开通，无法发送{emailCode}，请拨打客服热线 {0}',
    'Mail is not available here, so no {emailCode} can be sent. Call the hotline {0}',
  ],
  '01000125': [
    '邮件未能发送，可立即重新获取{emailCode}；多次失败请核对{email}，或拨打客服热线 {0}',
    'The mail could not be sent. You may ask for the {emailCode} again at once; if that fails, check the {email} or call the hotline {0}',
  ],
  '01000121': ['账号已停用，请联系管理员', 'This account has been disabled: please talk to your administrator'],
  '01000111': [
    '{newPassword}不能与{oldPassword}相同，请换一个',
    'The {newPassword} must differ from the {oldPassword}',
  ],
  '01000201': [
    '经办与复核不能为同一人，请更换复核人',
    'The same person cannot submit and review. Ask a different reviewer',
  ],
  '01000202': ['您没有该操作的权限', 'You are not permitted to do this'],
  '01000204': [
    '当前登录的用户或角色已变更，本次操作没有执行',
    'Another user or role is signed in now. Nothing was done',
  ],
  '01000301': ['请求签名无效，请刷新页面后重试', 'The request signature is not valid. Reload the page and try again'],
  '01000302': [
    '未找到该数据，可能已被删除或不属于本企业',
    'Not found: it may have been deleted or belong to another company',
  ],
  '01000303': ['提交内容有误：{0}', 'The submitted data is not valid: {0}'],
  '01000310': ['请填写{0}', 'Enter the {0}'],
  '01000311': ['请选择{0}', 'Choose the {0}'],
  '01000312': ['请上传{0}', 'Upload the {0}'],
  '01000313': ['{0}格式错误，请按 2026-11-21 的格式填写', '{0}: enter a date like 2026-11-21'],
  '01000314': ['{0}格式错误，请填写数字，例如 1234.56', '{0}: enter a number like 1234.56'],
  '01000317': ['{0}最多两位小数，请修改', '{0}: at most two decimal places'],
  '01000315': [
    '{0}应大于 0 且不超过 99,999,999,999,999.98 元',
    '{0}: enter more than 0 and at most 99,999,999,999,999.98 yuan',
  ],
  '01000316': ['{0}不能超过 {1} 个字，请缩短', '{0}: at most {1} characters. Shorten it'],
  '03000101': ['您的密码已超过有效期，请先更新密码', 'Your password has expired. Update it first'],
  '03000102': ['您正在使用初始密码，请先设置新密码', 'You are using a first password. Set one of your own first'],
  '03000280': ['营业执照已过期，请重新认证', 'The business licence has expired. Verify again'],
  '04000101': ['该金票正在办理其他业务，暂不可操作', 'Another application has this ticket: it cannot be used now'],
  '04000102': [
    `距{promisedDate} ${CLOSED_DAYS} 天及以内，不可转让`,
    `${CLOSED_DAYS} days or less before the {promisedDate}: no transfer`,
  ],
  '04000103': ['{recipientName}尚未注册或未通过实名认证', 'The {recipientName} is not registered or not verified'],
  '04000104': [
    '请补充真实{tradeBackground}材料（合同、{invoices}、{fundFlowFiles}）：缺少{0}',
    'Complete the genuine {tradeBackground} (contract, {invoices}, {fundFlowFiles}): {0} missing',
  ],
  '04000105': [
    '{transferAmount}合计不能超过{ticketAmount} {0} 元',
    'The {transferAmount} cannot exceed the {ticketAmount} of {0} yuan',
  ],
  '04000106': ['该金票已转让 {0} 次，达到最大转让层级', 'This ticket has been passed on {0} times: no more transfers'],
  '04000118': [
    '{recipientName}不能是本企业，请选择其他{recipientName}',
    'The {recipientName} cannot be your own company. Choose another',
  ],
  '04000119': [
    '{recipientName}不能是{issuerName}，请选择其他{recipientName}',
    'The {recipientName} cannot be the {issuerName}. Choose another',
  ],
  '04000122': [
    '{recipientName}“{0}”重复，请合并{amount}',
    'The {recipientName} “{0}” stands there twice: enter one {amount} for both',
  ],
  '04000123': ['请先选择要转让的金票', 'Choose the ticket to transfer first'],
  '04000124': [
    '该申请当前状态为“{0}”，不在您的办理环节，可能已由他人办理。请继续办理其他申请',
    'The application is “{0}” and does not wait for you; somebody else may have dealt with it. Continue with the others',
  ],
  '04000107': ['该金票已{0}，不能再{1}', 'This ticket is already {0} and cannot be {1}'],
  '04000108': ['{promisedDate}必须晚于今天', 'The {promisedDate} must be after today'],
  '04000109': [
    '距交货日超过60天且{supplierName}为中小企业，签收时须勾选{supplierConsent}',
    'More than 60 days after delivery to an SME: {supplierConsent} is needed',
  ],
  '04000110': [
    '承诺付款期限超过允许的最长期限（{0} 个月），请提前{promisedDate}',
    'The term is longer than the allowed {0} months. Choose an earlier {promisedDate}',
  ],
  '04000111': [
    '承诺付款期限超过{0}个月，请填写{tenorReason}',
    'The term is longer than {0} months: enter the {tenorReason}',
  ],
  '04000113': [
    '{amount}不能超过{contractAmount} {0} 元',
    'The {amount} cannot exceed the {contractAmount} of {0} yuan',
  ],
  '04000125': [
    '{signedDate}不能晚于今天（{0}），请按合同填写',
    'The {signedDate} cannot be after today ({0}). Enter the date on the contract',
  ],
  '04000126': [
    '合同“{0}”的{contractAmount} {1} 元已用（含办理中）{2} 元，本笔不能超过 {3} 元',
    'The {contractAmount} of “{0}” is {1} yuan and {2} are used, what is under way among them: this line cannot exceed {3} yuan',
  ],
  '04000114': ['该申请当前状态为“{0}”，不能执行此操作', 'The application is “{0}” and does not allow this'],
  '04000115': [
    `请填写{reason}（${reasonLength.min} 至 ${reasonLength.max} 字）`,
    `Give a {reason} (${reasonLength.min} to ${reasonLength.max} characters)`,
  ],
  '04000116': [
    '{supplierName}“{0}”已停用，不能向其开立。如需启用，请前往{supplierName}管理',
    'The {supplierName} “{0}” is stopped and cannot receive tickets. To resume it, open Suppliers',
  ],
  '04000117': [
    '金票不能开立给本企业，请选择其他{supplierName}',
    'A ticket cannot be issued to your own company. Choose another {supplierName}',
  ],
  '04000120': [
    '开立业务自 {0} 起暂停：{1} 张金票逾期未兑付，共 {2} 元，最早 {3} 到期，全部兑付后自动恢复',
    'Issuing is suspended since {0}: tickets overdue: {1}, CNY {2} together, the first since {3}. It goes on once all are paid',
  ],
  '04000121': [
    '贵企业尚未开通金票产品，开通后才能开立',
    'Your company has not opened the gold ticket product yet; tickets can be issued once it has',
  ],
  '05000101': [
    '{available}不足，当前可用 {0} 元，请减少{amount}或选择其他{sourceName}',
    'Not enough limit: {0} yuan available. Lower the {amount} or choose another {sourceName}',
  ],
  '05000102': ['该额度{0}，请选择其他{sourceName}', 'This limit {0}. Choose another {sourceName}'],
  '06000101': [
    '发票 {0} 已用于{1}，一张发票只能支持一笔开立或转让。请更换发票；该申请被拒绝、撤回、作废、失效或改用其他发票后，这张发票可再次使用',
    'Invoice {0} is in use by {1}; one invoice backs one ticket. Use another; it is free again once that application is rejected, withdrawn, voided or lapsed, or uses another invoice',
  ],
  '06000103': [
    '第 {0} 张发票：请填写{invoiceNo}，数电票为 20 位数字，旧版发票为 8 位数字',
    'Invoice {0}: enter the {invoiceNo}, 20 digits for an electronic invoice, 8 digits for an old one',
  ],
  '06000104': [
    '第 {0} 张发票：8 位号码的旧版发票须填写{invoiceCode}，为 10 位或 12 位数字',
    'Invoice {0}: an old invoice with 8 digits needs its {invoiceCode} of 10 or 12 digits',
  ],
  '06000105': [
    '第 {0} 张发票：20 位号码的数电票没有{invoiceCode}，请清空{invoiceCode}',
    'Invoice {0}: an electronic invoice with 20 digits has no {invoiceCode}. Leave the {invoiceCode} empty',
  ],
  '06000106': ['第 {0} 张发票：请填写票面上的{invoiceDate}', 'Invoice {0}: enter the {invoiceDate} that stands on it'],
  '06000107': [
    '第 {0} 张发票：{invoiceDate} {1} 晚于今天，请按票面填写',
    'Invoice {0}: the {invoiceDate} {1} is after today. Enter the date on the invoice',
  ],
  '06000108': [
    '第 {0} 张发票：请填写票面上的{amountWithTax}，须大于 0 元',
    'Invoice {0}: enter the {amountWithTax} that stands on it, above 0 yuan',
  ],
  '06000109': ['第 {0} 张发票：请上传{invoiceFiles}', 'Invoice {0}: upload the {invoiceFiles}'],
  '06000110': [
    '发票 {0} 在本次申请中填写了不止一次，一张发票只能支持一笔。请更换或移除其中一张',
    'Invoice {0} is entered more than once in this form; one invoice backs one ticket. Change or remove one of them',
  ],
  '06000111': [
    '发票{amountWithTax} {0} 元，低于{amount} {1} 元，还差 {2} 元。请补充发票或减少{amount}',
    'The invoices add up to {0} yuan, less than the {amount} of {1} yuan: {2} yuan are missing. Add an invoice or lower the {amount}',
  ],
  '10000101': [
    '文件类型不支持，请上传 PDF、JPG、PNG、OFD、XLSX 或 ZIP 文件',
    'File type not supported. Upload PDF, JPG, PNG, OFD, XLSX or ZIP',
  ],
  '10000102': ['文件超过 20MB，请压缩后重新上传', 'The file is larger than 20 MB. Make it smaller and upload again'],
  '10000103': ['文件内容与扩展名不符，请核对后重新上传', 'The content does not match the file extension'],
  '10000104': ['下载链接已过期，请返回页面重新下载', 'The download link has expired. Go back and download again'],
  '10000105': [
    '“{0}”无法读取。请下载模板，填写后重新上传',
    '“{0}” cannot be read. Download the template, fill it in and upload it',
  ],
  '10000106': [
    '“{0}”无法导入：{1}。请下载模板，只粘贴要开立的数据后重新上传',
    '“{0}” cannot be imported: {1}. Download the template, paste only the rows to issue and upload it',
  ],
  '10000107': [
    '导出为 Excel 最多 {0} 行，请导出为 CSV，或缩小查询条件后再导出',
    'Excel takes at most {0} rows here: export as CSV, or narrow the search',
  ],
  '10000108': [
    '一个列表最多保存 {0} 个常用筛选，请先删除不再使用的',
    'A list keeps at most {0} saved views. Delete one that is no longer needed',
  ],
  '10000109': [
    '{0}：今日已达上限 {1}，请明天再试或联系客服热线',
    '{0}: today’s limit of {1} is reached. Try again tomorrow or call the hotline',
  ],
  '10000110': [
    '提交的内容超过 {0}，无法一次处理。请减少{lines}或其中的发票，分次提交',
    'What was submitted is larger than {0}. Submit fewer {lines} or invoices at a time',
  ],
  '10000111': ['该文件无法显示为图片，请下载后查看', 'The file cannot be shown as a picture. Download it'],
  '10000112': [
    '草稿的{amount}合计不能超过 {0} 元，请先提交或删除其他草稿',
    'Drafts cannot add up to more than {0} yuan: submit or delete others first',
  ],
  '10000113': [
    'PDF 已加密，审批人员无法打开。请另存为不加密的 PDF 后重新上传',
    'The PDF is encrypted, so reviewers cannot open it. Save it without encryption and upload again',
  ],
  '10000114': [
    'PDF 不完整，缺少结尾部分。请重新下载或导出完整的文件后上传',
    'The PDF is incomplete: its end is missing. Download or export it again and upload the whole file',
  ],
  '10000115': [
    'PDF 已损坏，无法打开。请重新导出后上传',
    'The PDF is damaged and cannot be opened. Export it again and upload it',
  ],
  '10000116': [
    '“{0}”正在未提交的表单中使用，不能删除。请先在表单中移除该文件',
    '“{0}” is used in a form that is not submitted yet. Remove it from the form before you delete it',
  ],
  '11000101': ['UKEY/证书选择错误', 'Wrong UKEY or certificate'],
  '11000102': [
    '您当前的UKEY未绑定成功，请主管在用户角色设置重新绑定',
    'Your UKEY is not bound; the director must bind it again in user roles',
  ],
  '11000103': [
    '签名原文与申请内容不一致，请刷新后重新签名',
    'The signed text does not match the application. Reload and sign again',
  ],
  '11000104': ['签名已超过有效期，请重新签名', 'The signature has expired. Sign again'],
  '11000105': [
    '证书链无效，请重新安装驱动，或更换 UKEY',
    'Invalid certificate chain; reinstall the driver or change the UKEY',
  ],
  '11000106': ['UKEY 证书已过期，请联系主管更新', 'The UKEY certificate has expired; ask the director to renew it'],
  '11000107': ['签名验证未通过，请重新签名', 'The signature could not be verified. Sign again'],
  '11000108': ['已启用UKEY控制，不接受模拟签名', 'UKEY control is on: a simulated signature is not accepted'],
  '11000109': [
    '一次签名的合计{amount}须小于 1,000,000,000,000,000 元，请分批签名',
    'One signature covers less than 1,000,000,000,000,000 yuan in all: sign in parts',
  ],
  '99000401': ['尚未登录', 'Nobody is signed in'],
  '99000409': ['数据已被他人更新，请刷新后重试', 'Someone else has changed this. Reload and try again'],
  '99000429': ['操作过于频繁，请稍后再试', 'Too many attempts. Try again later'],
  '99000503': [
    '系统正忙，本次操作没有执行，请稍后重试',
    'The system is busy and has done nothing. Try again in a moment',
  ],
  '99000504': [
    '系统暂时不可用，请稍后重试；重试不会重复办理',
    'The system is unavailable for the moment. Try again later: nothing is done twice',
  ],
  '99000507': [
    '系统存储空间已满，暂时无法保存，请稍后重试或拨打客服热线',
    'The system has no room left to store anything. Try again later or call the hotline',
  ],
  '99999998': ['服务器错误，请稍后重试或拨打客服热线', 'Server error. Try again later or call the hotline'],
  '99999999': ['', ''],
} as const satisfies Codes

/**
 * Business error codes with the words the person reads. Names of fields are those of their terms (`{amount}`). The server
 * fills `{0}`, `{1}`… and answers in the language of the request; the portal shows the text as it is (spec §8).
 */
export const businessErrors = {
  ...baseCodes,
  ...shared.codes,
  ...redeem.codes,
  ...finance.codes,
  ...onboarding.codes,
  ...ukey.codes,
  ...data.codes,
  ...exchange.codes,
  ...loans.codes,
  ...credit.codes,
} as const satisfies Codes

export type BusinessErrorCode = keyof typeof businessErrors

/**
 * The caller may decide on such applications, but this one waits for somebody else, or for nobody any more. To try again
 * is of no use; 01000202 is for whoever may not decide at all.
 */
export const NOT_YOUR_TURN = '04000124' satisfies BusinessErrorCode

/** The words for a code in the reader's language, with `{n}` filled in. */
export const businessMessage = (
  code: BusinessErrorCode,
  values: readonly Value[] = [],
  language: Language = 'zh-CN',
): string => fill(withTerms(businessErrors[code]), values, language)
