import { defineMessages } from '../messages.ts'

export const loadingMessages = defineMessages(
  { loading: '正在加载…', loaded: '已加载' },
  { loading: 'Loading…', loaded: 'Loaded' },
)
