import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { heading, userMenu } from './support/screen'
import { expect, test } from './support/test'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

const MEBIBYTE = 2 ** 20
const MOST_BYTES = 20 * MEBIBYTE
/** Of an idle `basalt serve`, in kB. */
const MOST_MEMORY = 90_000

let folder = ''
const children: ChildProcess[] = []
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'basalt-'))
})
test.afterAll(() => {
  for (const child of children) child.kill()
  rmSync(folder, { recursive: true })
})

const pack = (out: string, env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, ['--import', 'tsx', 'tools/package.ts', '--out', out], {
    cwd: root,
    env: { ...process.env, ...env },
  })

const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')

/** The text of a file of the package, most of which are compressed. */
const textOf = (file: string) =>
  String(file.endsWith('.br') ? brotliDecompressSync(readFileSync(file)) : readFileSync(file))

/** Starts a tool of the package. Returns its address, which it prints first, and what it has printed. */
const start = async (basalt: string, ...args: string[]) => {
  const child = spawn(basalt, [...args, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const lines: string[] = []
  child.stdout.on('data', chunk => lines.push(...String(chunk).trim().split('\n')))
  await once(child.stdout, 'data')
  return { child, lines, url: /http:\/\/[\w.:]+\d/.exec(lines[0]!)![0] }
}

test('the package is the same each time, and installs and runs without anything else', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await test.step('two packages of a build are the same, byte for byte', async () => {
    mkdirSync(join(folder, 'elsewhere'))
    await Promise.all([
      pack(join(folder, 'one')),
      pack(join(folder, 'two'), { TMPDIR: join(folder, 'elsewhere'), TZ: 'Asia/Tokyo' }),
    ])
    expect(read('one', 'SHA256SUMS')).toBe(read('two', 'SHA256SUMS'))
    await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: join(folder, 'one') })
  })

  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const prefix = join(folder, 'prefix')
  const installed = join(prefix, 'lib', 'node_modules', 'basalt')
  const basalt = join(prefix, 'bin', 'basalt')
  const files = () =>
    readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))

  await test.step('it installs offline, in at most 20 MiB', async () => {
    mkdirSync(join(folder, 'home'))
    await run(
      'npm',
      ['install', '--global', '--offline', '--prefix', prefix, `./one/basalt-${version}.tgz`],
      { cwd: folder, env: { PATH: process.env.PATH, HOME: join(folder, 'home') } },
    )
    expect(readdirSync(join(prefix, 'lib', 'node_modules'))).toEqual(['basalt'])
    const size = files().reduce((sum, file) => sum + statSync(file).size, 0)
    expect(size).toBeLessThan(MOST_BYTES)
  })

  await test.step('it has no source maps, and no paths of the machine that built it', () => {
    const names = files()
    expect(names.filter(name => name.includes('.map'))).toEqual([])
    const own = [root.replace(/\/$/, ''), ...(homedir() === '/' ? [] : [`${homedir()}/`])]
    const telling = names.filter(name => {
      const text = textOf(name)
      return own.some(path => text.includes(path))
    })
    expect(telling).toEqual([])
  })

  await test.step('it names each package in it, with its licence', () => {
    const notices = readFileSync(join(installed, 'NOTICES.txt'), 'utf8')
    const { components } = JSON.parse(read('one', `basalt-${version}.cdx.json`)) as {
      components: { group?: string; name: string; version: string; licenses: unknown[] }[]
    }
    const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name))
    for (const name of [
      'react',
      'ws',
      'zod',
      'webpack',
      '@fontsource-variable/inter',
      '@xterm/xterm',
    ])
      expect(names).toContain(name)
    for (const [index, each] of components.entries()) {
      expect(notices).toContain(`\n${names[index]} ${each.version}, `)
      expect(each.licenses).toHaveLength(1)
    }
  })

  let build = ''
  await test.step('it tells its version and commit, and its commands', async () => {
    const { stdout } = await run(basalt, ['--version'])
    build = /^basalt (\S+)\n$/.exec(stdout)![1]!
    expect(build.split('+', 1)).toEqual([version])
    expect((await run(basalt, ['--help'])).stdout).toContain('basalt serve --api URL')
    expect((await run(basalt, ['serve', '--help'])).stdout).toContain('Usage: basalt serve')
    await expect(run(basalt, ['sevre'])).rejects.toMatchObject({
      code: 2,
      stderr: 'There is no command "sevre". There are: serve, replay, mock-api.\nSee --help.\n',
    })
  })

  await test.step('it replays a session', async () => {
    const { stdout } = await run(basalt, ['replay', join(root, 'tests/logs/main-job.jsonl')])
    expect(stdout).toMatch(/\n\d+ inputs replayed, \d+ checkpoints equal\.\n/)
  })

  const api = await start(basalt, 'mock-api', '--latency', '0')
  const operated = ['--log', 'json', '--metrics-port', '0']
  const host = await start(basalt, 'serve', '--api', api.url, ...operated)

  await test.step('it serves the console in front of its own API', async () => {
    await page.goto(`${host.url}/projects`)
    await expect(heading(page, 'Projects')).toBeVisible()
    await expect(page.getByRole('link', { name: 'mock-project', exact: true })).toBeVisible()
    const log = await page.evaluate(() => window.basalt!.log())
    expect(JSON.parse(log.split('\n', 1)[0]!)).toMatchObject({ kind: 'header', build })
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'About' }).click()
    await expect(page.getByRole('dialog', { name: 'About' })).toContainText(`Basalt ${build}`)
    await page.keyboard.press('Escape')
    const status = readFileSync(`/proc/${host.child.pid}/status`, 'utf8')
    expect(Number(/VmRSS:\s*(\d+)/.exec(status)![1])).toBeLessThan(MOST_MEMORY)
  })

  await test.step('it logs requests as JSON, and counts them', async () => {
    const logged = host.lines.map(line => JSON.parse(line) as Record<string, unknown>)
    expect(logged).toContainEqual(
      expect.objectContaining({ path: '/v1/projects', status: 200, by: 'rack' }),
    )
    expect(host.lines.join()).not.toContain('?')
    const metrics = /http:\/\/\S+\/metrics/.exec(String(logged[1]!.msg))![0]
    const text = await (await page.request.get(metrics)).text()
    expect(text).toContain(`basalt_build_info{build="${build}"} 1`)
    expect(text).toMatch(/basalt_requests_total{by="rack",status="200"} \d/)
  })

  await test.step('on SIGHUP it takes a new build, and the open page offers to reload', async () => {
    writeFileSync(join(installed, 'console', 'build.json'), '{"build":"9.9.9+next"}')
    host.child.kill('SIGHUP')
    await expect.poll(() => host.lines.join()).toContain('Serving the build 9.9.9+next.')
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText('The console has changed on the server')).toBeVisible({
        timeout: 1_000,
      })
    }).toPass()
  })

  await test.step('on SIGTERM it ends', async () => {
    const ended = once(host.child, 'exit')
    host.child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(host.lines.at(-1)).toContain('Stopping, at the latest in 30 s.')
  })
})
