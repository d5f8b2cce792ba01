import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { buildFiles, packageOf } from '../../tools/build-files'
import { limitOfBudget } from '../support/budgets'
import { CORE } from '../support/store-folders'
import { expect, test } from './support/test'

/** Files of the store's features that every page loads: only data for the route table. */
const IN_FIRST_SCRIPTS =
  /^src\/store\/(layouts|[\w-]+\/(paths|forms|crumbs|queries)|[\w-]+\/[\w-]+\/queries)\.ts$/

declare global {
  interface Window {
    /** When the main content was shown, in milliseconds since the navigation started. */
    contentShownAt?: number
  }
}

/**
 * Notes when the main content is shown. What is loaded in idle time comes after that, however slow
 * the page is. Runs in the page.
 */
const noteContent = (selector: string) => {
  const { requestIdleCallback } = window
  const held: IdleRequestCallback[] = []
  window.requestIdleCallback = callback => held.push(callback)
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    window.contentShownAt = performance.now()
    window.requestIdleCallback = requestIdleCallback
    for (const callback of held) requestIdleCallback(callback)
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** The scripts requested until the main content is shown. */
const scriptsUntil = async (page: Page, path: string, selector: string) => {
  await page.addInitScript(noteContent, selector)
  await page.goto(path)
  await page.waitForFunction(() => window.contentShownAt !== undefined)
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= window.contentShownAt!)
      .map(({ name, encodedBodySize, decodedBodySize, startTime, responseEnd }) => ({
        name: new URL(name).pathname.replace('/assets/', ''),
        startTime,
        responseEnd,
        size: encodedBodySize,
        isCompressed: encodedBodySize < decodedBodySize,
      })),
  )
}

/**
 * Scripts that are loaded a while after the page (`store/session/late.saga.ts`): a slow machine may
 * still be drawing its charts then. In milliseconds after the core, which is loaded before the page.
 */
const LATE = /^(owner|rights)\./
const LATE_AFTER = 300

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

for (const [path, selector, budget] of [
  ['/projects', 'tbody tr', 'list of projects'],
  ['/projects/mock-project/instances', 'tbody tr', 'list of instances'],
  ['/projects/mock-project/instances/db1/storage', 'tbody tr', 'disks of an instance'],
  ['/projects/mock-project/vpcs/mock-vpc/firewall-rules', 'tbody tr', 'firewall rules'],
  ['/projects/mock-project/instances-new', 'main form input', 'form of an instance'],
  ['/projects/mock-project/instances/db1/metrics/cpu', '.recharts-area-curve', 'metrics'],
] as const) {
  test(`the JavaScript until ${path} shows its content`, async ({ page }) => {
    const loaded = await scriptsUntil(page, path, selector)
    // Racks of the newest release need no steps down to an older one, which are one file for others.
    const steps = loaded.filter(({ name }) => /^v\d+\./.test(name))
    const late = loaded.filter(({ name }) => LATE.test(name))
    const core = loaded.find(({ name }) => name.startsWith('main.'))!
    for (const { name, startTime } of late)
      expect(startTime, name).toBeGreaterThan(core.responseEnd + LATE_AFTER)
    const scripts = loaded.filter(file => !steps.includes(file) && !late.includes(file))
    expect(steps.map(({ name }) => name)).toEqual([expect.stringMatching(/^v14\./)])
    expect(steps[0]?.size).toBeLessThanOrEqual(limitOfBudget('steps to release 14'))
    const total = scripts.reduce((sum, { size }) => sum + size, 0)
    const report = scripts.map(({ name, size }) => `${name} ${size}`).join('\n')
    process.stdout.write(`${path}: ${kilobytes(total)} in ${scripts.length} scripts\n`)
    expect(scripts.filter(({ isCompressed }) => !isCompressed)).toEqual([])
    // At least the console itself: nothing came from the cache uncounted.
    expect(total).toBeGreaterThan(100_000)
    expect(total, report).toBeLessThanOrEqual(limitOfBudget(budget))
  })
}

test.describe('the build for a rack', () => {
  const folder = fileURLToPath(new URL('../../dist', import.meta.url))
  const files = buildFiles(folder)
  const modules = [...new Set(files.flatMap(file => file.modules))]
  const packages = [...new Set(modules.flatMap(module => packageOf(module) ?? []))]

  test('starts with the core and the data of the route table, within its budget', () => {
    const document = readFileSync(`${folder}/index.html`, 'utf8')
    const first = files.filter(({ name }) =>
      new RegExp(`<script defer src=/assets/${name}[ >]`).test(document),
    )
    const total = first.reduce((sum, { size }) => sum + size, 0)
    process.stdout.write(`first scripts: ${kilobytes(total)}\n`)
    expect(total).toBeGreaterThan(100_000)
    expect(total).toBeLessThanOrEqual(limitOfBudget('first scripts'))
    const ofStore = [...new Set(first.flatMap(file => file.modules))].filter(module =>
      module.startsWith('src/store/'),
    )
    expect(ofStore.length).toBeGreaterThan(60)
    expect(ofStore.filter(module => !CORE.test(module) && !IN_FIRST_SCRIPTS.test(module))).toEqual(
      [],
    )
    expect(
      first
        .flatMap(file => file.modules)
        .filter(module => /^src\/views\/(?!shell|shared|[\w-]+\/([\w-]+-)?pages\.ts)/.test(module)),
    ).toEqual([])
  })

  test('has a boot script within its budget, with the rest of the screens in another', () => {
    const document = readFileSync(`${folder}/index.html`, 'utf8')
    const [name = ''] = /boot\.\w+\.js/.exec(document) ?? []
    const script = readFileSync(`${folder}/assets/${name}`, 'utf8')
    const { length } = readFileSync(`${folder}/assets/${name}.br`)
    process.stdout.write(`boot script: ${kilobytes(length)}\n`)
    expect(length).toBeLessThanOrEqual(limitOfBudget('boot script'))
    const [rest] = /boot-rest\.\w+\.js/.exec(script) ?? []
    expect(readFileSync(`${folder}/assets/${rest}`, 'utf8')).toContain('/system/')
    expect(script).not.toContain('/system/silos')
  })

  test('has the steps down to each release in one file', () => {
    const script = files.filter(({ name }) => /^v\d+\./.test(name))
    expect(script.map(({ name }) => name.replace(/\..*/, '')).toSorted()).toEqual([
      'v14',
      'v15',
      'v16',
      'v17',
      'v18',
      'v19',
      'v21',
      'v22',
    ])
    const parts = modules.filter(module => /^src\/api\/releases\/v\d+\.ts$/.test(module))
    const holders = files.filter(file => file.modules.some(module => parts.includes(module)))
    expect(holders.filter(file => !script.includes(file))).toEqual([])
  })

  test('contains nothing that only the preview, development or tests need', () => {
    expect(packages).toEqual(expect.arrayContaining(['react', 'xstate', '@reduxjs/toolkit']))
    const unwanted =
      /^(miragejs|pretender|re2js|elkjs|microdiff|@statelyai\/inspect|@sinonjs\/fake-timers|react-refresh|lodash.*)$/
    expect(packages.filter(name => unwanted.test(name))).toEqual([])
    expect(modules.filter(module => /^src\/(mirage|inspector)\//.test(module))).toEqual([])
    // Names that survive minification, in case a module is missing from the source maps.
    const traces = /mirage|pretender|createBrowserInspector|FakeTimers|layered\.cycleBreaking/i
    expect(files.filter(({ text }) => traces.test(text)).map(({ name }) => name)).toEqual([])
  })

  test('has zod with the packages of the page that reads logs and nowhere else', () => {
    const withZod = files.filter(({ text }) => text.includes('ZodObject'))
    expect(withZod).toHaveLength(1)
    const found = withZod.flatMap(file => file.modules)
    expect(found.map(packageOf)).toContain('zod')
    expect(found.filter(module => module.startsWith('src/'))).toEqual([])
    const document = readFileSync(`${folder}/index.html`, 'utf8')
    expect(document).not.toContain(withZod[0]?.name)
  })

  for (const [name, scope] of [
    ['terminal', '@xterm/'],
    ['query editor', '@codemirror/'],
  ] as const)
    test(`has the ${name} in chunks of its own, which no start-up script imports`, () => {
      const document = readFileSync(`${folder}/index.html`, 'utf8')
      const holders = files.filter(file =>
        file.modules.some(module => packageOf(module)?.startsWith(scope)),
      )
      const size = holders.reduce((sum, file) => sum + file.size, 0)
      process.stdout.write(`${name}: ${kilobytes(size)}\n`)
      expect(holders).not.toEqual([])
      expect(holders.filter(file => document.includes(file.name))).toEqual([])
      const others = holders.flatMap(file =>
        file.modules.filter(module => /^src\/(?!ui\/)/.test(module)),
      )
      expect(others).toEqual([])
      expect(size).toBeLessThanOrEqual(limitOfBudget(name))
    })

  test('has the charts in files that only pages with charts load', () => {
    const withCharts = files.filter(({ modules: own }) =>
      own.some(module => packageOf(module) === 'recharts'),
    )
    expect(withCharts).not.toEqual([])
    const alsoElsewhere = withCharts.filter(({ modules: own }) =>
      own.some(module => /^src\/views\/(?!shared\/chart|project\/instance-metrics)/.test(module)),
    )
    expect(alsoElsewhere.map(({ name }) => name)).toEqual([])
  })

  test('has each library once', () => {
    const nested = packages.filter(name => name.includes(' > '))
    const twice = nested.filter(name => packages.includes(name.split(' > ').at(-1) ?? ''))
    expect(twice).toEqual([])
    const copies = (marker: string) => files.filter(({ text }) => text.includes(marker)).length
    expect(copies('react.transitional.element')).toBeGreaterThan(0)
    expect(modules.filter(module => module.endsWith('/reselect.mjs'))).toHaveLength(1)
    expect(modules.filter(module => module.endsWith('/immer.mjs'))).toHaveLength(1)
  })

  test('has react-aria’s strings in English only', () => {
    const words = modules.filter(module => /\/[a-z]{2}-[A-Z]{2}\.m?js$/.test(module))
    expect(words).not.toEqual([])
    expect(words.filter(module => !/\/en-US\.m?js$/.test(module))).toEqual([])
    expect(files.filter(({ text }) => /Schließen|Fermer|Cerrar/.test(text))).toEqual([])
  })
})
