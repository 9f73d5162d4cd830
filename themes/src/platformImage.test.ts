import { expect, test } from 'vitest'
import { addressOfImage, imageOf, MAX_IMAGE_BYTES, readImage } from './platformImage.ts'
import { describeImage } from './platformProblems.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"/></svg>'

test('an image is what its bytes are, whatever it is called, and comes back from its address', () => {
  for (const [bytes, type] of [
    [png, 'image/png'],
    [bytesOf(svg), 'image/svg+xml'],
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    [bytesOf('RIFF....WEBPVP8 '), 'image/webp'],
  ] as const) {
    const image = readImage(bytes)
    expect(image).toEqual({ type, bytes })
    if ('type' in image) expect(imageOf(addressOfImage(image))).toEqual(image)
  }
})

test.each([
  ['a program', bytesOf('MZ'), '只能是 PNG、SVG、JPG 或 WEBP 图片'],
  ['a page', bytesOf('<!doctype html><title>x</title>'), '只能是 PNG、SVG、JPG 或 WEBP 图片'],
  ['too large', new Uint8Array(MAX_IMAGE_BYTES + 1), '图片有 201KB，不能超过 200KB'],
  [
    'an SVG with a script',
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'SVG 里的「script」不能用',
  ],
  ['half an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><g>'), 'SVG 写得不完整'],
])('%s is refused in a sentence', (_what, bytes, sentence) => {
  const read = readImage(bytes)
  expect('reason' in read && describeImage(read)).toContain(sentence)
})

test.each([
  'data:image/png;base64,AAAA',
  'data:image/svg+xml;base64,iVBORw0KGgoAAAANSUhEUg==',
  'data:text/html;base64,PHN2Zz4=',
  'data:image/svg+xml,<svg/>',
  'https://example.com/logo.png',
])('%s holds no image', (address) => {
  expect(imageOf(address)).toBeUndefined()
})
