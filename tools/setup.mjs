import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const OLDEST_NODE = [20, 19]

const isOldNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
}

/** Runs a program in the project folder and shows its output. Returns the exit code. */
export const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  return status ?? 1
}

const packagesIn = file => {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/**
 * Whether the packages are installed in the versions of the lockfile, according to npm's records.
 */
const isInstalled = () => {
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    // Most optional packages are for other platforms.
    ([path, { version, optional }]) =>
      path === '' || optional || present[path]?.version === version,
  )
}

/**
 * Installs the packages of the lockfile, unless exactly those are installed. Returns an error
 * message or null.
 */
export const installPackages = () => {
  if (isOldNode())
    return `Basalt needs Node ${OLDEST_NODE.join('.')} or newer, this is ${process.version}.`
  if (isInstalled()) return null
  console.log('Installing packages …')
  const code = run('npm', ['ci', '--no-audit', '--no-fund'])
  return code === 0 ? null : 'The packages could not be installed.'
}

const isProgram = file => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first program of these names on the PATH. */
const onPath = names => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram)
}

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The Chromium to test with: `CHROMIUM` if set, otherwise the first on the PATH. */
export const findChromium = () => {
  return process.env.CHROMIUM || onPath(CHROMIUMS)
}

/** Its variant without a user interface, if Debian's is there and no other has been chosen. */
export const findHeadlessShell = () => {
  return process.env.CHROMIUM || onPath(['chromium-headless-shell']) || findChromium()
}

/** Runs apt-get, with sudo unless the user is root. Fails if sudo would need a password. */
const aptGet = (...args) => {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq']
  return run(command, [...rest, ...args])
}

/**
 * Installs Debian's Chromium if none is found and the user may. Returns an error message or null.
 */
export const installChromium = () => {
  if (findChromium()) return null
  if (isProgram('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    aptGet('update')
    for (const name of ['chromium', 'chromium-headless-shell'])
      aptGet('install', '-y', '--no-install-recommends', name)
  }
  if (findChromium()) return null
  return 'The browser tests need Chromium: install it, or name one in the variable CHROMIUM.'
}

/** The web servers that deploy/ has configurations for. */
const WEB_SERVERS = ['nginx', 'caddy']
const UNPACKED = join(root, 'node_modules/.cache/web-servers')
const APT_GET = '/usr/bin/apt-get'

const unpack = () => {
  const folder = mkdtempSync(join(tmpdir(), 'basalt-'))
  try {
    const options = { cwd: folder, stdio: 'ignore' }
    const download = () => run(APT_GET, ['-qq', 'download', ...WEB_SERVERS], options)
    if (download() !== 0 && aptGet('update') === 0) download()
    for (const name of readdirSync(folder)) run('dpkg', ['-x', name, UNPACKED], options)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Where the web servers are to be found besides the PATH. Debian's packages are unpacked rather than
 * installed, which would start the servers. Elsewhere, tests run with those that are there.
 */
export const webServerFolders = () => {
  if (WEB_SERVERS.every(name => onPath([name]))) return []
  if (isProgram(APT_GET) && !existsSync(UNPACKED)) unpack()
  return [join(UNPACKED, 'usr/sbin'), join(UNPACKED, 'usr/bin')]
}
