import { defineMessages } from '../messages.ts'

/** Words of TimeoutDialog (accessibility §5.18). */
export const timeoutMessages = defineMessages(
  {
    title: '即将退出登录',
    text: '您已有一段时间未操作，为保护账号安全，系统将自动退出。已填写的草稿会保留。',
    left: (seconds: number) => (seconds >= 60 ? `还有 ${seconds / 60} 分钟自动退出` : `还有 ${seconds} 秒自动退出`),
    stay: '继续使用',
    leave: '立即退出',
    stayed: '已继续使用，登录未中断',
    notStayed: '没有延长成功，请再按一次“继续使用”',
  },
  {
    title: 'You are about to be signed out',
    text: 'You have not used the platform for a while. To protect your account you will be signed out. Drafts are kept.',
    left: (seconds: number) => {
      const [count, unit] = seconds >= 60 ? [seconds / 60, 'minute'] : [seconds, 'second']
      return `Signing out in ${count} ${unit}${count === 1 ? '' : 's'}`
    },
    stay: 'Stay signed in',
    leave: 'Sign out now',
    stayed: 'You stay signed in',
    notStayed: 'You could not be kept signed in. Press “Stay signed in” again',
  },
)
