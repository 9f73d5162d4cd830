/** Every page has one h1 in `main`; script may focus it, Tab does not stop there. */
export function mainHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (heading !== null && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}
