import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const OLDEST_NODE = [20, 19]

const isOldNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
}

/** Runs a program in the project's folder, its output on ours. Returns the exit code. */
export const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  return status ?? 1
}

const fail = message => {
  console.error(message)
  process.exit(1)
}

const packagesIn = file => {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/** Whether the packages are there in the versions of the lockfile, as npm keeps book of them. */
const isInstalled = () => {
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    // Optional ones are for other machines, most of them.
    ([path, { version, optional }]) =>
      path === '' || optional || present[path]?.version === version,
  )
}

/** Installs the packages of the lockfile, unless exactly those are installed already. */
export const installPackages = () => {
  if (isOldNode())
    fail(`Basalt needs Node ${OLDEST_NODE.join('.')} or newer, this is ${process.version}.`)
  if (isInstalled()) return
  console.log('Installing packages …')
  if (run('npm', ['ci', '--no-audit', '--no-fund']) !== 0)
    fail('The packages could not be installed.')
}

const isProgram = file => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The Chromium to test with: `CHROMIUM` where set, else one on the PATH. */
export const findChromium = () => {
  const { CHROMIUM, PATH = '' } = process.env
  if (CHROMIUM) return CHROMIUM
  const folders = PATH.split(delimiter)
  return CHROMIUMS.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram)
}

const isRoot = () => process.getuid?.() === 0

/** Installs Debian's Chromium where none is found and this user may. */
export const installChromium = () => {
  if (findChromium()) return
  console.log('Installing Chromium …')
  if (isRoot() && isProgram('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], { env })
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  }
  if (!findChromium())
    fail('The browser tests need Chromium: install it, or name one in the variable CHROMIUM.')
}
