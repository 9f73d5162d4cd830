import type { ComponentDocs } from '../lib/docs.ts'

export const qrCodeDocs: ComponentDocs = {
  component: 'QrCode',
  when: ['人要用另一台设备打开：关注公众号、手机上继续。'],
  whenNot: [
    ['多半在同一台设备上打开', 'Link'],
    ['要核对的编号：写成字，能读能抄', 'PrintDocument', 'SpokenText'],
  ],
  keys: [
    ['Tab', '到旁边的链接，再到“复制链接”'],
    ['Enter', '打开链接，或者复制'],
  ],
  dos: [
    ['`alt` 写用途和去处', '“二维码”三个字什么也没说'],
    ['`text` 写用什么扫、扫了会怎样', '手机上的人扫不了自己的屏幕，看字就知道'],
  ],
  donts: [
    ['在深色主题里反色', '扫码器要深色的码；组件一直是白底黑码'],
    ['缩到 160 像素以下', '老手机的镜头对不上焦'],
  ],
}
