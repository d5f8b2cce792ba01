import { describe, expect, test } from 'vitest'
import { cacheKey } from '@/api/core/cache-key'
import { allOperations } from '@/api/operations/full-table'
import type { Release } from '@/api/releases/ladder'
import { loadSteps } from '@/api/releases/load'
import { asCodeForm, INITIAL, type AsCodeValues } from '@/store/as-code/as-code.form'
import { providersOf } from '@/store/as-code/dialects'
import { retryRequested } from '@/store/as-code/events'
import {
  AS_CODE,
  asCodeRequested,
  createSimilarRequested,
  type AsCodeParams,
} from '@/store/as-code/forms'
import { outputsOf, savedFile } from '@/store/as-code/outputs'
import { scopeOf, selectReading } from '@/store/as-code/reading'
import { selectSimilar, selectSimilarNames } from '@/store/as-code/similar'
import { formCancelled, formChanged, formPressed } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { keptDataCleared } from '@/store/preferences/slice'
import { terraformOf } from '@/store/as-code/terraform'
import type { WireRequest } from '@/ports/ports'
import { parseChecked } from '#tests/unit/store/as-code/check-hcl'
import { startConsole, type TestConsole } from '#tests/support/console'
import { requestFaults } from '#tests/support/request-rules'
import { fixedId } from '@/mirage/seeds/fixed'
import { atOnce } from '#tests/support/slices'

type Options = Partial<Parameters<typeof startConsole>[0]>

/** Takes the place of an image that people fill in. */
const SILO_IMAGE = fixedId('image', 2)

const PROJECT: AsCodeParams = { project: 'mock-project' }

const open = async (options: Options = {}, params = PROJECT) => {
  const console = await startConsole({ path: '/projects', ...options })
  const before = console.requests.length
  await console.send(asCodeRequested(params))
  for (let round = 0; round < 60; round += 1) await console.settle()
  return { ...console, reads: () => console.requests.slice(before) }
}

const reading = ({ state }: Pick<TestConsole, 'state'>) => selectReading(state())!

const write = async (
  console: Pick<TestConsole, 'state'>,
  release: Release,
  change: Partial<AsCodeValues> = {},
  params = PROJECT,
) => {
  const api = {
    operations: allOperations,
    rack: { known: { release }, steps: await loadSteps(release) },
  }
  const values = { ...asCodeForm.initial({} as never), ...change }
  const index = reading(console).index!
  const outputs = atOnce(outputsOf(api, index, scopeOf(params), values))
  return { ...outputs, file: savedFile(outputs, index, scopeOf(params), values) }
}

const refusal = (status: number) =>
  Promise.resolve({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error_code: 'Refused', message: 'No such luck' }),
  })

const isOf = (path: string) => (request: WireRequest) => request.url.startsWith(path)

describe('a project is read', () => {
  test.each<Release>([14, 18, 23])('on a rack of release %i', async release => {
    const console = await open({ release })
    expect(reading(console).failures).toEqual([])
    for (const purpose of ['manage', 'copy'] as const) {
      const { terraform, script, providers } = await write(console, release, { purpose })
      await parseChecked(terraform.text, providers[0]!.dialect)
      expect(terraform.resources).toBeGreaterThan(5)
      expect(script.count).toBeGreaterThan(5)
    }
    expect(console.reads().filter(({ method }) => method !== 'GET')).toEqual([])
    expect(console.reports).toEqual([])
  })

  test.each<Release>([14, 18, 23])(
    'and made again by the bodies of the file that is saved, on a rack of release %i',
    async release => {
      const console = await open({ release })
      const requestsOf = async (params: AsCodeParams) => {
        const options = { projectName: 'again', tab: 'json' } as const
        const { file } = await write(console, release, options, params)
        return JSON.parse(file.text.replaceAll(/<image_of_[^>]*>/g, SILO_IMAGE)) as {
          api_version: string
          requests: { operation: string; method: string; path: string; body: object | null }[]
        }
      }
      const { api_version: version, requests } = await requestsOf(PROJECT)
      const headers = { 'content-type': 'application/json', 'api-version': version }
      const faults: string[] = []
      for (const { operation, method, path: url, body } of requests) {
        const request = { method, url, headers, body: body && JSON.stringify(body) }
        faults.push(...(await requestFaults(request, release)))
        const { status, body: answer } = await console.backend.handle(request)
        if (status >= 300) faults.push(`${method} ${url}: ${answer}`)
        // A rack answers once the instance has been created.
        if (operation === 'instance_create') await console.advance(5_000)
      }
      expect(faults).toEqual([])

      await console.send(formCancelled({ form: AS_CODE }))
      const again = { project: 'again' }
      await console.send(asCodeRequested(again))
      for (let round = 0; round < 60; round += 1) await console.settle()
      const contents = (all: typeof requests) =>
        all.slice(1).map(({ operation, path, body }) => JSON.stringify([operation, path, body]))
      const made = await requestsOf(again)
      expect(contents(made.requests).toSorted()).toEqual(contents(requests).toSorted())
    },
  )

  test('with at most six requests at a time', async () => {
    let underWay = 0
    let most = 0
    const console = await startConsole({
      path: '/projects',
      wire: async (request, next) => {
        underWay += 1
        most = Math.max(most, underWay)
        try {
          return await next(request)
        } finally {
          underWay -= 1
        }
      },
    })
    most = 0
    await console.send(asCodeRequested(PROJECT))
    for (let round = 0; round < 60; round += 1) await console.settle()
    expect(reading(console).index).toBeDefined()
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(6)
  })

  test('in part for one instance', async () => {
    const all = await open()
    const [instance] = reading(all).index!.instances
    const params = { ...PROJECT, kind: 'instance', ids: instance!.id } as const
    const console = await open({}, params)
    expect(console.reads().filter(isOf('/v1/vpc-routers'))).toEqual([])
    const { terraform } = await write(console, 23, {}, params)
    expect(terraform.text).toContain('# 1 instance of project "mock-project"')
  })
})

describe('objects of the system are read and written', () => {
  const LISTS = {
    silo: '/v1/system/silos',
    systemPool: '/v1/system/ip-pools',
    systemSubnetPool: '/v1/system/subnet-pools',
    addressLot: '/v1/system/networking/address-lot',
  } as const

  test.each<Release>([14, 18, 23])('on a rack of release %i', async release => {
    const kinds =
      release < 18
        ? (['silo', 'systemPool', 'addressLot'] as const)
        : (Object.keys(LISTS) as (keyof typeof LISTS)[])
    const console = await startConsole({ path: '/system/silos', release })
    for (const kind of kinds) {
      const call = { method: 'GET', headers: {}, body: null } as const
      const { body } = await console.backend.handle({ ...call, url: `${LISTS[kind]}?limit=100` })
      const { items } = JSON.parse(body) as { items: { id: string; name: string }[] }
      const params = { kind, ids: items.map(({ id }) => id).join(',') }
      await console.send(asCodeRequested(params))
      for (let round = 0; round < 60; round += 1) await console.settle()
      expect(reading(console).failures).toEqual([])
      for (const purpose of ['manage', 'copy'] as const) {
        const written = await write(console, release, { purpose }, params)
        const { terraform, json, providers } = written
        const { resource, import: imports = [] } = await parseChecked(
          terraform.text,
          providers[0]!.dialect,
        )
        const identityProviders = resource?.oxide_silo_saml_identity_provider ?? {}
        const adopted = providers[0]!.dialect === 'G' ? 0 : Object.keys(identityProviders).length
        expect(imports).toHaveLength(purpose === 'copy' ? 0 : terraform.resources - adopted)
        if (purpose === 'manage') expect(terraform.text).toContain(`, ${adopted} added, `)
        const made = Object.values(resource ?? {}).flatMap(each => Object.values(each))
        expect(made).toHaveLength(terraform.resources)
        const left = terraform.leftOut.map(({ name }) => name)
        const names = made.map(([block]) => block!.name)
        expect([...names, ...left]).toEqual(expect.arrayContaining(items.map(({ name }) => name)))
        const { requests } = JSON.parse(json.text) as {
          requests: { method: string; path: string; body: object }[]
        }
        expect(requests.length).toBeGreaterThanOrEqual(items.length)
        const headers = { 'content-type': 'application/json' }
        for (const { method, path: url, body: sent } of requests) {
          const request = { method, url, headers, body: JSON.stringify(sent) }
          expect(await requestFaults(request, release)).toEqual([])
        }
      }
      await console.send(formCancelled({ form: AS_CODE }))
    }
  })
})

test('the rules of a VPC are written all together', async () => {
  const all = await open()
  const vpc = reading(all).index!.vpcs.find(({ name }) => name === 'mock-vpc')!
  const params = { ...PROJECT, kind: 'firewallRules', ids: vpc.id } as const
  const console = await open({}, params)
  expect(console.reads().filter(isOf('/v1/vpc-routers'))).toEqual([])
  const { terraform } = await write(console, 23, {}, params)
  const { resource } = await parseChecked(terraform.text, 'F')
  expect(Object.keys(resource ?? {})).toEqual(['oxide_vpc_firewall_rules'])
  const rules = resource?.oxide_vpc_firewall_rules?.mock_vpc?.[0]?.rules as object
  expect(Object.keys(rules)).toHaveLength(reading(all).index!.rulesOf(vpc.id).length)
})

describe('a list', () => {
  test('that is refused is left out with its reason', async () => {
    const console = await open({
      wire: (request, next) => (isOf('/v1/snapshots')(request) ? refusal(403) : next(request)),
    })
    const { terraform } = await write(console, 23)
    expect(terraform.text).toMatch(/# - List of Snapshots: could not be read: .*No such luck/)
  })

  test('that fails keeps everything back until it is read or left out', async () => {
    let isBroken = true
    const console = await open({
      wire: (request, next) =>
        isBroken && isOf('/v1/disks')(request) ? refusal(500) : next(request),
    })
    expect(reading(console).index).toBeUndefined()
    const [failure] = reading(console).failures
    expect(failure).toMatchObject({ what: 'Disks' })
    const isWhole = (label: string) =>
      reading(console).parts.find(part => part.label === label)?.isWhole
    expect([isWhole('Disks'), isWhole('Snapshots')]).toEqual([false, true])
    isBroken = false
    await console.send(retryRequested({ key: failure!.key }))
    for (let round = 0; round < 10; round += 1) await console.settle()
    expect(reading(console).index?.disks.length).toBeGreaterThan(0)
  })

  test('that is missing is no empty one, unless the object of the list has been deleted', async () => {
    const console = await open({
      wire: (request, next) =>
        isOf('/v1/snapshots')(request) || isOf('/v1/vpc-routers')(request)
          ? refusal(404)
          : next(request),
    })
    expect(reading(console).index).toBeUndefined()
    expect(reading(console).failures.map(({ what }) => what)).toEqual(['Snapshots'])
    const on = reading(console).failures[0]!.key
    await console.send(formPressed({ form: asCodeForm.name, press: 'leaveOut', on }))
    await console.settle()
    const unread = reading(console).index?.unread.map(({ what, message }) => [what, message])
    expect(unread).toContainEqual(['Snapshots', 'No such luck'])
    expect(unread).toContainEqual(['routers of VPC mock-vpc', 'it has been deleted'])
  })

  test('that fails can be left out', async () => {
    const console = await open({
      wire: (request, next) => (isOf('/v1/disks')(request) ? refusal(500) : next(request)),
    })
    const on = reading(console).failures[0]!.key
    await console.send(formPressed({ form: asCodeForm.name, press: 'leaveOut', on }))
    await console.settle()
    expect(reading(console).index?.unread).toMatchObject([{ what: 'Disks' }])
  })

  test('is asked for again while the server is busy', async () => {
    let refused = 0
    const console = await open({
      wire: (request, next) => {
        if (!isOf('/v1/floating-ips')(request) || refused === 2) return next(request)
        refused += 1
        return refusal(refused === 1 ? 429 : 503)
      },
    })
    expect(reading(console)).toMatchObject({ failures: [], index: undefined })
    await console.advance(10_000)
    for (let round = 0; round < 30; round += 1) await console.settle()
    expect(reading(console).index?.floatingIps.length).toBeGreaterThan(0)
  })
})

/** The places in an answer, of lists in the first object alone. */
const placesIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value)
  return keys.flatMap(key => [[...path, key], ...placesIn(Reflect.get(value, key), [...path, key])])
}

/** An answer with something else at that place; undefined for nothing. */
const damaged = (value: unknown, path: readonly string[], now: null | undefined): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return now
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  Reflect.set(copy, key, damaged(Reflect.get(copy, key), rest, now))
  return copy
}

test('an answer that lacks anything is no reason to fail, and is not taken for a whole one', async () => {
  const console = await startConsole({ path: '/projects' })
  const name = 'mock-project'
  const params = { project: name, kind: 'project', ids: fixedId('project', 1), name } as const
  await console.send(createSimilarRequested(params))
  for (let round = 0; round < 60; round += 1) await console.settle()
  const state = console.state()
  const { queries } = state.api
  const read = new Set(reading(console).queries.map(query => cacheKey(query)))
  const provider = providersOf(23)[0]!
  const all = selectSimilar(state)!.counts
  expect(all.length).toBeGreaterThan(8)
  const tried = new Set<string>()
  const wrong: string[] = []
  for (const [key, entry] of Object.entries(queries)) {
    if (!read.has(key) && entry?.endpointName !== 'utilizationView') continue
    for (const [at, path] of [[], ...placesIn(entry?.data)].entries()) {
      // Nothing and null by turns: each of the many keys costs a reading and all texts.
      const now = at % 2 === 0 ? null : undefined
      const what = `${entry?.endpointName} ${path.join('.')} ${now}`
      if (tried.has(what)) continue
      tried.add(what)
      const changed = { ...entry, data: damaged(entry?.data, path, now) }
      const hurt = { ...state, api: { ...state.api, queries: { ...queries, [key]: changed } } }
      try {
        const found = selectReading(hurt as typeof state)!
        selectSimilarNames(hurt as typeof state)
        const similar = selectSimilar(hurt as typeof state)
        if (!found.index) continue
        const values = asCodeForm.initial({} as never)
        const terraform = atOnce(terraformOf(found.index, scopeOf({}), values, provider))
        const [odd] = /.*(undefined|\bNaN\b).*/.exec(terraform.text) ?? []
        if (odd !== undefined) wrong.push(`${what}: ${odd}`)
        const isWhole = found.index.unread.length === 0
        const isLess = path[0] === 'items' && path.length === 1
        if (isLess && similar && isWhole) wrong.push(`${what}: taken for an empty list`)
      } catch (cause) {
        wrong.push(`${what}: ${String(cause)}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(tried.size).toBeGreaterThan(200)
})

test('an object that two pages have is one', async () => {
  const console = await open({
    wire: async (request, next) => {
      const answer = await next(request)
      if (!isOf('/v1/disks')(request)) return answer
      const { items, ...rest } = JSON.parse(answer.body) as { items: object[] }
      return { ...answer, body: JSON.stringify({ ...rest, items: [...items, ...items] }) }
    },
  })
  const names = reading(console).index!.disks.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})

test('who has which role is read with their names, once it is to be included', async () => {
  const console = await open()
  expect(console.reads().some(isOf('/v1/users'))).toBe(false)
  const form = asCodeForm.name
  await console.send(formChanged({ form, values: { hasAccess: true } }))
  for (let round = 0; round < 10; round += 1) await console.settle()
  const { json, script } = await write(console, 23, { hasAccess: true })
  const { requests } = JSON.parse(json.text) as {
    requests: { operation: string; body: { role_assignments: object[] } }[]
  }
  const last = requests.at(-1)!
  expect(last.operation).toBe('project_policy_update')
  expect(last.body.role_assignments).toHaveLength(reading(console).index!.roles.length)
  const notes = script.text.match(/^# \w+: [0-9a-f-]{36} is .*$/gm)
  expect(notes).toHaveLength(last.body.role_assignments.length)
  expect(notes!.join()).not.toContain('not known')
  console.stop()

  const refusing = (path: string) =>
    open({
      kept: Object.fromEntries(console.storage),
      wire: (request, next) => (isOf(path)(request) ? refusal(403) : next(request)),
    })
  const nameless = await refusing('/v1/users')
  const named = await write(nameless, 23, { hasAccess: true })
  expect(named.script.text).toContain('is a user whose name is not known')
  expect(named.script.text).toMatch(/List of Users: could not be read/)
  nameless.stop()
  // Roles that are not known would be taken away.
  const unknown = await refusing('/v1/projects/mock-project/policy')
  const { script: without } = await write(unknown, 23, { hasAccess: true })
  expect(without.text).not.toContain('project policy update')
  expect(without.text).toMatch(/List of roles on the project: could not be read/)
})

test('the options are those of a person, whatever is shown, and of nobody else', async () => {
  const form = asCodeForm.name
  const console = await open()
  const values = (of: TestConsole) => selectForm(of.state(), form)?.context.values
  const chosen = { purpose: 'copy', tab: 'json', hasParts: false } as const
  await console.send(formChanged({ form, values: { ...chosen, projectName: 'elsewhere' } }))
  await console.send(formCancelled({ form }))
  await console.send(asCodeRequested({ kind: 'sshKey', ids: 'x' }))
  expect(values(console)).toMatchObject({ ...chosen, projectName: '', left: [] })
  const kept = { kept: Object.fromEntries(console.storage) }
  const other = await open({ ...kept, user: 'Clara Flint' })
  expect(values(other)).toEqual(INITIAL)
  await other.send(formChanged({ form, values: { outside: 'ids' } }))
  const again = await open({ kept: Object.fromEntries(other.storage) })
  expect(values(again)).toMatchObject({ ...chosen, outside: 'auto' })
  await again.send(keptDataCleared({ source: 'test' }))
  expect([...again.storage.keys()].filter(key => key.includes('as-code'))).toHaveLength(1)
})

test('stored options that make no sense are not used', async () => {
  const first = await open()
  await first.send(formChanged({ form: asCodeForm.name, values: { tab: 'json' } }))
  const [key, text] = [...first.storage].find(([name]) => name.includes('as-code'))!
  for (const wrong of ['json"', text.replace('json', 'pdf'), text.replace('tab', 'left')]) {
    const console = await open({ kept: { ...Object.fromEntries(first.storage), [key]: wrong } })
    expect(selectForm(console.state(), asCodeForm.name)?.context.values).toEqual(INITIAL)
    expect(console.reports).toEqual([])
  }
})

test('closing the dialog stops the requests', async () => {
  let isHeld = true
  const waiting: (() => void)[] = []
  const console = await startConsole({
    path: '/projects',
    hold: ({ url }) =>
      isHeld && url.startsWith('/v1/vpc-subnets')
        ? new Promise<void>(resolve => waiting.push(resolve))
        : null,
  })
  await console.send(asCodeRequested(PROJECT))
  for (let round = 0; round < 40; round += 1) await console.settle()
  expect(waiting.length).toBeGreaterThan(0)
  await console.send(formCancelled({ form: asCodeForm.name }))
  isHeld = false
  for (const go of waiting) go()
  const before = console.requests.length
  for (let round = 0; round < 20; round += 1) await console.settle()
  expect(console.requests.slice(before).filter(isOf('/v1/vpc-'))).toEqual([])
  expect(selectReading(console.state())).toBeNull()
})
