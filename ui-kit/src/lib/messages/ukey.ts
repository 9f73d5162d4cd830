import { defineMessages } from '../messages.ts'

/**
 * The one table of UKEY errors: signing and login read it. The suffix comes in twice: `1234` for the eye, `1 2 3 4` for the ear. Quoted texts are of spec §8.
 * A status is announced: ≤ 40 characters.
 */
export const ukeyMessages = defineMessages(
  {
    count: (n: number, unit: string) => `共 ${n} ${unit}`,
    items: (_count: number) => '笔',
    total: '合计',
    inAll: (amount: string) => `，合计 ${amount}`,
    yuan: '元',
    inWords: '大写',
    original: '签名原文',
    originalHint: '签名的就是下面这段文字，一字不差。',
    status: 'UKEY 状态',
    pin: 'UKEY 密码',
    pinMissing: '请输入 UKEY 密码',
    pinIncorrect: (left: number | undefined) =>
      left === undefined ? 'UKEY 密码错误，没有签名' : `UKEY 密码错误，还可输入 ${left} 次`,
    sign: '签名',
    cancel: '取消',
    close: '关闭',
    detectAgain: '重新检测',
    tryAgain: '重试',
    submitAgain: '重新提交',
    cannotCancel: '签名进行中，无法取消',
    simulated: '演示环境：使用模拟签名',
    detecting: '正在检测 UKEY…',
    preparing: '正在生成签名内容…',
    ready: (suffix: string) => `已识别 UKEY（尾号 ${suffix}），请输入 UKEY 密码`,
    readyDriver: (suffix: string) => `已识别 UKEY（尾号 ${suffix}）。按“签名”后在密码窗口中输入密码`,
    readySimulated: '可以签名',
    expires: (day: string) => `证书到期日 ${day}`,
    cancelled: '已取消，没有签名，可以重试',
    signing: '正在签名，请勿拔出 UKEY',
    signingDriver: '即将弹出UKEY密码窗口，请按 Alt+Tab 切换；输入完成后会自动返回',
    windowMissed: '没有看到密码窗口？请用下面的链接打开',
    openWindow: '打开密码窗口',
    signingSlow: '签名还没有完成，可以继续等，也可以取消',
    submitting: '签名完成，正在提交',
    done: '签名成功，已提交',
    submitFailed: (message: string) => `签名成功，提交失败：${message}`,
    problems: {
      NOT_BOUND: () => '您当前的UKEY未绑定成功，请主管在用户角色设置重新绑定',
      NOT_INSERTED: ({ suffix, post = '' }: UkeyWords) =>
        suffix === undefined
          ? '未检测到 UKEY，请插入 UKEY 后重新检测'
          : `未检测到 UKEY。请插入尾号 ${suffix} 的${post} UKEY`,
      WRONG_CERT: ({ suffix, found }: UkeyWords) => {
        if (suffix === undefined) return 'UKEY/证书选择错误'
        return found === undefined
          ? `UKEY/证书选择错误。应为尾号 ${suffix} 的证书`
          : `UKEY/证书选择错误。当前证书尾号 ${found}，应为 ${suffix}`
      },
      MULTIPLE: () => '请只插入一个UKEY',
      NO_CERT: () => 'UKEY 里没有可用的证书，请联系主管更新',
      EXPIRED: () => 'UKEY 证书已过期，请联系主管更新',
      CHAIN_INVALID: () => '证书链无效，请重新安装驱动，或更换 UKEY',
      DRIVER_VERSION: () => 'UKEY 驱动版本不符，请安装新版驱动',
      AGENT_ABSENT: () => '没有找到 UKEY 驱动程序，请安装并启动它',
      NO_DRIVER: ({ platform = '本平台', hotline }: UkeyWords) =>
        `${platform}还没有接入 UKEY 驱动，无法使用 UKEY。请拨打客服热线${hotline === undefined ? '' : ` ${hotline}`}`,
      LNA_DENIED: () => '浏览器不允许访问本机的 UKEY 程序，请在地址栏允许',
      UNTRUSTED: () => '本机 UKEY 程序不信任本站，请按安装说明添加',
      REMOVED: ({ suffix }: UkeyWords) =>
        `UKEY 已拔出，没有签名。请重新插入${suffix === undefined ? '' : `尾号 ${suffix} 的`} UKEY`,
      PIN_LOCKED: () => 'UKEY 密码已锁定，没有签名。请办理解锁',
      PRINTED_NO: () => '签名失败：没有读到 UKEY 的印刷号，可重试',
      SIGN_FAILED: () => '签名失败，可重试',
      BUSY: () => 'UKEY 正被其他程序使用，请关闭它后重试',
      TIMEOUT: () => '签名超时，没有签名，可重试',
      UNKNOWN: ({ rawCode }: UkeyWords) => `UKEY 出错，没有签名，可重试。错误代码 ${rawCode}`,
    },
  },
  {
    count: (n: number, unit: string) => `${n} ${unit}`,
    items: (count: number) => (count === 1 ? 'item' : 'items'),
    total: 'Total',
    inAll: (amount: string) => `, total ${amount}`,
    yuan: 'yuan',
    inWords: 'In words',
    original: 'Text to be signed',
    originalHint: 'This is the text that is signed, to the letter.',
    status: 'UKEY status',
    pin: 'UKEY password',
    pinMissing: 'Enter the UKEY password',
    pinIncorrect: (left: number | undefined) =>
      left === undefined
        ? 'Wrong UKEY password, nothing was signed'
        : `Wrong UKEY password, ${left} ${left === 1 ? 'try' : 'tries'} left`,
    sign: 'Sign',
    cancel: 'Cancel',
    close: 'Close',
    detectAgain: 'Detect again',
    tryAgain: 'Try again',
    submitAgain: 'Submit again',
    cannotCancel: 'Signing cannot be cancelled now',
    simulated: 'Demonstration: the signature is simulated',
    detecting: 'Looking for the UKEY…',
    preparing: 'Composing what will be signed…',
    ready: (suffix: string) => `UKEY found (ending ${suffix}), enter its password`,
    readyDriver: (suffix: string) => `UKEY found (ending ${suffix}). Press Sign, then enter the password in its window`,
    readySimulated: 'Ready to sign',
    expires: (day: string) => `Certificate expires ${day}`,
    cancelled: 'Cancelled, nothing was signed; you can try again',
    signing: 'Signing, do not remove the UKEY',
    signingDriver: 'A UKEY password window opens; press Alt+Tab to reach it. You return here afterwards',
    windowMissed: 'No password window? Open it with the link below',
    openWindow: 'Open the password window',
    signingSlow: 'Signing has not finished. You can wait or cancel',
    submitting: 'Signed, submitting',
    done: 'Signed and submitted',
    submitFailed: (message: string) => `Signed, but not submitted: ${message}`,
    problems: {
      NOT_BOUND: () => 'Your UKEY is not bound; the director must bind it again in user roles',
      NOT_INSERTED: ({ suffix, post }: UkeyWords) =>
        suffix === undefined
          ? 'No UKEY found. Insert it and check again'
          : `No UKEY found. Insert the ${post === undefined ? '' : `${post} `}UKEY ending ${suffix}`,
      WRONG_CERT: ({ suffix, found }: UkeyWords) => {
        if (suffix === undefined) return 'Wrong UKEY or certificate'
        return found === undefined
          ? `Wrong UKEY or certificate. It must end ${suffix}`
          : `Wrong UKEY or certificate. This one ends ${found}, it must end ${suffix}`
      },
      MULTIPLE: () => 'Insert only one UKEY',
      NO_CERT: () => 'No usable certificate on the UKEY; ask the director to renew it',
      EXPIRED: () => 'The UKEY certificate has expired; ask the director to renew it',
      CHAIN_INVALID: () => 'Invalid certificate chain; reinstall the driver or change the UKEY',
      DRIVER_VERSION: () => 'The UKEY driver has the wrong version; install the new one',
      AGENT_ABSENT: () => 'UKEY driver not found; install and start it',
      NO_DRIVER: ({ platform = 'This platform', hotline }: UkeyWords) =>
        `${platform} has no UKEY driver yet, so no UKEY can be used. Call the hotline${hotline === undefined ? '' : ` ${hotline}`}`,
      LNA_DENIED: () => 'The browser blocks the UKEY program on this PC; allow it in the address bar',
      UNTRUSTED: () => 'The UKEY program on this PC does not trust this site; add it as its guide says',
      REMOVED: ({ suffix }: UkeyWords) =>
        `UKEY removed, nothing was signed. Insert the UKEY${suffix === undefined ? '' : ` ending ${suffix}`} again`,
      PIN_LOCKED: () => 'The UKEY password is locked, nothing was signed. Have it unlocked',
      PRINTED_NO: () => 'Signing failed: the printed number of the UKEY was not read; try again',
      SIGN_FAILED: () => 'Signing failed; try again',
      BUSY: () => 'Another program uses the UKEY; close it and try again',
      TIMEOUT: () => 'Signing timed out, nothing was signed; try again',
      UNKNOWN: ({ rawCode }: UkeyWords) => `UKEY error, nothing was signed; try again. Error code ${rawCode}`,
    },
  },
)

/** What a sentence may name; what the caller does not know it leaves out. */
export interface UkeyWords {
  /** Of the key that is asked for. */
  suffix?: string | undefined
  /** 经办 or 主管. */
  post?: string | undefined
  /** Suffix of the key that is there. */
  found?: string | undefined
  /** Name of the platform, where the driver is its own matter. */
  platform?: string | undefined
  /** Who helps then. */
  hotline?: string | undefined
  /** Of an error without a sentence of its own. */
  rawCode?: string | undefined
}

export type UkeyMessages = (typeof ukeyMessages)['zh-CN']
