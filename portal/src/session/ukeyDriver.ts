import type { UkeyDriver } from '@jinpiao/ukey/driver'

/** The way to the UKEY on this PC; loaded when one is needed, because it brings a CMS library along. */
export async function loadUkeyDriver(): Promise<UkeyDriver> {
  const { createDemoDriver } = await import('@jinpiao/ukey/demoDriver')
  return createDemoDriver()
}
