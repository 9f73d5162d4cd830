import { testRule } from '../tester.ts'
import { noRawLiveRegion } from './noRawLiveRegion.ts'

const file = 'portal/src/pages/Login.tsx'

testRule('no-raw-live-region', noRawLiveRegion, {
  leaves: [
    ['ui-kit/src/Announcer/Announcer.tsx', '<div role="status" aria-live="polite" />'],
    ['ui-kit/src/Form/Form.test.tsx', '<div role="alert" />'],
    [file, '<div role="alertdialog" />'],
    [file, "const row = { role: 'alert' }"],
    [file, "element.setAttribute('role', 'group')"],
    [file, "user.role = 'operator'"],
    ['tests/screen-reader/page.tsx', '<div role="status" />'],
  ],
  reports: [
    [file, '<p aria-live="polite" />', /Announce through the announcer/],
    [file, '<p aria-live={mode} />', /Announce through/],
    [file, '<p role="status" />', /Announce through/],
    [file, "<p role={isError ? 'alert' : undefined} />", /Announce through/],
    [file, '<ul role="log" />', /Announce through/],
    [file, '<p role="timer" />', /Announce through/],
    [file, "<p {...{ role: 'alert' }} />", /Announce through/],
    [file, "createElement('p', { role: 'status' })", /Announce through/],
    [file, "element.ariaLive = 'polite'", /Announce through/],
    [file, "element.role = 'status'", /Announce through/],
    [file, '<output>3</output>', /Announce through/],
    [file, "const props = { 'aria-live': 'polite' }", /Announce through/],
    ['ui-kit/src/lib/x.ts', "element.setAttribute('aria-live', 'off')", /Announce through/],
    ['ui-kit/src/lib/x.ts', "element.setAttribute('role', 'alert')", /Announce through/],
  ],
})
