/**
 * What the prompt needs of a way to a UKEY. Structural, so that the kit imports no driver: every `UkeyDriver` of
 * `@jinpiao/ukey` fits as it is.
 */
export interface UkeyAdapter<Signature> {
  /** Who asks for the PIN: this dialog, the driver's own window, or nobody. */
  readonly pinEntry: 'page' | 'driver' | 'none'
  list(): Promise<readonly UkeyCertificateInfo[]>
  sign(
    request: { original: string; certSerialNo: string; pin?: string },
    /** `onWindow` is told the address of the driver's own window, which may have opened behind another one or not at all. */
    options: { signal: AbortSignal; onWindow: (address: string) => void },
  ): Promise<Signature>
}

export interface UkeyCertificateInfo {
  /** As the enterprise has registered it. */
  certSerialNo: string
  /** Its last four characters: by them the person is asked for the key. */
  suffix: string
  /** ISO-8601 instant. */
  notAfter: string
}
