import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { bundleTools } from '../../tools/packaging/bundle'
import { button, goTo, heading, userMenu } from './support/screen'
import { expect, test } from './support/test'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

const MEBIBYTE = 2 ** 20
const MOST_BYTES = 20 * MEBIBYTE
/** Of an idle `basalt serve`, in kB. */
const MOST_MEMORY = 90_000
/** Half a second, in starts of Node itself, which takes some 60 ms of a core where nothing else runs. */
const MOST_STARTS = 8

let folder = ''
const children: ChildProcess[] = []
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'basalt-'))
})
test.afterAll(() => {
  for (const child of children) child.kill()
  rmSync(folder, { recursive: true })
})

const pack = (out: string) =>
  run(process.execPath, ['--import', 'tsx', 'tools/package.ts', '--out', out], { cwd: root })

const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')

/** The text of a file of the package, most of which are compressed. */
const textOf = (file: string) =>
  String(file.endsWith('.br') ? brotliDecompressSync(readFileSync(file)) : readFileSync(file))

/** Seconds of a core that a process has used. */
const secondsOf = (pid: number | undefined) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const NEWER = '9.9.9+next'

/**
 * Makes a newer build of an installed one: its files have other names, and the old ones are gone.
 * Returns what the names of late files had, and what they have.
 */
const installNewer = (place: string) => {
  const assets = join(place, 'assets')
  const names = readdirSync(assets)
  const [, old = ''] = /\bsettings\.ssh-keys\.list\.(\w+)\.js/.exec(names.join(' ')) ?? []
  const next = 'newer0'
  const { build } = JSON.parse(readFileSync(join(place, 'build.json'), 'utf8')) as { build: string }
  const changed = [join(place, 'index.html')]
  for (const name of names) {
    const renamed = join(
      assets,
      name.replace(`.${old}.`, `.${next}.`).replace(/^(main|boot)\./, '$1.n'),
    )
    renameSync(join(assets, name), renamed)
    if (/^(main|boot)\b.*\.js\.br$/.test(name)) changed.push(renamed)
  }
  for (const file of changed) {
    const plain = file.replace(/\.br$/, '')
    const text = textOf(file)
      .replaceAll(old, next)
      .replaceAll(build, NEWER)
      .replaceAll(/assets\/(main|boot)\./g, 'assets/$1.n')
    for (const ending of ['.br', '.gz']) rmSync(plain + ending)
    writeFileSync(plain, text)
  }
  writeFileSync(join(place, 'build.json'), JSON.stringify({ build: NEWER }))
  return { old, next }
}

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
  await test.step('it is packed, with the sums of its files', async () => {
    await pack(join(folder, 'one'))
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

  await test.step('it is the same each time: its tools, and the times and owners of its files', async () => {
    const { build } = JSON.parse(readFileSync(join(installed, 'console/build.json'), 'utf8')) as {
      build: string
    }
    await bundleTools(join(folder, 'again'), build)
    const tools = readdirSync(join(folder, 'again'))
    expect(readdirSync(join(installed, 'lib')).toSorted()).toEqual(tools.toSorted())
    const changed = tools.filter(name => {
      const [own, other] = [join(installed, 'lib', name), join(folder, 'again', name)]
      return !readFileSync(own).equals(readFileSync(other))
    })
    expect(changed).toEqual([])
    const archive = join(folder, 'one', `basalt-${version}.tgz`)
    const listed = await run('tar', ['--list', '--verbose', '--numeric-owner', '-f', archive], {
      env: { ...process.env, TZ: 'UTC' },
      maxBuffer: 2 ** 24,
    })
    const facts = listed.stdout
      .trim()
      .split('\n')
      .map(line => {
        const [, owner, , day, time] = line.split(/\s+/)
        return [owner, day, time].join(' ')
      })
    expect(new Set(facts)).toEqual(new Set(['0/0 1985-10-26 08:15']))
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

  await test.step('it starts within half a second of a core that is free', async () => {
    const starts: number[] = []
    for (let count = 0; count < 3; count += 1) {
      const bare = spawn(process.execPath, [
        '--eval',
        'console.log(); setTimeout(() => {}, 60_000)',
      ])
      await once(bare.stdout, 'data')
      const unit = secondsOf(bare.pid)
      bare.kill()
      const { child } = await start(basalt, 'serve', '--api', 'http://localhost:1')
      starts.push(secondsOf(child.pid) / unit)
      child.kill('SIGINT')
    }
    expect(Math.min(...starts)).toBeLessThan(MOST_STARTS)
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

  await test.step('on SIGHUP it takes a new build; the open page works on, and offers to reload', async () => {
    const { old, next } = installNewer(join(installed, 'console'))
    host.child.kill('SIGHUP')
    await expect.poll(() => host.lines.join()).toContain(`Serving the build ${NEWER}.`)
    const loaded: string[] = []
    page.on('response', answer => {
      if (answer.ok()) loaded.push(new URL(answer.url()).pathname)
    })
    // Files of the build before, which are no longer on the disk.
    await goTo(page, 'Utilization')
    expect(loaded.filter(path => path.includes(`.${old}.`))).not.toEqual([])
    const offer = page.getByText('The console has changed on the server')
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(offer).toBeVisible({ timeout: 1_000 })
    }).toPass()
    // What the page before still asks for is none of its business.
    page.once('framenavigated', () => (loaded.length = 0))
    await button(page, 'Reload').click()
    await expect(heading(page, 'Utilization')).toBeVisible()
    await expect.poll(() => loaded.some(path => path.includes(`.${next}.`))).toBe(true)
    expect(loaded.filter(path => path.includes(`.${old}.`))).toEqual([])
    await expect(offer).toBeHidden()
  })

  await test.step('on SIGTERM it ends', async () => {
    const ended = once(host.child, 'exit')
    host.child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(host.lines.at(-1)).toContain('Stopping, at the latest in 30 s.')
  })
})
