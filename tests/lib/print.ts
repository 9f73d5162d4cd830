import type { Page } from '@playwright/test'

/** How many sheets of A4 a page takes on paper. Chromium writes each as one object of its own. */
export async function sheetsOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
