import { page } from 'vitest/browser'

/** The painted colour `rgb(r, g, b)` at a place of the window, in CSS px; what lies there has to lie inside `frame`. */
export async function colourAt(frame: Element, x: number, y: number): Promise<string> {
  const base64 = await page.screenshot({ element: frame, save: false })
  const picture = new Image()
  picture.src = `data:image/png;base64,${base64}`
  await picture.decode()
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = picture.width / width
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  context.drawImage(picture, -Math.floor((x - left) * scale), -Math.floor((y - top) * scale))
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
