import { defineMessages } from '../messages.ts'

/** PrintDocument and QrCode. */
export const documentMessages = defineMessages(
  {
    print: '打印',
    copyLink: '复制链接',
    copied: '已复制链接',
    notCopied: '没有复制成功，请打开链接后复制地址',
  },
  {
    print: 'Print',
    copyLink: 'Copy link',
    copied: 'Link copied',
    notCopied: 'The link was not copied. Open it and copy its address',
  },
)
