import { type PictureSize, pictureSides } from '@jinpiao/contract/files'
import sharp from 'sharp'
import { BusinessError } from '../domain/businessError.ts'

/** Width and height in px that a picture is made to fit into. */
export interface Box {
  width: number
  height: number
}

const PICTURES = new Set(['image/jpeg', 'image/png'])
/** A page of A3 at 600 dpi has 70 million; a small file may say that it holds a thousand times that. */
const MAX_PIXELS = 100_000_000

/**
 * The box that is asked for; `undefined` for a file as it was uploaded. `resize` is `320x240`.
 * @throws {BusinessError} 10000111, if anything but a picture is to be made smaller.
 */
export function boxOf(mime: string, size: PictureSize, resize?: string): Box | undefined {
  const side = pictureSides[size]
  const [width = side, height = side] = resize?.split('x').map(Number) ?? []
  if (width === undefined || height === undefined) return undefined
  if (!PICTURES.has(mime)) throw new BusinessError('10000111')
  return { width, height }
}

/**
 * A copy that fits into the box, upright, of the same kind; never larger than the picture itself.
 * @throws {BusinessError} 10000111, if the bytes are no whole picture.
 */
export async function smaller(bytes: Buffer, box: Box): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
    .catch(() => {
      throw new BusinessError('10000111')
    })
}
