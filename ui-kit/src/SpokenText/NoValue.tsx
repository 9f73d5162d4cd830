import { noValueMessages } from '../lib/messages/noValue.ts'
import { useMessages } from '../lib/messages.ts'
import { SpokenText } from './SpokenText.tsx'

/** In place of a value that is not there, or that cannot be read. */
export function NoValue() {
  const { mark, spoken } = useMessages(noValueMessages)
  return <SpokenText visible={mark} spoken={spoken} />
}
