import type { ComponentContract } from '../lib/contract.ts'

export const qrCodeContract: ComponentContract = {
  component: 'QrCode',
  task: '到二维码指向的地方去，不管能不能扫码',
  pattern: 'none',
  patternNote: '图片、文字、链接和按钮',
  expectations: [
    {
      id: 'alt',
      text: '图片说出用途和去处，不只是“二维码”',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Account',
        expect: { present: [{ role: 'image', name: '微信公众号二维码：用微信扫一扫关注“金票服务号”' }] },
        brokenBy: 'ImageOnly',
      },
    },
    {
      id: 'twin',
      text: '旁边有去同一处的链接，名字说明新窗口打开',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Account',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: { role: 'link', name: '金票服务号 （新窗口打开）' },
          attribute: { selector: 'main a', name: 'href', value: 'https://weixin.qq.com/r/jinpiao' },
        },
        brokenBy: 'ImageOnly',
      },
    },
    {
      id: 'copy',
      text: '复制按钮说出复制的是哪个链接，下一站就到',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Account',
        steps: [{ press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: { role: 'button', name: '复制链接 金票服务号' } },
        brokenBy: 'ImageOnly',
      },
    },
    {
      id: 'scans',
      text: '手机在浅色、深色和高对比度下都能扫出地址',
      criterion: '1.4.11',
      level: 'MUST',
      lane: 'person',
      how: '打开“二维码说明用途和去处”，在三种主题下用手机扫。',
    },
    {
      id: 'orca',
      text: 'Orca 读出二维码的用途和去处',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Account',
        steps: [{ press: 'ArrowDown', hears: ['微信公众号二维码：用微信扫一扫关注“金票服务号”', '图像'] }],
      },
    },
  ],
  spoken: {
    Account: [
      'image, 微信公众号二维码：用微信扫一扫关注“金票服务号”',
      '用微信扫一扫，关注“金票服务号”。无法扫码时可复制链接。',
    ],
  },
}
