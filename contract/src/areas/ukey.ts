import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** Keys, products and confirmations of an enterprise. */
export const terms = {
  bearerName: { name: ['持有人', 'Bearer'], kind: 'person', isMeant: true },
  initiatorName: { name: ['发起方', 'Asked by'], kind: 'company' },
  confirmerName: { name: ['确认方', 'Asked of'], kind: 'company' },
  expressCompany: { name: ['快递公司', 'Courier'], kind: 'text', max: 30 },
  expressNo: { name: ['快递单号', 'Tracking number'], kind: 'code', max: 30 },
  activationCode: { name: ['激活码', 'Activation code'], kind: 'code', max: 12 },
  ukeyKind: { name: ['办理类型', 'Request'], kind: 'status', isKind: true },
  ukeyReason: { name: ['办理原因', 'Reason for it'], kind: 'text', max: 200, isMeant: true },
  ukeyStage: { name: ['UKEY办理进度', 'Progress of the key'], kind: 'status' },
  ukeyState: { name: ['UKEY状态', 'State of the key'], kind: 'status' },
  certificateUntil: { name: ['证书有效期至', 'Certificate until'], kind: 'moment' },
  receiverAddress: { name: ['收件地址', 'Delivered to'], kind: 'text', max: 100, isMeant: true },
  productState: { name: ['产品状态', 'State of the product'], kind: 'status' },
  confirmNo: { name: ['确认编号', 'Confirmation number'], kind: 'number' },
  confirmKind: { name: ['确认类型', 'Kind of matter'], kind: 'status', isKind: true },
  confirmTitle: { name: ['确认事项', 'Matter'], kind: 'text', max: 100 },
  confirmBy: { name: ['确认截止日', 'Confirm by'], kind: 'day' },
  confirmState: { name: ['确认状态', 'State of the matter'], kind: 'status' },
} as const satisfies Terms

export const codes = {
  '11000121': ['{activationCode}不正确，还可尝试 {0} 次', 'The {activationCode} is not right. Tries left: {0}'],
  '11000122': [
    '证书请求与申请的{algorithm}不一致，请重新生成证书请求',
    'The request for a certificate is not for the {algorithm} that was applied for: make it again',
  ],
  '11000123': ['该 UKEY {0}，不能办理', 'This UKEY is not for that: {0}'],
  '11000124': [
    '平台尚未接入证书机构，请拨打客服热线办理',
    'The platform has no certificate authority yet: please call the hotline',
  ],
  '11000125': ['申请 {0} 当前进度为“{1}”，不能进行该操作', 'Application {0} is at “{1}”: that is not possible now'],
  '11000126': [
    '{activationCode}错误次数过多，请重新申请补办',
    'The {activationCode} was wrong too often: apply for another key',
  ],
  '11000127': ['只有{bearerName}本人可以激活该 UKEY', 'Only the {bearerName} can activate this UKEY'],
  '11000128': [
    '{bearerName}须为在岗的经办、主管、终审或采购人',
    'The {bearerName} must be an operator, a director, a final reviewer or a purchaser in office',
  ],
  '11000129': ['只有主管可以为他人办理 UKEY', 'Only a director can do that for the UKEY of somebody else'],
  '11000130': ['{bearerName}在本次申请中已有一行', 'There is a line for this {bearerName} already'],
  '12000101': ['事项 {0} {1}，不能办理', 'Matter {0} is not open: {1}'],
  '12000102': ['请主管签署', 'A director signs this'],
  '13000101': ['该产品{0}，不能办理', 'That is not possible with this product: {0}'],
} as const satisfies Codes

export const notices = {
  /** To the bearer and directors. {0} application, {1} bearer, {2} courier with number. */
  UKEY_SHIPPED: {
    title: ['UKEY 已制作完成 {0}', 'UKEY ready {0}'],
    body: [
      '{1} 的 UKEY 已制作完成，{2}。收到后请确认收货并激活，激活码以短信发送至收件人手机。',
      'The UKEY of {1} is ready: {2}. Confirm the receipt and activate it; the code comes by text message to the receiver.',
    ],
  },
  /** To the bearer and directors. {0} application, {1} bearer. */
  UKEY_TO_COLLECT: {
    title: ['UKEY 可领取 {0}', 'UKEY to be collected {0}'],
    body: [
      '{1} 的 UKEY 已制作完成，请到平台营业场所领取，领取后确认收货并激活。激活码以短信发送至持有人手机。',
      'The UKEY of {1} is ready: collect it from the platform, confirm the receipt and activate it. The code comes by text message to the bearer.',
    ],
  },
  /** To the bearer and directors. {0} application, {1} bearer. */
  UKEY_RENEWED: {
    title: ['UKEY 证书待更新 {0}', 'UKEY certificate to be renewed {0}'],
    body: [
      '{1} 的新证书已获批准，请由本人插入原 UKEY 激活。激活码以短信发送至持有人手机。',
      'The new certificate of {1} is approved: plug the UKEY in and activate it. The code comes by text message to the bearer.',
    ],
  },
  /** To the bearer and directors. {0} application, {1} bearer, {2} why. */
  UKEY_NOT_MADE: {
    title: ['UKEY 未能制作 {0}', 'UKEY not made {0}'],
    body: [
      '{1} 的 UKEY 未能制作，申请 {0} 已终止，原因：{2}。请重新申请。',
      'The UKEY of {1} could not be made, and application {0} has ended. Reason: {2}. Apply again.',
    ],
  },
  /** To the bearer and directors. {0} application, {1} bearer, {2} tail of the key. */
  UKEY_ACTIVE: {
    title: ['UKEY 已激活：{1}', 'UKEY activated: {1}'],
    body: [
      '{1} 的 UKEY（尾号 {2}）已激活，可用于登录与签名；原有 UKEY 已注销。',
      'The UKEY of {1} (ending in {2}) is active and signs from now on; an older one counts no more.',
    ],
  },
  /** To the bearer and directors. {0} who reported it, {1} bearer, {2} tail of the key. */
  UKEY_LOST: {
    title: ['UKEY 已挂失：{1}', 'UKEY reported lost: {1}'],
    body: [
      '{0} 已将 {1} 的 UKEY（尾号 {2}）挂失，该 UKEY 不能再登录或签名。如需继续使用，请申请补办。',
      '{0} reported the UKEY of {1} (ending in {2}) as lost: it signs no more. Apply for another key to go on.',
    ],
  },
  /** To the bearer and directors. {0} bearer, {1} tail of the key, {2} last day, {3} days left. */
  UKEY_SOON: {
    title: ['UKEY 证书即将到期：{0}', 'UKEY certificate ends soon: {0}'],
    body: [
      '{0} 的 UKEY（尾号 {1}）证书将于 {2} 到期，还有 {3} 天，请及时更新，以免影响签名。',
      'The certificate of the UKEY of {0} (ending in {1}) ends on {2}, in {3} days. Renew it in time.',
    ],
  },
  /** To operators and directors. {0} code of the product. */
  PRODUCT_OPENED: {
    title: ['产品已开通：{0}', 'Product opened: {0}'],
    body: ['产品“{0}”已开通，现在可以办理业务。', 'The product “{0}” is open: you can use it now.'],
  },
  /** To operators and directors. {0} code of the product, {1} what the bank says. */
  PRODUCT_REFUSED: {
    title: ['产品开通未通过：{0}', 'Product not opened: {0}'],
    body: ['产品“{0}”的开通申请未通过，原因：{1}。', 'The application for “{0}” was refused. Reason: {1}.'],
  },
  /** To operators and directors. {0} code of the product: the bank has agreed, and a contract is to be signed. */
  PRODUCT_TO_SIGN: {
    title: ['产品待签约：{0}', 'Product to be signed: {0}'],
    body: ['产品“{0}”的开通申请已通过，请在产品中心完成签约。', 'The bank agrees to “{0}”: sign the contract now.'],
  },
  /** To directors. {0} number, {1} who asks, {2} the matter, {3} last day. */
  CONFIRM_ASKED: {
    title: ['有新的确认事项 {0}', 'To be confirmed {0}'],
    body: ['{1} 请贵企业确认“{2}”，请于 {3} 前办理。', '{1} asks your company to confirm “{2}” by {3}.'],
  },
  /** To directors. {0} number, {1} who asks, {2} the matter, {3} last day, {4} days left. */
  CONFIRM_SOON: {
    title: ['确认事项即将到期 {0}', 'Confirmation due soon {0}'],
    body: [
      '{1} 请贵企业确认的“{2}”将于 {3} 到期，还有 {4} 天，逾期自动失效。',
      'What {1} asks you to confirm, “{2}”, ends on {3}, in {4} days.',
    ],
  },
  /** To those who asked. {0} number, {1} who answered, {2} the matter. */
  CONFIRM_GIVEN: {
    title: ['确认事项已获确认 {0}', 'Confirmed {0}'],
    body: ['{1} 已确认“{2}”。', '{1} confirmed “{2}”.'],
  },
  /** To those who asked. {0} number, {1} who answered, {2} the matter, {3} why. */
  CONFIRM_REFUSED: {
    title: ['确认事项被拒绝 {0}', 'Not confirmed {0}'],
    body: ['{1} 拒绝确认“{2}”，原因：{3}。', '{1} did not confirm “{2}”. Reason: {3}.'],
  },
  /** To those who asked. {0} number, {1} who was asked, {2} the matter, {3} last day. */
  CONFIRM_UNANSWERED: {
    title: ['确认事项已失效 {0}', 'Confirmation lapsed {0}'],
    body: ['{1} 未在 {3} 前确认“{2}”，该事项已失效。', '{1} did not answer “{2}” by {3}: the matter has lapsed.'],
  },
} as const satisfies Notices

export const agreements = {
  product: { name: ['产品开通协议', 'Product agreement'], version: '2026-11' },
  guarantee: { name: ['担保确认书', 'Confirmation of guarantee'], version: '2026-11' },
} as const satisfies Agreements
export const nouns = ['ukeys', 'products', 'confirmations'] as const satisfies Names

export const signedActions = {
  OPEN: ['开通', 'Open'],
  CONTRACT: ['签约', 'Sign the contract'],
  CONFIRM: ['确认', 'Confirm'],
} as const satisfies Texts

/** Matters that an enterprise is asked to confirm. */
export const numbers = ['QR'] as const satisfies Names
export const hints = {} as const satisfies Texts

/** What institutions are asked. */
export const tasks = {
  /** To make a key and send it; `target` is the application that it was approved by. */
  UKEY_ORDER: ['UKEY制证', 'Making a UKEY'],
  /** Whether a bank opens its product; `target` is the application of one of its two stages. */
  CCB_OPENING: ['银行产品开通', 'Opening of a bank product'],
} as const satisfies Texts
