import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { buildConsole, DIST, serveConsole } from './bench/console'
import { watchMemory, type Memory } from './bench/memory'
import { rawPosts } from './bench/raw-posts'
import { median } from './bench/statistics'
import { writeHalfEmpty } from './bench/upload-file'
import { chromiumOptions } from './chromium'
import { parseFlags, runTool, UsageError, wholeNumber } from './command-line'
import { fromRoot } from './webpack/paths'

const USAGE = `Usage: npm run bench:upload -- [options]

Uploads an image from a browser to npm run mock-api, by way of npm run serve, and prints how fast
that goes, beside plain posts of the same size from a page to a server that does nothing with them.
Half of the file is zeros, which are not sent. Figures are medians; they are printed and not judged.

  --size MIB    how large the file is (default 512)
  --rounds N    how often it is uploaded (default 3)
  --port N      where the API listens (default 4711)
  --no-build    take dist/ as it is
  --help        show this text`

const PATH = '/projects/mock-project/images-new'
const MINUTES = 60_000

interface Round {
  /** Seconds from the first chunk to the last. */
  seconds: number
  memory: Memory
}

const startApi = async (port: number) => {
  const api = spawn(
    'npm',
    ['run', '--silent', 'mock-api', '--', '--port', `${port}`, '--latency', '0'],
    {
      cwd: fromRoot('.'),
      detached: true,
      stdio: 'ignore',
    },
  )
  const url = `http://localhost:${port}`
  for (let look = 0; look < 100; look++) {
    const isUp = await fetch(`${url}/v1/ping`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { url, stop: () => process.kill(-(api.pid ?? 0)) }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new UsageError(`The API does not answer on port ${port}. Choose another one with --port.`)
}

const step = (page: Page, label: string, status: string) =>
  page.locator(`[data-testid="upload-step: ${label}"][data-status=${status}]`)

const uploadOnce = async (
  browser: Browser,
  url: string,
  file: string,
  name: string,
): Promise<Round> => {
  const page = await browser.newPage()
  await page.goto(url + PATH)
  const form = page.getByRole('dialog', { name: 'Upload image' })
  await form.getByLabel('Image file').setInputFiles(file)
  await form.getByLabel('Name').fill(name)
  const memory = await watchMemory(browser, page)
  await form.getByRole('button', { name: 'Upload image' }).click()
  await step(page, 'Upload image file', 'running').waitFor()
  const start = performance.now()
  await step(page, 'Upload image file', 'complete').waitFor({ timeout: 10 * MINUTES })
  const seconds = (performance.now() - start) / 1000
  await step(page, 'Image uploaded successfully', 'complete').waitFor()
  const held = memory()
  await page.close()
  return { seconds, memory: held }
}

const print = (label: string, seconds: number, mebibytes: number) =>
  console.log(
    `  ${label.padEnd(46)}${seconds.toFixed(2).padStart(8)} s${(mebibytes / seconds).toFixed(0).padStart(8)} MiB/s`,
  )

const printMost = (label: string, mebibytes: readonly number[]) =>
  console.log(
    `  ${label.padEnd(46)}${Math.max(...mebibytes)
      .toFixed(0)
      .padStart(8)} MiB`,
  )

const bench = async (size: number, rounds: number, port: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'basalt-upload-'))
  const file = join(folder, 'half-empty.raw')
  writeHalfEmpty(file, size)
  const api = await startApi(port)
  const { url, stop } = await serveConsole(api.url)
  const browser = await chromium.launch(chromiumOptions)
  try {
    console.log(
      `Medians of ${rounds} rounds with a file of ${size} MiB, half of it zeros. ${loadavg()[0]?.toFixed(1)} other processes run.`,
    )
    const raw: number[] = []
    const done: Round[] = []
    for (let round = 0; round < rounds; round++) {
      raw.push(await rawPosts(browser, size))
      done.push(await uploadOnce(browser, url, file, `bench-${round}`))
    }
    const seconds = median(done.map(each => each.seconds))
    print('upload, of the file', seconds, size)
    print('upload, of what was sent of it', seconds, size / 2)
    print('plain posts of as much, which nobody reads', median(raw), size / 2)
    printMost(
      'heap of the page, at most',
      done.map(({ memory }) => memory.heap),
    )
    printMost(
      'memory of its process, at most',
      done.map(({ memory }) => memory.resident),
    )
  } finally {
    await browser.close()
    stop()
    api.stop()
    rmSync(folder, { recursive: true })
  }
}

runTool(async () => {
  const flags = parseFlags({
    size: { type: 'string', default: '512' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4711' },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (flags.help) return console.log(USAGE)
  const size = wholeNumber('--size', flags.size, 2, 100_000)
  const rounds = wholeNumber('--rounds', flags.rounds, 1, 100)
  const port = wholeNumber('--port', flags.port, 1, 65_535)
  if (!flags['no-build'] || !existsSync(DIST)) buildConsole()
  await bench(size, rounds, port)
})
