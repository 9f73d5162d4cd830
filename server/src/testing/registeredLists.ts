import { registrations } from '../http/app.ts'
import type { Api, RegisteredList } from '../http/register.ts'
import type { Services } from '../http/services.ts'
import { testClock } from './testClock.ts'

/** Every list of the server, as its areas register it; no endpoint answers. */
export function registeredLists(): readonly RegisteredList[] {
  const clock = testClock()
  const services = { clock, wall: clock } as unknown as Services
  const api: Api = { services, endpoints: [], lists: [], on: () => {}, onClose: () => {} }
  for (const register of registrations) register(api)
  return api.lists
}
