import { getMessagePreferences, putMessagePreferences } from '@jinpiao/contract/messagePreferences'
import { messagePreferences, setMessagePreferences } from '../acts/messagePreferences.ts'
import type { Registration } from './register.ts'

/** What a person decides about himself. */
export const registerPerson: Registration = ({ on }) => {
  on(getMessagePreferences, ({ queryContext }) => messagePreferences(queryContext()))
  on(putMessagePreferences, async ({ body, commandContext }) => setMessagePreferences(await commandContext(), body))
}
