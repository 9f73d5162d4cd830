import { defineMessages } from '../messages.ts'

/** PrintDocument and QrCode. */
export const documentMessages = defineMessages(
  {
    print: '打印',
    copyLink: '复制链接',
    link: '链接',
  },
  {
    print: 'Print',
    copyLink: 'Copy link',
    link: 'link',
  },
)
