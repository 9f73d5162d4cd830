/** The port to the telephone network. */
export interface SmsGateway {
  send(mobile: string, code: string): Promise<void>
}

/** Nothing leaves the machine: with `DEMO=1` the API answers with the code instead. */
export const silentSms: SmsGateway = { send: async () => undefined }

/** An operator's own gateway: one POST per code, `{mobile, code}` as JSON. */
export function httpSms(url: string): SmsGateway {
  return {
    async send(mobile, code) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile, code }),
        signal: AbortSignal.timeout(5000),
      })
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
    },
  }
}
