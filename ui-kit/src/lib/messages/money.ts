import { defineMessages } from '../messages.ts'

export const moneyMessages = defineMessages(
  {
    yuan: '元',
    /** Chinese is spoken by `spokenAmount`; here for the type. */
    spoken: (figure: string) => figure,
  },
  { yuan: 'yuan', spoken: (figure: string) => `${figure.replace('-', 'minus ')} yuan` },
)
