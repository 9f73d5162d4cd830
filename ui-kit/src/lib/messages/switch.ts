import { defineMessages } from '../messages.ts'

/** In the track of a Switch, for the eye: the ear has it from `aria-checked`. */
export const switchMessages = defineMessages({ on: '开', off: '关' }, { on: 'On', off: 'Off' })
