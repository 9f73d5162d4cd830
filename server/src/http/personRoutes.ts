import { rateHelp as rateEndpoint } from '@jinpiao/contract/helps'
import { getMessagePreferences, putMessagePreferences } from '@jinpiao/contract/messagePreferences'
import { rateHelp } from '../acts/helpFeedback.ts'
import { messagePreferences, setMessagePreferences } from '../acts/messagePreferences.ts'
import { BusinessError } from '../domain/businessError.ts'
import { helpsIn } from './helps.ts'
import type { Registration } from './register.ts'

/** What a person decides about himself. */
export const registerPerson: Registration = ({ on }) => {
  on(getMessagePreferences, ({ queryContext }) => messagePreferences(queryContext()))
  on(rateEndpoint, async ({ params: { id }, body: { helpful }, commandContext }) => {
    if (!helpsIn('zh-CN').some((article) => article.id === id)) throw new BusinessError('01000302')
    return rateHelp(await commandContext(), { articleId: id, helpful })
  })
  on(putMessagePreferences, async ({ body, commandContext }) => setMessagePreferences(await commandContext(), body))
}
