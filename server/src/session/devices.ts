import { createHash, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Reader, Writer } from '../db/database.ts'
import { type Clock, DAY_MS, instantOf } from '../domain/clock.ts'

/** Kept by every browser that has asked for a code or entered; it opens nothing. */
export const DEVICE_COOKIE = 'jinpiao_device'
export const DEVICE_DAYS = 180

/** Where a request comes from: its address, and the cookie of its browser. */
export interface From {
  ip: string
  device: string | undefined
}

/**
 * By what tries and codes are counted, so that a stranger who tries somebody's number counts for himself: the browser in
 * which this person has entered before, else the address.
 */
export interface Place {
  at: string
  /** This person has entered in this browser: what strangers do elsewhere is no matter of his. */
  isKnown: boolean
}

export const newDevice = (): string => randomBytes(32).toString('base64url')
const hashOf = (device: string) => createHash('sha256').update(device).digest('hex')

/** @param personId of whoever has the number that was typed; nobody: every browser is unknown. */
export async function placeOf(read: Reader, { ip, device }: From, personId: string | undefined): Promise<Place> {
  const unknown = { at: `address:${networkOf(ip)}`, isKnown: false }
  if (device === undefined) return unknown
  const deviceHash = hashOf(device)
  const found = await read
    .selectFrom('known_device')
    .select('personId')
    .where('deviceHash', '=', deviceHash)
    // Asked for a number that nobody has as well, so that the time is the same.
    .where('personId', '=', personId ?? '')
    .executeTakeFirst()
  return found === undefined ? unknown : { at: `device:${deviceHash}`, isKnown: true }
}

/** Whose code it is: of the browser that asked for it. Without its cookie, of the address. */
export const browserOf = ({ ip, device }: From): string =>
  device === undefined ? `address:${networkOf(ip)}` : `device:${hashOf(device)}`

/** Of codes that somebody asks for who has entered: they are counted by him, and count wherever he is. */
export const ownPlace = (personId: string): { place: Place; browser: string } => ({
  place: { at: `person:${personId}`, isKnown: true },
  browser: `person:${personId}`,
})

/** From now on this browser is one of the person's. */
export async function knowDevice(tx: Writer, clock: Clock, device: string, personId: string): Promise<void> {
  const at = instantOf(clock)
  await tx
    .insertInto('known_device')
    .values({ deviceHash: hashOf(device), personId, at })
    .onConflict((conflict) => conflict.columns(['deviceHash', 'personId']).doUpdateSet({ at }))
    .execute()
}

/** With a new password nobody has entered anywhere: the old one may have been somebody else's as well. */
export async function forgetDevices(tx: Writer, personId: string): Promise<void> {
  await tx.deleteFrom('known_device').where('personId', '=', personId).execute()
}

export async function tidyDevices(tx: Writer, clock: Clock): Promise<void> {
  await tx
    .deleteFrom('known_device')
    .where('at', '<', instantOf(clock, -DEVICE_DAYS * DAY_MS))
    .execute()
}

/** Of IPv6 a house has 64 bits to choose from: the other 64 are its address. `::ffff:10.0.0.1` is one of IPv4. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(ip) ?? []
  if (mapped !== undefined) return mapped
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [
    ...groups(head),
    ...(tail === undefined ? [] : Array.from({ length: missing }, () => '0')),
    ...groups(tail),
  ]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}
