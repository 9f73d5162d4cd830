import type { Reader } from '../db/database.ts'
import { inForce } from './inForce.ts'

/** Whom to call about what the platform has to do, for messages: 400-111-5318. */
export const hotlineText = async (read: Reader): Promise<string> => (await inForce(read)).hotline
