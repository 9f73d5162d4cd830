import { vi } from 'vitest'

/** One browser tab's storage, enumerable by key as the browser's is. */
function tabStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  }
  const storage: Record<string, string> = Object.create(methods)
  return storage as unknown as Storage
}

/** A new tab: its own session storage; local storage is shared by all tabs and therefore stays when given. */
export function openTab(local: Storage = tabStorage()) {
  const session = tabStorage()
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('localStorage', local)
  return { session, local }
}
