import type { UkeyAdapter, UkeyCertificateInfo } from './UkeyPrompt.tsx'

export const mine: UkeyCertificateInfo = {
  certSerialNo: 'AB1234',
  suffix: '1234',
  notAfter: '2036-03-01T00:00:00+08:00',
}
export const another: UkeyCertificateInfo = { ...mine, certSerialNo: 'CD5678', suffix: '5678' }

/** Thrown as a driver throws: `code` and `details`. */
export function ukeyError(code: string, details: object = {}): Error {
  return Object.assign(new Error(code), { code, details })
}

export interface FakeOptions {
  pinEntry?: UkeyAdapter<string>['pinEntry']
  /** What is plugged, an error of the driver, or `waiting`: it never answers. */
  plugged?: readonly UkeyCertificateInfo[] | Error | 'waiting'
  /** What signing does: the error of each attempt in turn, then success; `waiting` never ends. */
  signing?: readonly Error[] | 'waiting'
  /** Address of the driver's window, told as soon as it signs. */
  window?: string
}

/** A key for stories and tests; change `plugged` and `signing` at any time. */
export function fakeAdapter({ pinEntry = 'page', plugged = [mine], signing = [], window }: FakeOptions = {}) {
  let attempts = 0
  return {
    pinEntry,
    plugged,
    pins: [] as (string | undefined)[],
    async list() {
      if (this.plugged === 'waiting') return new Promise<never>(() => {})
      if (this.plugged instanceof Error) throw this.plugged
      return this.plugged
    },
    async sign(
      { pin }: { pin?: string },
      { signal, onWindow }: { signal: AbortSignal; onWindow: (address: string) => void },
    ) {
      this.pins.push(pin)
      if (window !== undefined) onWindow(window)
      if (signing === 'waiting') {
        return new Promise<string>((_, reject) =>
          signal.addEventListener('abort', () => reject(ukeyError('CANCELLED'))),
        )
      }
      const error = signing[attempts++]
      if (error) throw error
      return 'signature'
    },
  }
}
