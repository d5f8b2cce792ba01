import { performance } from 'node:perf_hooks'
import type { WireRequest } from '@/ports/ports'
import type { ScenarioName } from '@/mirage/seeds/scenarios'
import { createBackend, type Backend } from '@/mirage/server/create'
import { median } from './bench/statistics'
import { parseFlags, runTool, wholeNumber } from './command-line'

const USAGE = `Usage: npm run bench:backend -- [options]

Measures the in-memory backend: how long its worlds take to make, and how long it works on a request.
Ends with exit code 1 when it takes longer than it should.

  --rounds N   how often each request is sent (default 200)
  --help       show this text`

/** In milliseconds: the time to create a state, and the median time of each request to it. */
const BUDGETS = {
  default: { seeding: 500, request: 1 },
  large: { seeding: 500, request: 5 },
} satisfies Partial<Record<ScenarioName, { seeding: number; request: number }>>

const WORLDS = 5

type Request = Pick<WireRequest, 'method' | 'url'> & { body?: unknown }

const MINUTE = 60_000
const WINDOW_START = '2024-12-16T12:00:00Z'

const cpuQuery = (now: number) => {
  const at = (time: number) => `@${new Date(time).toISOString().slice(0, 19)}.000`
  return [
    'get virtual_machine:vcpu_usage',
    `filter timestamp >= ${at(now - 60 * MINUTE)} && timestamp < ${at(now)}` +
      ' && instance_id == "1a5a1a5a-0000-4000-8000-000000000001" && state == "run"',
    'align mean_within(60s)',
    'group_by [vcpu_id], sum',
  ].join(' | ')
}

/** The requests of screens, for the largest project of the scenario, and those of forms. */
const requestsFor = (project: string, now: number): Request[] => {
  const get = (url: string) => ({ method: 'GET', url })
  const end = new Date(now).toISOString()
  return [
    get('/v1/me'),
    get('/v1/me/groups'),
    get('/v1/system/policy'),
    get('/v1/projects?limit=25'),
    get(`/v1/projects/${project}`),
    get(`/v1/instances?project=${project}&limit=25`),
    get(`/v1/disks?project=${project}&limit=25`),
    get(`/v1/disks?project=${project}&limit=25&sort_by=name_descending`),
    get(`/v1/disks?project=${project}&limit=25&sort_by=id_ascending`),
    get(`/v1/snapshots?project=${project}&limit=25`),
    get(`/v1/vpcs?project=${project}&limit=25`),
    get('/v1/instances/db1?project=mock-project'),
    get('/v1/instances/db1/disks?project=mock-project'),
    get('/v1/instances/db1/external-ips?project=mock-project'),
    get('/v1/utilization'),
    get('/v1/users?limit=25'),
    get('/v1/ip-pools?limit=25'),
    get('/v1/system/silos?limit=25'),
    get('/v1/system/utilization/silos?limit=25'),
    get('/v1/system/hardware/sleds?limit=25'),
    get('/v1/system/ip-pools/ip-pool-1/utilization'),
    get(`/v1/metrics/cpus_provisioned?start_time=${WINDOW_START}&end_time=${end}&limit=3000`),
    get('/v1/disks/none?project=mock-project'),
    { method: 'PUT', url: '/v1/projects/mock-project', body: { description: 'measured' } },
    { method: 'POST', url: `/v1/disks?project=${project}`, body: { name: 'Not a name' } },
    { method: 'POST', url: '/v1/instances/db1/reboot?project=mock-project' },
    {
      method: 'POST',
      url: '/v1/timeseries/query?project=mock-project',
      body: { query: cpuQuery(now) },
    },
  ]
}

const timeOf = async (work: () => unknown): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const measure = async (
  backend: Backend,
  { method, url, body }: Request,
  rounds: number,
): Promise<number> => {
  const request: WireRequest = {
    method,
    url,
    headers: {},
    body: body === undefined ? null : JSON.stringify(body),
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    times.push(await timeOf(() => backend.handle(request)))
  }
  return median(times)
}

const ms = (time: number) => `${time.toFixed(2).padStart(8)} ms`

/** Measures a scenario. Returns whether it stayed within its budget. */
const bench = async (scenario: keyof typeof BUDGETS, rounds: number): Promise<boolean> => {
  const budget = BUDGETS[scenario]
  const create = () => createBackend({ scenario, latency: 0 })
  // The first state includes compiling the code, which a page does once. Of the others, the fastest
  // counts, because the machine may have been busy.
  let backend = create()
  const worlds: number[] = []
  for (let round = 0; round < WORLDS; round++) {
    backend.stop()
    worlds.push(await timeOf(() => (backend = create())))
  }
  const seeding = Math.min(...worlds)
  const project = scenario === 'large' ? 'blank-slate' : 'other-project'
  const requests = requestsFor(project, backend.backendState.clock.now())
  console.log(`\n${scenario}`)
  const times: number[] = []
  for (const request of requests) {
    const time = await measure(backend, request, rounds)
    times.push(time)
    console.log(`${ms(time)}  ${request.method} ${request.url}`)
  }
  backend.stop()
  const longest = Math.max(...times)
  console.log(`${ms(median(times))}  the typical request`)
  console.log(`${ms(longest)}  the longest, of ${budget.request} ms`)
  console.log(`${ms(seeding)}  to make the state, of ${budget.seeding} ms`)
  return longest < budget.request && seeding < budget.seeding
}

runTool(async () => {
  const flags = parseFlags({
    rounds: { type: 'string', default: '200' },
    help: { type: 'boolean', default: false },
  })
  if (flags.help) return console.log(USAGE)
  const rounds = wholeNumber('--rounds', flags.rounds, 1, 100_000)
  const kept = [await bench('default', rounds), await bench('large', rounds)]
  if (kept.includes(false)) {
    console.error('\nThe backend takes longer than it should.')
    process.exitCode = 1
  }
})
