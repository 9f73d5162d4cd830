import { mainHeading } from '#portal/parts/mainHeading.ts'

/** Back to the top means the focus too, not only the picture (accessibility §5.14). */
export function toTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  mainHeading()?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
}
