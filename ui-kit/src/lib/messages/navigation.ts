import { defineMessages } from '../messages.ts'

export const breadcrumbMessages = defineMessages({ whereAmI: '当前位置' }, { whereAmI: 'You are here' })
