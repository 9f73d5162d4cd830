import { existsSync } from 'node:fs'

/** Where Debian, Fedora and Homebrew put SoftHSM; undefined: it is not on this machine. */
export const softHsmPath = (): string | undefined =>
  [
    '/usr/lib/softhsm/libsofthsm2.so',
    '/usr/lib64/pkcs11/libsofthsm2.so',
    '/usr/local/lib/softhsm/libsofthsm2.so',
    '/opt/homebrew/lib/softhsm/libsofthsm2.so',
  ].find((path) => existsSync(path))
