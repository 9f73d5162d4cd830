import { globSync } from 'node:fs'

/**
 * `CLOCK="2028-02-29 23:59"`: what a suite starts — its workers, their servers and browsers — begins at that time of Beijing,
 * and goes on from there as fast as ever. All of them have the same time, as signatures and certificates want it; pauses and
 * what is measured stay real. Called by a configuration of Playwright, before it starts anything.
 *
 * @throws {Error} where the time cannot be read, or the machine lacks Debian's `libfaketime`.
 */
export function setMachineTime(): void {
  const wanted = process.env['CLOCK']
  // A worker reads the configuration again, with what is set here.
  if (wanted === undefined || process.env['FAKETIME'] !== undefined) return
  const begin = Date.parse(`${wanted.replace(' ', 'T')}+08:00`)
  if (Number.isNaN(begin)) throw new Error(`CLOCK is a time of Beijing such as "2028-02-29 23:59", not "${wanted}"`)
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  if (library === undefined) throw new Error('CLOCK needs a library: apt-get install libfaketime')
  const seconds = Math.round((begin - Date.now()) / 1000)
  Object.assign(process.env, {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // What it tries out at its start Chromium (156) never comes back from.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  })
}
