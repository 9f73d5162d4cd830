import fs from 'node:fs'

/**
 * Loaded before a server (`NODE_OPTIONS=--import`): as long as the file `SLOW_DISK` exists, the disk of uploads says
 * nothing about what it was asked to keep. A file system that does so needs a machine of its own.
 */
const isSlow = () => fs.existsSync(process.env['SLOW_DISK'] ?? '')
const { fsync } = fs

fs.fsync = Object.assign(
  (fd: number, done: fs.NoParamCallback) => {
    if (isSlow()) setTimeout(() => fs.fsync(fd, done), 50).unref()
    else fsync(fd, done)
  },
  { __promisify__: fsync.__promisify__ },
)
