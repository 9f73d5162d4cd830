import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** Registration, real name, people and their roles. */
export const terms = {
  registerNo: { name: ['注册申请编号', 'Registration number'], kind: 'number' },
  personName: { name: ['姓名', 'Full name'], kind: 'person', max: 30 },
  subjectName: { name: ['涉及人员', 'About whom'], kind: 'person' },
  legalPersonName: { name: ['法定代表人', 'Legal representative'], kind: 'person', max: 30, isMeant: true },
  receiverName: { name: ['收件人', 'Receiver'], kind: 'person', max: 30 },
  idCode: { name: ['身份证号', 'ID card number'], kind: 'code', max: 18 },
  legalIdCode: {
    name: ['法人身份证号', 'ID card of the legal representative'],
    kind: 'code',
    max: 18,
    isMeant: true,
  },
  parentCreditCode: { name: ['上级企业信用代码', 'Parent’s credit code'], kind: 'code', max: 18 },
  receiverMobile: { name: ['收件人电话', 'Receiver’s mobile'], kind: 'code' },
  licenceNo: { name: ['营业执照编号', 'Licence number'], kind: 'code', max: 30, isMeant: true },
  inviteCode: { name: ['邀请码', 'Invitation code'], kind: 'code', max: 12 },
  ukeySuffix: { name: ['UKEY尾号', 'Tail of the UKEY'], kind: 'code' },
  contactEmail: { name: ['联系邮箱', 'Contact e-mail'], kind: 'text', max: 100 },
  roleNames: { name: ['所属角色', 'Roles held'], kind: 'text' },
  ukeyPost: { name: ['UKEY岗位', 'Post of the key'], kind: 'text' },
  regAddress: { name: ['注册地址', 'Registered address'], kind: 'text', max: 100 },
  bizAddress: { name: ['经营地址', 'Business address'], kind: 'text', max: 100, isMeant: true },
  region: { name: ['所在地区', 'Region'], kind: 'text' },
  address: { name: ['详细地址', 'Street address'], kind: 'text', max: 100 },
  industry: { name: ['所属行业', 'Industry'], kind: 'text', max: 40 },
  userType: { name: ['企业类型', 'Kind of company'], kind: 'status', isKind: true },
  scale: { name: ['企业规模', 'Size'], kind: 'status', isKind: true },
  isCentralSoe: { name: ['是否央企', 'Central state-owned'], kind: 'flag' },
  realnameState: { name: ['实名状态', 'Real-name state'], kind: 'status' },
  userState: { name: ['用户状态', 'User state'], kind: 'status' },
  accessKind: { name: ['操作类型', 'Kind of act'], kind: 'status', isKind: true },
  algorithm: { name: ['证书算法', 'Algorithm'], kind: 'status', isKind: true },
  receiveWay: { name: ['领取方式', 'Delivery'], kind: 'status', isKind: true },
  licenceFrom: { name: ['执照生效日', 'Licence from'], kind: 'day', isMeant: true },
  licenceTo: { name: ['执照到期日', 'Licence until'], kind: 'day', isMeant: true },
  isLongTerm: { name: ['长期有效', 'No end date'], kind: 'flag' },
  signInWay: { name: ['登录渠道', 'Signed in by'], kind: 'status', isKind: true },
  device: { name: ['登录设备', 'Device'], kind: 'text' },
  ip: { name: ['登录地址', 'Address'], kind: 'code' },
  lastLoginAt: { name: ['最近登录', 'Last sign-in'], kind: 'moment' },
  reviewBy: { name: ['预计答复日', 'Answer expected by'], kind: 'day' },
  directorKeys: { name: ['主管UKEY数量', 'Keys for directors'], kind: 'count' },
  operatorKeys: { name: ['经办UKEY数量', 'Keys for operators'], kind: 'count' },
  licenceFiles: { name: ['营业执照文件', 'Licence file'], kind: 'files', isMeant: true },
  legalFiles: { name: ['法人身份证正反面', 'Both sides of the ID card'], kind: 'files', isMeant: true },
  cooperationFiles: { name: ['合作证明', 'Proof of cooperation'], kind: 'files' },
} as const satisfies Terms

export const codes = {
  '01000112': ['注册验证已过期，请重新验证{mobile}', 'The check has expired. Prove the {mobile} again'],
  '01000113': ['该{mobile}已登记，请换一个', 'This {mobile} is registered already: use another one'],
  '01000114': [
    '原{mobile}的{smsCode}不正确或已过期，请重新获取',
    'The {smsCode} of the old {mobile} is wrong or has expired. Get a new one',
  ],
  '01000116': [
    '短信服务未开通，无法发送短信：登录请改用密码，其他业务请拨打客服热线 {0}',
    'Text messages are not available here. Sign in with your password, or call the hotline {0}',
  ],
  '01000117': [
    '短信未能发送，可立即重新获取；多次失败请拨打客服热线 {0}',
    'The text message could not be sent. You may ask for it again at once; if that fails, call the hotline {0}',
  ],
  '01000118': [
    '操作已完成，但初始密码的短信未能发送，请为该用户重置密码，届时将重新发送；多次失败请拨打客服热线 {0}',
    'Done, but the text message with the first password could not be sent. Reset the password of this user to send it again; if that fails, call the hotline {0}',
  ],
  '01000115': ['新{mobile}与原来的相同，请换一个', 'The new {mobile} is the old one: use another one'],
  '01000119': [
    '该链接已使用或已过期，请联系平台重新获取',
    'This link has been used or has expired: ask the platform for a new one',
  ],
  '02000101': ['管理员角色不能在此增加或取消', 'The role of an administrator can be neither given nor taken away here'],
  '02000102': [
    '企业至少保留一名在岗主管，请先为他人分配主管角色',
    'A company keeps at least one active director: give the role to somebody else first',
  ],
  '02000121': [
    '管理员同时是主管，不能取消其主管角色',
    'An administrator is a director as well: this role of his cannot be taken away',
  ],
  '02000103': ['该{mobile}已是本企业用户', 'This {mobile} is a user of your company already'],
  '02000104': [
    '该{mobile}已以其他{personName}或{idCode}登记，请核对',
    'This {mobile} is registered with another {personName} or {idCode}: please check',
  ],
  '02000105': ['{0}不正确：{1}', '{0} is not right: {1}'],
  '02000106': ['您已是该企业的用户，请直接登录', 'You are a user of this company already: please sign in'],
  '02000107': [
    '您为该企业提交的注册申请 {0} 正在审核，请等待结果',
    'Your registration {0} of this company is being reviewed: please wait',
  ],
  '02000108': [
    '{creditCode}与{corpName}不一致，请核对',
    'The {creditCode} is not that of the {corpName}: please check',
  ],
  '02000109': [
    '{licenceTo}须晚于今天，请上传有效的{licenceFiles}',
    'The {licenceTo} must be after today: upload a valid {licenceFiles}',
  ],
  '02000111': ['请先配置经办与主管', 'Set up an operator and a director first'],
  '02000112': ['不能停用本人', 'You cannot disable yourself'],
  '02000113': [
    '{inviteCode}无效或已使用，没有{inviteCode}的企业请先申请白名单',
    'The {inviteCode} is not valid or is used. Without one, apply for the white list first',
  ],
  '02000114': ['{licenceFrom}不能晚于今天', 'The {licenceFrom} cannot be after today'],
  '02000116': ['该角色不适用于本企业，请重新选择', 'Your company has no such role: choose another'],
  '02000117': ['该用户已停用，请先启用', 'This user is disabled: enable the user first'],
  '02000118': ['该用户尚未绑定UKEY', 'No UKEY is bound to this user'],
  '11000120': ['申请 {0} 正在办理，完成后再申请', 'Application {0} is in progress. Apply again once it is done'],
} as const satisfies Codes

export const notices = {
  /** To directors and the person. {0} who did it, {1} whose roles, {2} codes of the roles now. */
  USER_ROLES_CHANGED: {
    title: ['用户角色已变更：{1}', 'Roles changed: {1}'],
    body: [
      '{0} 将 {1} 的角色变更为：{2}。如非贵企业操作，请立即联系平台。',
      '{0} changed the roles of {1} to: {2}. If this was not intended, call the platform at once.',
    ],
  },
  /** To the person. {0} the new number, masked. */
  MOBILE_CHANGED: {
    title: ['登录手机号已更换为 {0}', 'Your mobile number is now {0}'],
    body: [
      '您的登录手机号已更换为 {0}，其他设备上的登录已退出。如非本人操作，请立即联系平台。',
      'You sign in with {0} from now on, and other devices are signed out. If this was not you, call the platform at once.',
    ],
  },
  /** To directors. {0} who did it, {1} who is new, {2} codes of the roles. */
  USER_ADDED: {
    title: ['已新增用户：{1}', 'User added: {1}'],
    body: [
      '{0} 新增了用户 {1}，角色：{2}。如非贵企业操作，请立即联系平台。',
      '{0} added {1} as a user with the roles: {2}. If this was not intended, call the platform at once.',
    ],
  },
  /** To directors. {0} who did it, {1} who is disabled. */
  USER_DISABLED: {
    title: ['用户已停用：{1}', 'User disabled: {1}'],
    body: [
      '{0} 停用了用户 {1}，其登录已结束，UKEY 已注销。',
      '{0} disabled {1}, whose sessions have ended and whose UKEY counts no more.',
    ],
  },
  /** To directors. {0} who did it, {1} who is enabled. */
  USER_ENABLED: {
    title: ['用户已启用：{1}', 'User enabled: {1}'],
    body: ['{0} 启用了用户 {1}。', '{0} enabled {1}.'],
  },
  /** To directors and the person. {0} who did it, {1} whose password. */
  USER_PASSWORD_RESET: {
    title: ['密码已重置：{1}', 'Password reset: {1}'],
    body: [
      '{0} 重置了 {1} 的登录密码，初始密码已发送至其手机。',
      '{0} reset the password of {1}. The first one was sent to the mobile phone.',
    ],
  },
  /** {0} application, {1} last day of the licence, '' without an end. */
  REALNAME_PASSED: {
    title: ['企业实名认证已通过 {0}', 'Company verified {0}'],
    body: [
      '企业实名认证申请 {0} 已通过，现在可以登记账户、开通产品。',
      'Application {0} has been approved: the company is verified. Register accounts and open products now.',
    ],
  },
  /** To operators and directors. {0} last day of the licence, {1} days left. */
  LICENCE_SOON: {
    title: ['营业执照即将到期 {0}', 'Licence ends {0}'],
    body: [
      '营业执照将于 {0} 到期，还有 {1} 天，请及时重新认证，以免影响业务办理。',
      'The business licence ends on {0}, in {1} days. Verify the company again in time.',
    ],
  },
} as const satisfies Notices

/** Read and ticked by whoever registers an enterprise. */
export const agreements = {
  service: { name: ['平台服务协议', 'Service agreement'], version: '2026-11' },
  privacy: { name: ['隐私政策', 'Privacy policy'], version: '2026-11' },
} as const satisfies Agreements
export const nouns = ['corp', 'users'] as const satisfies Names
export const signedActions = {} as const satisfies Texts
/** Registrations and applications for the white list. */
export const numbers = ['ZC'] as const satisfies Names
export const hints = {} as const satisfies Texts
/** What institutions are asked. */
export const tasks = {
  /** Whether an enterprise may join; `target` is the key of the registration. */
  REGISTRATION: ['企业注册', 'Registration'],
  /** Whether an enterprise that nobody has invited may register; `target` is the key of its application. */
  WHITE_LIST: ['白名单申请', 'White list'],
} as const satisfies Texts
