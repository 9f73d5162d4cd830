// Above 250 lines: data, one promise after another, each read by itself.
import type { ComponentContract, Expectation, NodeExpectation, Step } from '../lib/contract.ts'

const open: Step[] = [{ press: 'Tab' }, { press: 'Enter' }]
const pin: NodeExpectation = { role: 'textbox', name: /^UKEY 密码/ }
const recognised = '已识别 UKEY（尾号 1 2 3 4），请输入 UKEY 密码'
const signing = '正在签名，请勿拔出 UKEY'

/** Opened, and the state of the key said once. */
const told = (id: string, story: string, text: string): Expectation => ({
  id,
  text: `打开后听到一次：${text}`,
  criterion: '4.1.3',
  level: 'MUST',
  lane: 'browser',
  check: {
    story,
    steps: open,
    expect: { announced: [text], focus: { role: 'heading' } },
    brokenBy: 'NumberForProblem',
  },
})

/** The PIN was typed and Enter pressed: what is heard until then and after. */
const signed = (
  id: string,
  story: string,
  text: string,
  focus: NodeExpectation,
  after: string[],
  brokenBy = 'NumberForFailure',
): Expectation => ({
  id,
  text,
  criterion: '4.1.3',
  level: 'MUST',
  lane: 'browser',
  check: {
    story,
    steps: [...open, { type: '123456' }, { press: 'Enter' }],
    expect: { announced: [recognised, ...after], focus },
    brokenBy,
  },
})
const status: NodeExpectation = { role: 'group', name: 'UKEY 状态' }

export const ukeyPromptContract: ComponentContract = {
  component: 'UkeyPrompt',
  task: '先读清要签什么，再插入自己的 UKEY、输入密码、签名，并知道签成没有',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  expectations: [
    {
      id: 'dialog',
      text: '是对话框，名字是这次要做的事',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Ready',
        steps: open,
        expect: { present: [{ role: 'dialog', name: '签名并提交 3 笔金票开立' }] },
        brokenBy: 'BlindPin',
      },
    },
    {
      id: 'what-is-signed',
      text: '密码之前有笔数、合计、大写、每一笔和签名原文',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Ready',
        steps: open,
        expect: {
          present: [
            { role: 'StaticText', name: '共 3 笔' },
            { role: 'StaticText', name: '123万4567元8角9分' },
            { role: 'StaticText', name: '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分' },
            { role: 'table', name: '签名的金票 共 3 条' },
            { role: 'DisclosureTriangle', name: '签名原文', states: { expanded: false } },
          ],
        },
        brokenBy: 'BlindPin',
      },
    },
    {
      id: 'pin-focus',
      text: '识别后焦点在密码框，说明里先说签的是什么，只说一次“已识别”',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Ready',
        steps: open,
        expect: {
          focus: { ...pin, description: /共 3 笔，合计 123万4567元8角9分/, states: { required: true } },
          announced: [recognised],
        },
        brokenBy: 'BlindPin',
      },
    },
    {
      id: 'pin-plain',
      text: '密码框是普通输入框，可以粘贴',
      criterion: '3.3.8',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'OpenReady',
        expect: {
          present: [pin, { role: 'button', name: /显示/ }],
          attribute: { selector: '[role=dialog] input', name: 'onpaste', value: null },
        },
        brokenBy: 'NoPaste',
      },
    },
    {
      id: 'detecting',
      text: '检测超过一秒才说，只说一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Detecting',
        steps: open,
        expect: { announced: ['正在检测 UKEY…'], focus: { role: 'heading' } },
        brokenBy: 'ChattyDetection',
      },
    },
    {
      ...told('not-inserted', 'NotInserted', '未检测到 UKEY。请插入尾号 1 2 3 4 的主管 UKEY'),
      check: {
        story: 'NotInserted',
        steps: open,
        expect: { announced: ['未检测到 UKEY。请插入尾号 1 2 3 4 的主管 UKEY'] },
        brokenBy: 'ChattyPolling',
      },
    } as Expectation,
    told('multiple', 'Multiple', '请只插入一个UKEY'),
    told('wrong-certificate', 'WrongCertificate', 'UKEY/证书选择错误。当前证书尾号 5 6 7 8，应为 1 2 3 4'),
    told('not-bound', 'NotBound', '您当前的UKEY未绑定成功，请主管在用户角色设置重新绑定'),
    told('expired', 'Expired', 'UKEY 证书已过期，请联系主管更新'),
    told('agent-absent', 'AgentAbsent', '没有找到 UKEY 驱动程序，请安装并启动它'),
    told('browser-forbids', 'BrowserForbids', '浏览器不允许访问本机的 UKEY 程序，请在地址栏允许'),
    told('untrusted', 'Untrusted', '本机 UKEY 程序不信任本站，请按安装说明添加'),
    told('driver-version', 'DriverVersion', 'UKEY 驱动版本不符，请安装新版驱动'),
    told('no-certificate', 'NoCertificate', 'UKEY 里没有可用的证书，请联系主管更新'),
    told('chain-invalid', 'ChainInvalid', '证书链无效，请重新安装驱动，或更换 UKEY'),
    {
      id: 'way-out',
      text: '问题旁边有一个去处，重新检测和取消一直在',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'OpenAbsent',
        expect: {
          present: [
            { role: 'link', name: /^下载 UKEY 驱动/ },
            { role: 'button', name: '重新检测' },
            { role: 'button', name: '取消' },
          ],
        },
        brokenBy: 'NoWayOut',
      },
    },
    {
      id: 'enter-signs',
      text: '在密码框按 Enter 就签名，听到“签名成功，已提交”，快的时候不插别的话',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Ready',
        steps: [...open, { type: '123456' }, { press: 'Enter' }],
        expect: {
          announced: [recognised, '签名成功，已提交'],
          focus: status,
          present: [{ role: 'button', name: '关闭' }],
        },
        brokenBy: 'EnterDoesNothing',
      },
    },
    {
      id: 'pin-missing',
      text: '没有输入密码就按 Enter：焦点在密码框，说明缺什么',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Ready',
        steps: [...open, { press: 'Enter' }],
        expect: { focus: { ...pin, description: /请输入 UKEY 密码/, states: { invalid: 'true' } } },
        brokenBy: 'EnterDoesNothing',
      },
    },
    {
      id: 'busy-escape',
      text: '签名时按 Esc：听到“签名进行中，无法取消”，对话框还在',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Signing',
        steps: [...open, { type: '123456' }, { press: 'Enter' }, { heard: signing }, { press: 'Escape' }],
        expect: {
          announced: [recognised, signing, '签名进行中，无法取消'],
          focus: status,
          present: [
            { role: 'dialog' },
            {
              role: 'button',
              name: '取消',
              description: '签名进行中，无法取消',
              states: { disabled: true },
            },
          ],
          called: { onClose: 0 },
        },
        brokenBy: 'EscapeLeavesSigning',
      },
    },
    {
      id: 'escape',
      text: '没有在签名时按 Esc 就取消，焦点回到打开它的按钮',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'NotInserted',
        steps: [...open, { press: 'Escape' }],
        expect: { focus: { role: 'button', name: '签名并提交' }, absent: [{ role: 'dialog' }], called: { onClose: 1 } },
        brokenBy: 'EscapeIsTaken',
      },
    },
    signed('pin-incorrect', 'PinIncorrect', '密码错误：说还剩几次，焦点在清空的密码框', pin, [
      'UKEY 密码错误，还可输入 4 次',
    ]),
    signed('pin-locked', 'PinLocked', '密码锁定：说没有签名和怎么办', status, [
      'UKEY 密码已锁定，没有签名。请办理解锁',
    ]),
    signed('timed-out', 'TimedOut', '超时：说没有签名，可以重新检测', status, ['签名超时，没有签名，可重试']),
    signed(
      'submit-failed',
      'SubmitFailed',
      '提交失败：说服务器的话，可以重新提交',
      status,
      ['签名成功，提交失败：系统正忙，本次操作没有执行，请稍后重试'],
      'StatusCode',
    ),
    {
      id: 'submit-refused',
      text: '同一个签名再提交也没有用时，说服务器的话，只有“关闭”，没有“重新提交”',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'SubmitRefused',
        steps: [...open, { type: '123456' }, { press: 'Enter' }],
        expect: {
          announced: [recognised, '签名成功，提交失败：签名已超过有效期，请重新签名'],
          focus: status,
          present: [{ role: 'button', name: '关闭' }],
          absent: [
            { role: 'button', name: '重新提交' },
            { role: 'button', name: '重新检测' },
          ],
        },
        brokenBy: 'AgainForNothing',
      },
    },
    {
      id: 'driver-window',
      text: '密码在驱动窗口输入时，先说怎样过去',
      criterion: '3.2.5',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'DriverWindow',
        steps: [...open, { click: { role: 'button', name: '签名' } }],
        expect: {
          announced: [
            '已识别 UKEY（尾号 1 2 3 4）。按“签名”后在密码窗口中输入密码',
            '即将弹出UKEY密码窗口，请按 Alt+Tab 切换；输入完成后会自动返回',
          ],
          focus: status,
        },
        brokenBy: 'SilentDriverWindow',
      },
    },
    {
      id: 'driver-window-missed',
      text: '密码窗口五秒还没有用：听到一次，Tab 到它的链接，并且可以取消',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WindowMissed',
        steps: [
          ...open,
          { click: { role: 'button', name: '签名' } },
          { heard: '没有看到密码窗口？请用下面的链接打开' },
          { press: 'Tab' },
        ],
        expect: {
          announced: [
            '已识别 UKEY（尾号 1 2 3 4）。按“签名”后在密码窗口中输入密码',
            '即将弹出UKEY密码窗口，请按 Alt+Tab 切换；输入完成后会自动返回',
            '没有看到密码窗口？请用下面的链接打开',
          ],
          focus: { role: 'link', name: /^打开密码窗口/ },
          present: [{ role: 'button', name: '取消', states: { disabled: false } }],
        },
        brokenBy: 'WindowWithoutAddress',
      },
    },
    {
      id: 'simulated',
      text: '模拟签名时写明，不要密码，不找 UKEY',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'OpenSimulated',
        expect: {
          present: [
            { role: 'StaticText', name: '演示环境：使用模拟签名' },
            { role: 'button', name: '签名' },
          ],
          absent: [{ role: 'textbox' }, { role: 'button', name: '重新检测' }],
        },
        brokenBy: 'UntoldSimulation',
      },
    },
    {
      id: 'orca-open',
      text: 'Orca 读出对话框的名字、签的笔数和合计，“已识别”只说一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Ready',
        steps: [
          { press: 'Tab', hears: ['签名并提交 按钮'] },
          { press: 'Enter', hears: ['签名并提交 3 笔金票开立', '123万4567元8角9分'] },
        ],
        once: [/已识别 UKEY（尾号 1 2 3 4），请输入 UKEY 密码/],
      },
    },
    {
      id: 'orca-plug',
      text: 'Orca 只说一次“未检测到”，等一分钟不再说；插入后说一次“已识别”，焦点在密码框',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      how: '门户里用演示 UKEY：不插，打开签名；一分钟后插入。',
    },
    {
      id: 'orca-removed',
      text: 'Orca 在签名时拔出后只说一次“UKEY 已拔出，没有签名”，不读出密码',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Removed',
        steps: [
          { press: 'Tab' },
          { press: 'Enter', hears: ['已识别 UKEY'] },
          { type: '123456' },
          { press: 'Enter', hears: ['UKEY 已拔出，没有签名'] },
        ],
        once: ['UKEY 已拔出，没有签名'],
        silent: ['123456'],
      },
    },
    {
      id: 'reads-like-paper',
      text: '摘要、表格和签名原文说的是同样的事，次序相同',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'person',
      how: '打开“已识别”，展开签名原文，逐行对照。',
    },
  ],
  spoken: {
    OpenReady: [
      'dialog, 签名并提交 3 笔金票开立',
      '共 3 笔',
      '123万4567元8角9分',
      '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分',
      'rowheader, SQ 2 0 2 6，1 1 2 1，0 0 0 0 1 2',
      '50万元',
      '2027年3月1日',
      '已识别 UKEY（尾号 1 2 3 4），请输入 UKEY 密码',
      'button, 签名',
    ],
  },
}
