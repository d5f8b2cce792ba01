import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothSides } from '@/recorder/divergence'
import type { replay } from '@/recorder/replayer'
import type { Build } from '@/recorder/stepper'
import type { runReplay } from '../../tools/replaying/run'
import type { createApp } from '@/create-app'
import type { dialogs, routes } from '@/routes'
import { logFile } from '#tests/support/recorded'

/** An expression of the code that is replaced by a wrong one. */
interface Bug {
  kind: string
  file: string
  right: string
  wrong: string
  /** The log that is replayed with it. */
  log: string
  /** Where the replay first differs, as the starts of texts; null if it notices nothing. */
  found: { input: string; where: string; recorded: string; replayed: string } | null
}

const BUGS: readonly Bug[] = [
  {
    kind: 'slice',
    file: 'src/store/toasts/slice.ts',
    right: 'toast.id !== payload.id',
    wrong: 'toast.id === payload.id',
    log: 'main-job',
    found: {
      input: 'timer 5',
      where: 'slice toasts: shown.2',
      recorded: 'a value that the log does not tell',
      replayed: 'nothing',
    },
  },
  {
    kind: 'slice',
    file: 'src/store/commands/slice.ts',
    right: "{ state: 'done' }",
    wrong: "{ state: 'failed' }",
    log: 'main-job',
    found: {
      input: 'answer 201 to POST /v1/projects',
      where: 'slice commands: recent.0.state',
      recorded: 'done',
      replayed: 'failed',
    },
  },
  {
    kind: 'slice',
    file: 'src/store/time-range/slice.ts',
    right: 'payload.isKept',
    wrong: '!payload.isKept',
    log: 'metrics',
    found: {
      input: 'answer 200 to POST /v1/timeseries/query',
      where: 'slice timeRange: isKept',
      recorded: 'false',
      replayed: 'true',
    },
  },
  {
    kind: 'slice',
    file: 'src/store/paging/slice.ts',
    right: 'state[key]?.isTurning ?? false',
    wrong: 'true',
    log: 'inventory',
    found: {
      input: 'code screen/system/sleds/tab',
      where: 'slice paging: sledList({"query":{"limit":25}}).isTurning',
      recorded: 'false',
      replayed: 'true',
    },
  },
  {
    kind: 'machine',
    file: 'src/machines/form/form.machine.ts',
    right: 'context.failedSubmits + 1',
    wrong: 'context.failedSubmits + 2',
    log: 'main-job',
    found: {
      input: 'form/submitted {"form":"instanceCreate"}',
      where: 'actor form/instanceCreate: context.failedSubmits',
      recorded: '1',
      replayed: '2',
    },
  },
  {
    kind: 'machine',
    file: 'src/machines/navigation/navigation.machine.ts',
    right: 'context.target?.kind ?? null',
    wrong: 'null',
    log: 'main-job',
    found: {
      input: 'code screen/login/local/page',
      where: 'actor navigation: context.navigationType',
      recorded: 'browser',
      replayed: 'null',
    },
  },
  {
    kind: 'machine',
    file: 'src/machines/confirm/confirm.machine.ts',
    right: 'isAnswered(context)',
    wrong: 'false',
    log: 'main-job',
    found: {
      input: 'confirm/accepted',
      where: 'actor confirm: value',
      recorded: 'pending',
      replayed: 'asking',
    },
  },
  {
    kind: 'selector',
    file: 'src/store/session/session.ts',
    right: 'state.actors.session?.context.person?.owner ?? null',
    wrong: 'null',
    log: 'main-job',
    found: {
      input: 'answer 201 to POST /v1/instances',
      where: 'what the console did',
      recorded: 'GET /v1/disks?',
      replayed: 'GET /v1/me',
    },
  },
  {
    kind: 'selector',
    file: 'src/store/commands/run.ts',
    right: 'state.commands.count',
    wrong: '0',
    log: 'main-job',
    found: {
      input: 'answer 201 to POST /v1/projects',
      where: 'slice commands: recent.0.state',
      recorded: 'done',
      replayed: 'running',
    },
  },
  {
    kind: 'saga',
    file: 'src/store/toasts/saga.ts',
    right: 'TOAST_TIMES[toast.variant]',
    wrong: '1',
    log: 'main-job',
    found: null,
  },
  {
    kind: 'saga',
    file: 'src/store/forms/saga.ts',
    right: "'error' in outcome",
    wrong: 'false',
    log: 'operator',
    found: {
      input: 'answer 400 to POST /v1/system/identity-providers/saml',
      where: 'actor form/identityProviderCreate: value',
      recorded: '{"open":"refused"}',
      replayed: 'done',
    },
  },
  {
    kind: 'rule of a poll',
    file: 'src/store/project/instance/rules.ts',
    right: 'isTransitioning(instance.runState)',
    wrong: 'false',
    log: 'main-job',
    found: {
      input: 'timer 51',
      where: 'what the console did',
      recorded: 'timer 51 to run',
      replayed: 'no such timer',
    },
  },
  {
    kind: 'rule of a form',
    file: 'src/lib/name.ts',
    right: '/[^a-z0-9-]/.test(value)',
    wrong: 'false',
    log: 'main-job',
    found: {
      input: 'form/submitted {"form":"instanceCreate"}',
      where: 'actor form/instanceCreate: context.errors.name',
      recorded: 'a value that the log does not tell',
      replayed: 'Must start with a lower-case letter',
    },
  },
  {
    kind: 'rule of a form',
    file: 'src/lib/port-range.ts',
    right: 'last > LAST_PORT',
    wrong: 'last > 1024',
    log: 'firewall',
    found: {
      input: 'form/entryAdded {"form":"firewallRuleCreate","list":"ports"}',
      where: 'actor form/firewallRuleCreate: context.values.ports.1',
      recorded: '8000-8080',
      replayed: 'nothing',
    },
  },
  {
    kind: 'initial value of a form',
    file: 'src/store/project/instance-create/initial-values.ts',
    right: 'nextMultipleOf10(image.size / GIB)',
    wrong: '20',
    log: 'networking',
    found: {
      input: 'answer 200 to GET /v1/vpcs',
      where: 'actor form/instanceCreate: context.initial.bootDiskSize',
      recorded: '10',
      replayed: '20',
    },
  },
  {
    kind: 'outcome of a form',
    file: 'src/store/forms/outcomes.ts',
    right: '`${kind} `',
    wrong: '`The ${kind} `',
    log: 'main-job',
    found: {
      input: 'answer 201 to POST /v1/projects',
      where: 'slice toasts: shown.1.content.0',
      recorded: 'a value that the log does not tell',
      replayed: 'The Project ',
    },
  },
  {
    kind: 'step of a release',
    file: 'src/api/releases/v15.ts',
    right: 'name.toLowerCase()',
    wrong: 'name',
    log: 'firewall',
    found: {
      input: 'answer 200 to GET /v1/vpc-firewall-rules',
      where:
        'query vpcFirewallRulesView({"query":{"project":"mock-project","vpc":"perimeter"}}): data.rules',
      recorded: 'a value that the log does not tell',
      replayed: '[{"id":',
    },
  },
  {
    kind: 'random numbers',
    file: 'src/lib/random.ts',
    right: 'generator.next() >>> 8',
    wrong: 'generator.next() >>> 9',
    log: 'networking',
    found: {
      input: 'form/submitted {"form":"instanceCreate"}',
      where: 'slice commands: recent.0.command.args.body.bootDisk.name',
      recorded: 'causeway-alpine-3-21-ba34dd',
      replayed: 'causeway-alpine-3-21-5d1a6e',
    },
  },
  {
    kind: 'clock',
    file: 'src/api/core/clock.ts',
    right: 'clock.now() + own.offset',
    wrong: 'clock.now() + own.offset + 1',
    log: 'main-job',
    found: {
      input: 'form/submitted {"form":"projectCreate"}',
      where: 'slice commands: recent.0.at',
      recorded: '1736942400000',
      replayed: '1736942400001',
    },
  },
  {
    kind: 'number that is typed',
    file: 'src/lib/size-entry.ts',
    right: 'KIB ** SIZE_UNITS.indexOf(unit)',
    wrong: '1',
    log: 'main-job',
    found: {
      input: 'form/changed {"form":"diskCreate","values":{"name":"spool","size":"20 GiB"}}',
      where: 'actor form/diskCreate: context.values.size',
      recorded: '20',
      replayed: '21474836480',
    },
  },
  {
    kind: 'text that is typed',
    file: 'src/store/forms/saga.ts',
    right: 'value.trim()',
    wrong: 'value',
    log: 'main-job',
    found: {
      input: 'form/settled {"form":"projectCreate","field":"name"}',
      where: 'actor form/projectCreate: context.values.name',
      recorded: 'field-office',
      replayed: ' field-office ',
    },
  },
  {
    kind: 'letter of a device code',
    file: 'src/lib/device-code.ts',
    right: 'letters.slice(-1)',
    wrong: 'text',
    log: 'device-login',
    found: {
      input: 'deviceLogin/codeChanged {"text":"e","at":0}',
      where: 'actor deviceLogin: context.code',
      recorded: 'a value that the log does not tell',
      replayed: 'e',
    },
  },
  {
    kind: 'condition of a query',
    file: 'src/lib/oxql/conditions.ts',
    right: 'operatorsFor(typeOf(field)).includes(before.operator)',
    wrong: 'true',
    log: 'metrics',
    found: {
      input: 'metricsExplorer/queryBuilt',
      where: 'actor metricsExplorer: context.panels.0.query',
      recorded: 'a value that the log does not tell',
      replayed: 'get virtual_disk:reads',
    },
  },
  {
    kind: 'query that is pasted',
    file: 'src/lib/oxql/format.ts',
    right: 'cleanPasted(pasted).text',
    wrong: 'pasted',
    log: 'metrics',
    found: {
      input: 'metricsExplorer/queryPasted',
      where: 'actor metricsExplorer: context.panels.0.query',
      recorded: 'a value that the log does not tell',
      replayed: '# “reads”',
    },
  },
  {
    kind: 'column',
    file: 'src/views/project/disks/columns.tsx',
    right: 'disk.readOnly',
    wrong: 'true',
    log: 'storage-job',
    found: null,
  },
  {
    kind: 'widget',
    file: 'src/ui/NumberField/NumberField.tsx',
    right: 'entry < max',
    wrong: 'entry > max',
    log: 'storage-job',
    found: null,
  },
]

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Puts both expressions in the code, and takes the wrong one of the bug whose number is set. */
const planting = (): Plugin => ({
  name: 'planted-bugs',
  setup(bundler) {
    for (const file of new Set(BUGS.map(bug => bug.file)))
      bundler.onLoad({ filter: new RegExp(`/${file}$`) }, ({ path }) => ({
        loader: path.endsWith('x') ? 'tsx' : 'ts',
        contents: BUGS.reduce(
          (text, { right, wrong, ...bug }, number) => {
            if (bug.file !== file) return text
            const parts = text.split(right)
            if (parts.length !== 2)
              throw new Error(`${right} is in ${file} ${parts.length - 1} times.`)
            return parts.join(`(globalThis.plantedBug === ${number} ? (${wrong}) : (${right}))`)
          },
          readFileSync(path, 'utf8'),
        ),
      }))
  },
})

/** What is built with the bugs in it. */
interface Copy {
  createApp: typeof createApp
  routes: typeof routes
  dialogs: typeof dialogs
  replay: typeof replay
  runReplay: typeof runReplay
}

let folder: string
let copy: Copy
let buildCopy: Build

const plant = (number: number | null) => Reflect.set(globalThis, 'plantedBug', number)

beforeAll(async () => {
  // Inside the project, so that packages are found.
  folder = mkdtempSync(`${root}node_modules/.planted-`)
  await build({
    stdin: {
      contents: `export * from '@/create-app'; export * from '@/routes'; export { replay } from '@/recorder/replayer'; export { runReplay } from './tools/replaying/run'`,
      resolveDir: root,
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'local-css' },
    alias: { '@': `${root}src` },
    define: { __DEV__: 'true', __BUILD__: '"test"', __PREVIEW__: 'false' },
    plugins: [planting()],
  })
  copy = (await import(/* @vite-ignore */ `${folder}/stdin.js`)) as Copy
  const { routes: tree, dialogs: forms } = copy
  buildCopy = ports => copy.createApp({ ports, routes: tree, dialogs: forms })
}, 60_000)

afterAll(() => {
  plant(null)
  rmSync(folder, { recursive: true })
})

test.each(BUGS.map((bug, number) => ({ ...bug, number })))(
  'a replay in a console with a wrong $kind, $wrong, says where it is: $found.where',
  async ({ log, number, found }) => {
    plant(number)
    const { divergence } = await copy.replay(logFile(log), buildCopy)
    if (!found) return expect(divergence).toBeNull()
    const [first] = divergence?.differences ?? []
    const { where = '', recorded = '', replayed = '' } = first ? bothSides(first) : {}
    const starts = {
      input: divergence?.input.slice(0, found.input.length),
      where,
      recorded: recorded.slice(0, found.recorded.length),
      replayed: replayed.slice(0, found.replayed.length),
    }
    expect(starts).toEqual(found)
  },
)

test('without any of the bugs, the copy replays all of these logs exactly', async () => {
  plant(null)
  for (const log of new Set(BUGS.map(bug => bug.log)))
    expect((await copy.replay(logFile(log), buildCopy)).divergence).toBeNull()
})

test('two builds are compared by what each makes of the same log', async () => {
  const file = `${root}tests/logs/main-job.jsonl`
  const [here, there] = [`${folder}/here.jsonl`, `${folder}/there.jsonl`]
  const printed: string[] = []
  const run = (...args: string[]) =>
    copy.runReplay(args, { build: buildCopy, tests: folder, print: line => printed.push(line) })
  plant(null)
  await run(file, '--rerun', here)
  expect(await run(file, '--against', here)).toBe(0)
  plant(BUGS.findIndex(bug => bug.file.endsWith('form.machine.ts')))
  await run(file, '--rerun', there)
  expect(await run(here, '--against', there)).toBe(1)
  expect(printed.at(-1)).toMatch(
    /^All 20 steps are the same\.\nThe first section of the state, actor form\/instanceCreate: context\.failedSubmits, that differs, after step 11 /,
  )
})
