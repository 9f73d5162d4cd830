import { drawnLogo } from '@jinpiao/themes/drawnLogo'
import { shippedDocument } from '@jinpiao/themes/platformDocuments'
import { describe, expect, test } from 'vitest'
import { fillPage } from './portal.ts'

const hostile = {
  ...shippedDocument('CCBSCF'),
  avalableProduct: [],
  demo: true,
  ukeyDriver: 'demo' as const,
  preview: false,
  platformName: '</title><script>alert(1)</script>',
  topSlogan: '"><img src=x onerror=alert(1)>',
  hotline: '$& {{platform.platformName}}',
  topBarColor: '#fff"/><script>',
}

describe('a platform sets words and colours, never code', () => {
  test('its words stand escaped in the page', () => {
    const page = fillPage(
      '<title><!--platform:title--></title><!--platform:config--><p title="{{platform.topSlogan}}">{{platform.hotline}}{{platform.demo}}</p>',
      hostile,
    )
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;')
    expect(page).toContain('title="&quot;&gt;&lt;img')
    // Filled once: a value that looks like a placeholder, or like a replacement pattern, stays what it is.
    expect(page).toContain(
      '<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">$&amp; {{platform.platformName}}</p>',
    )
  })

  test('its configuration comes back from the data block as it was', () => {
    const page = fillPage('<!--platform:config-->', hostile)
    const [, json = ''] = /^<script type="application\/json" id="platform-config">(.*)<\/script>$/s.exec(page) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual(hostile)
  })

  test('its logo takes only colours', () => {
    expect(drawnLogo(hostile)).not.toMatch(/script/)
    expect(drawnLogo(shippedDocument('HONGJIN'))).toContain('#98191f')
  })
})
