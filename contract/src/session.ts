import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, mobile, money, pk, serial, text, typedText } from './fields.ts'
import { CORP_NAME_MAX } from './terms.ts'
import { challenge, challengeQuery } from './ukeyAgent.ts'
import { says } from './validationWords.ts'

const role = z.object({ pkRole: z.string(), roleCode: z.string(), roleLabel: z.string(), homeUrl: z.string() })
export type SessionRole = z.output<typeof role>

/** One entry of `menus3`; `menuBrief` is the route path (spec §3). */
export interface MenuResource {
  menuName: string
  menuBrief: string
  hidden: boolean
  childMenuResources: MenuResource[]
}
const menuResource: z.ZodMiniType<MenuResource> = z.object({
  menuName: z.string(),
  menuBrief: z.string(),
  hidden: z.boolean(),
  childMenuResources: z.array(z.lazy(() => menuResource)),
})

const language = z.enum(['zh-CN', 'en-US'])

const user = z.object({
  userId: z.string(),
  /** The enterprise's name (the specification's naming). */
  userName: z.string(),
  creditCode: z.string(),
  personName: z.string(),
  personId: z.string(),
  /** ID card number, masked by the server: head 4, tail 4. */
  idCode: z.string(),
  /** Mobile number, masked by the server: head 3, tail 4. */
  mobile: z.string(),
  /** E-mail address, masked by the server; absent: none. */
  email: z.optional(z.string()),
  userType: z.enum(['CORE', 'CORP', 'FUNDER']),
  /** Name of the enterprise that it is a branch of; absent: of none. */
  parentName: z.optional(z.string()),
  enableSwitchVersion: z.boolean(),
  /** What the person has chosen; absent until then. */
  language: z.optional(language),
  /** Whether the use of the portal may be recorded; absent until the person has said so. */
  analytics: z.optional(z.boolean()),
})

/** Parts that were not asked for by the five flags are absent (spec §7). */
export const securityData = z.object({
  user3: z.optional(user),
  currentRole3: z.optional(role),
  roles3: z.optional(z.array(role)),
  candidateRoles: z.array(z.string()),
  candidateRoles3: z.optional(z.array(role)),
  menus3: z.optional(z.array(menuResource)),
  homeUrl: z.string(),
  needUpdatePwd: z.boolean(),
  /** Why: the password is the one that was sent, and has not run out. Absent: it is the person's own. */
  isFirstPwd: z.optional(z.literal(true)),
  isCorpPassLegalAuth: z.boolean(),
  /** Last four characters printed on the UKEY; absent where none is bound. */
  uKeyCodeSuffix: z.optional(z.string()),
  raType: z.optional(z.string()),
  certNumber: z.optional(z.string()),
  /** Whole days left; 0 or less means expired (spec §9). */
  uKeyNearExpiryDays: z.optional(z.number()),
  openedProductCorps: z.record(z.string(), z.boolean()),
  /** Whether UKEY control is enabled. */
  switchBool: z.boolean(),
  /** When the session ends unless extended. */
  expiresAt: instant,
  /** When it ends whatever is done (P15). */
  endsAt: instant,
})
export type SecurityData = z.output<typeof securityData>

const wanted = z.optional(z.stringbool())
export const getSecurity = endpoint({
  method: 'GET',
  path: '/v2/security',
  summary: '当前用户、角色、菜单与安全信息',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  query: z.object({
    user3Required: wanted,
    candidateRoles3Required: wanted,
    roles3Required: wanted,
    menus3Required: wanted,
    /** `pkRole` to act as; unknown or not the caller's: the first of the candidates. */
    currentRole3: z.optional(text(64)),
    /**
     * Asks whether anybody is signed in: nobody is the answer 99000401 with HTTP 200. A browser writes every 401 into
     * its console, and a first visit is no error.
     */
    orNobody: wanted,
  }),
  data: securityData,
})

/** The choice follows the person to his next machine. */
export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/v1/users/me/language',
  summary: '选择界面语言',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  body: z.object({ language }),
  data: z.object({}),
})

/** JWK of the page's request-signing key, registered with the session at login. */
const coordinate = z.string().check(z.regex(/^[\w-]{43}$/))
const requestKey = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate })
/** RSA-OAEP ciphertext of `{p, n, t}`, base64url, and the key that it was made with. */
export const encryptedPassword = z.object({ kid: text(64), ciphertext: text(1000) })
const corpName = typedText(CORP_NAME_MAX)

const entered = z.object({
  needUpdatePwd: z.boolean(),
  homeUrl: z.string(),
  /** Present instead of a session when one mobile number belongs to several enterprises: ask, then send `userId`. */
  choices: z.optional(z.array(z.object({ userId: z.string(), corpName: z.string() }))),
})

export const loginByPassword = endpoint({
  method: 'POST',
  path: '/uaa/login/password',
  summary: '密码登录',
  permission: 'anyone',
  body: z.object({ corpName, mobile, password: encryptedPassword, requestKey }),
  data: entered,
})
export const loginBySms = endpoint({
  method: 'POST',
  path: '/uaa/login/sms',
  summary: '短信验证码登录',
  permission: 'anyone',
  body: z.object({
    mobile,
    code: z.string().check(z.regex(/^\d{6}$/, says('smsCode'))),
    userId: z.optional(pk),
    requestKey,
  }),
  data: entered,
})
export const getUkeyChallenge = endpoint({
  method: 'GET',
  path: '/uaa/login/ukey/challenge',
  summary: 'UKEY 登录的待签名原文',
  permission: 'anyone',
  query: challengeQuery,
  data: challenge,
})
export const loginByUkey = endpoint({
  method: 'POST',
  path: '/uaa/login/ukey',
  summary: 'UKEY 登录',
  permission: 'anyone',
  body: z.object({
    certSerialNo: serial,
    /** The challenge, which is short: of a stranger little is read. */
    original: text(2000),
    signature: text(16_000),
    password: encryptedPassword,
    requestKey,
  }),
  data: entered,
})
/** A code is on its way. */
export const codeSent = z.object({
  /** Seconds until the next code may be asked for. */
  retryAfter: z.number(),
  validMinutes: z.number(),
  /** The code itself, only with `DEMO=1`: there is no telephone in a demonstration. */
  demoCode: z.optional(z.string()),
})
export type CodeSent = z.output<typeof codeSent>

export const sendSms = endpoint({
  method: 'POST',
  path: '/uaa/sms/send',
  summary: '发送短信验证码（60 秒一次，每日 10 次）',
  permission: 'anyone',
  body: z.object({ mobile, scene: z.enum(['LOGIN', 'RESET', 'REGISTER']) }),
  data: codeSent,
})
export const getPublicKeys = endpoint({
  method: 'GET',
  path: '/v1/auth/passwords/public-keys',
  summary: '口令加密公钥与一次性随机数',
  permission: 'anyone',
  data: z.object({
    keys: z.array(
      z.object({
        kid: z.string(),
        kty: z.literal('RSA'),
        use: z.literal('enc'),
        alg: z.literal('RSA-OAEP-256'),
        n: z.string(),
        e: z.string(),
        notAfter: instant,
      }),
    ),
    nonce: z.string(),
  }),
})
export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/passwords/reset',
  summary: '重置密码：企业、手机号、短信验证码与身份证后六位',
  permission: 'anyone',
  body: z.object({
    corpName,
    mobile,
    code: z.string().check(z.regex(/^\d{6}$/, says('smsCode'))),
    idCodeTail: z.string().check(z.regex(/^\d{5}[\dX]$/, says('idCodeTail'))),
    password: encryptedPassword,
  }),
  data: z.object({}),
})
/** By the link that whoever runs the platform has given: of a first administrator, who has no other way in yet. */
export const setFirstPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/passwords/first',
  summary: '首次设置密码：凭一次性链接（24 小时内有效）',
  permission: 'anyone',
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)), password: encryptedPassword }),
  data: z.object({}),
})
export const changePassword = endpoint({
  method: 'PUT',
  path: '/v1/auth/passwords',
  summary: '修改密码',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  body: z.object({ oldPassword: encryptedPassword, newPassword: encryptedPassword }),
  data: z.object({}),
})
export const extendSession = endpoint({
  method: 'POST',
  path: '/uaa/session/extend',
  summary: '继续使用：延长会话',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  data: z.object({ expiresAt: instant }),
})
export const remainingSession = endpoint({
  method: 'GET',
  path: '/uaa/session/remaining',
  summary: '会话到期时间（不延长会话）',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  passive: true,
  data: z.object({ expiresAt: instant }),
})
export const logout = endpoint({
  method: 'GET',
  path: '/uaa/logout',
  summary: '退出登录并转到 redirect_url（仅限本站地址）；来自其他网站的请求不结束会话',
  permission: 'anyone',
  unsigned: true,
  query: z.object({ redirect_url: z.optional(text(2000)) }),
  data: z.object({}),
})
export const getControlsEnabled = endpoint({
  method: 'GET',
  path: '/v1/auth/cfca/controls/enable',
  summary: '是否启用 UKEY 控制',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  data: z.boolean(),
})
/** Answers with the business code `03000280` where the licence has expired (spec §7). */
export const checkLicence = endpoint({
  method: 'GET',
  path: '/corp/v1/realname/license-names',
  summary: '营业执照有效性检查',
  permission: 'signedIn',
  data: z.object({ licenceName: z.string(), licenceTo: z.string() }),
})
export const getLineWhiteUser = endpoint({
  method: 'GET',
  path: '/corp/v1/users/me/line-white-user',
  summary: '金易贷协议签署时间，及已有的授信额度',
  permission: 'signedIn',
  data: z.object({
    lineAgreementTime: z.nullable(z.string()),
    /** Of the line, where there is one. */
    lineAmount: z.nullable(money),
    lineAvailable: z.nullable(money),
  }),
})
export const getChainCreditInfo = endpoint({
  method: 'GET',
  path: '/corp/v1/ci/jld/user/white/by-fk-corp',
  summary: '金链贷是否启用',
  permission: 'signedIn',
  data: z.object({ isEnabled: z.boolean() }),
})
/** PEM of a certificate request. */
const csr = text(10_000)
/** The demo driver's certificate: the demonstration CA signs the browser's request. Exists only with `DEMO=1`. */
export const enrolDemoUkey = endpoint({
  method: 'POST',
  path: '/dev/ukey/enrol',
  summary: '演示 UKEY：为本浏览器生成的密钥签发证书并绑定到指定用户',
  permission: 'anyone',
  body: z.object({ corpName, mobile, csr }),
  data: z.object({ certificate: z.string(), certSerialNo: z.string(), codeSuffix: z.string() }),
})
/** The same for the person who is signed in: the signing dialog has no mobile number to send. */
export const enrolOwnDemoUkey = endpoint({
  method: 'POST',
  path: '/dev/ukey/enrol/me',
  summary: '演示 UKEY：为本浏览器生成的密钥签发证书并绑定到当前用户',
  permission: 'signedIn',
  body: z.object({ csr }),
  data: z.object({ certificate: z.string(), certSerialNo: z.string(), codeSuffix: z.string() }),
})
