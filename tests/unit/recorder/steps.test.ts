import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addressPatterns } from '#tests/support/addresses'
import { readLog } from '#tests/support/read-log'
import { harOf } from '@/recorder/har'
import type { Log, LogInput, LogLine } from '@/recorder/log'
import { factsOf, reproductionOf } from '@/recorder/reproduction'
import { stepsOf } from '@/recorder/steps'
import { wholeTable } from '../../../tools/whole-table'

const logAt = (name: string) =>
  readLog(readFileSync(new URL(`../../logs/${name}.jsonl`, import.meta.url), 'utf8'))

const MAIN_JOB = logAt('main-job')

const sentences = (log: Log) => stepsOf(log).map(({ text }) => text)

/** A session in which only this came in. */
const session = (...inputs: (LogInput | Omit<Extract<LogLine, { kind: 'request' }>, 'seq'>)[]) => ({
  header: { ...MAIN_JOB.header, location: { path: '/projects', search: '', historyIndex: 0 } },
  lines: inputs.map((input, index): LogLine =>
    input.kind === 'request'
      ? { ...input, seq: index }
      : { ...input, seq: index + 1, t: index * 1_000 },
  ),
})

const event = (type: string, payload?: unknown): LogInput => ({
  kind: 'event',
  event: { type, ...(payload !== undefined && { payload }) },
})

const request = (call: number, method: string, url: string) => ({
  kind: 'request' as const,
  call,
  request: { method, url },
})

const answer = (call: number, status: number, body: object): LogInput => ({
  kind: 'answer',
  call,
  response: { status, headers: {}, body: JSON.stringify(body) },
})

describe('the steps of a session', () => {
  test('say what the person did, in sentences', () => {
    expect(sentences(MAIN_JOB)).toEqual([
      'Opened Local (/login/maze-war/local?redirect_uri=%2Fprojects-new).',
      'In the form “Login local”, entered username “ada-quarry”, password (not recorded).',
      'Submitted the form “Login local”.',
      'In the form “Create project”, entered name “field-office”.',
      'Submitted the form “Create project”.',
      'Opened New disk of field-office (/projects/field-office/disks-new).',
      'In the form “Create disk”, entered name “spool”, size “20 GiB”.',
      'Submitted the form “Create disk”.',
      'Opened New instance of field-office (/projects/field-office/instances-new).',
      'In the form “Create instance”, entered name “Relay 1”.',
      'Submitted the form “Create instance”.',
      'In the form “Create instance”, entered name “relay”, silo image id “1a9e1a9e-0000-4000-8000-000000000001”.',
      'Submitted the form “Create instance”.',
      'Chose “Stop instance”, and was asked: “Are you sure you want to stop the instance relay?”',
      'Confirmed.',
      'Opened the form “Attach disk” (project “field-office”, instance “relay”).',
      'In the form “Attach disk”, entered disk “spool”.',
      'Submitted the form “Attach disk”.',
      'Chose “Delete instance”, and was asked: “Are you sure you want to delete the instance relay?”',
      'Confirmed.',
    ])
  })

  test('join what is typed letter by letter, also if the console does something between', () => {
    const typed = (name: string) => event('form/changed', { form: 'diskCreate', values: { name } })
    expect(
      sentences(
        session(
          typed('d'),
          event('queries/wanted', { owner: 'a', queries: [] }),
          typed('db'),
          { kind: 'timer', timer: 1 },
          event('form/changed', { form: 'diskCreate', values: { size: 4 } }),
          event('form/changed', { form: 'diskEdit', values: { name: 'x' } }),
          event('form/changed', { form: 'problemReport', values: { note: 'It broke.' } }),
          event('confirm/typed', { text: 'd' }),
          event('confirm/typed', { text: 'db1' }),
        ),
      ).slice(1),
    ).toEqual([
      'In the form “Create disk”, entered name “db”, size “4”.',
      'In the form “Edit disk”, entered name “x”.',
      'Typed “db1” to confirm.',
    ])
  })

  test('say what was added to a list, and what was pressed in a form', () => {
    const form = 'firewallRuleCreate'
    const port = { value: '22, 8000-8080', isChecked: false }
    expect(
      sentences(
        session(
          event('form/changed', { form, values: { port } }),
          event('form/entryAdded', { form, list: 'ports' }),
          event('form/entryCleared', { form, list: 'ports' }),
          event('form/pressed', { form, press: 'protocolType', on: 'tcp' }),
          event('form/pressed', { form: 'networkInterfaceCreate', press: 'ipv4Free' }),
        ),
      ).slice(1),
    ).toEqual([
      'In the form “Create firewall rule”, entered port “22, 8000-8080”.',
      'Chose to add it to the ports.',
      'Cleared what was entered for the ports.',
      'In the form “Create firewall rule”, chose protocol type “tcp”.',
      'In the form “Create network interface”, pressed “ipv4 free”.',
    ])
  })

  test('say what the person saw when the server refused, and when nothing came back', () => {
    const stop = {
      source: 'instanceStop/1',
      command: { endpoint: 'instanceStop' },
      success: { content: ['Stopping instance ', { emphasis: 'db1' }] },
      errorTitle: 'Could not stop instance',
    }
    expect(
      sentences(
        session(
          event('command/requested', stop),
          request(1, 'POST', '/v1/instances/db1/stop?project=p'),
          answer(1, 409, { message: 'instance is failed', request_id: 'r-1' }),
          request(2, 'GET', '/v1/instances'),
          answer(2, 503, { message: 'busy' }),
          request(3, 'GET', '/v1/disks'),
          { kind: 'unanswered', call: 3, message: 'Failed to fetch' },
          request(4, 'GET', '/v1/ping'),
          answer(4, 400, { message: 'server does not support this API version' }),
          request(5, 'GET', '/v1/auth-settings'),
          answer(5, 404, { message: 'Not Found', request_id: 'r-2' }),
          request(6, 'GET', '/v1/disks/gone'),
          answer(6, 404, { message: 'not found: disk', error_code: 'ObjectNotFound' }),
        ),
      ).slice(1),
    ).toEqual([
      'Chose to stop instance (“Stopping instance db1” if it works).',
      'The server answered 409 to POST /v1/instances/db1/stop?project=p: “instance is failed” (request r-1).',
      'Saw “Could not stop instance”.',
      'The server answered 503 to GET /v1/instances: “busy”.',
      'There was no answer to GET /v1/disks: “Failed to fetch”.',
      'The server answered 404 to GET /v1/disks/gone: “not found: disk”.',
    ])
  })

  test('give an error the title of its own command only', () => {
    const ask = { title: 'Stop instance', event: { payload: { errorTitle: 'Could not stop' } } }
    const told = sentences(
      session(
        event('confirm/requested', ask),
        event('confirm/typed', { text: 'db1' }),
        event('confirm/accepted'),
        request(1, 'POST', '/v1/instances/db1/stop'),
        answer(1, 202, {}),
        event('form/submitted', { form: 'diskCreate' }),
        request(2, 'POST', '/v1/disks'),
        answer(2, 400, { message: 'no' }),
        event('confirm/requested', ask),
        event('confirm/accepted'),
        request(3, 'POST', '/v1/instances/db1/stop'),
        answer(3, 400, { message: 'no' }),
      ),
    )
    expect(told.filter(text => text.startsWith('Saw'))).toEqual(['Saw “Could not stop”.'])
    expect(told.at(-1)).toBe('Saw “Could not stop”.')
  })

  test('tell an error of polls once until the person acts, and every act', () => {
    const poll = (call: number, url: string) => [
      request(call, 'GET', url),
      answer(call, 503, { message: 'busy', request_id: `r-${call}` }),
    ]
    const [instances, disks] = ['/v1/instances', '/v1/disks']
    const told = sentences(
      session(
        ...poll(1, instances),
        ...poll(2, disks),
        ...poll(3, instances),
        ...poll(4, disks),
        event('queries/refreshRequested'),
        event('queries/refreshRequested'),
        ...poll(5, disks),
      ),
    )
    expect(told.slice(1)).toEqual([
      `The server answered 503 to GET ${instances}: “busy” (request r-1).`,
      `The server answered 503 to GET ${disks}: “busy” (request r-2).`,
      'Pressed “Refresh data”.',
      'Pressed “Refresh data”.',
      `The server answered 503 to GET ${disks}: “busy” (request r-5).`,
    ])
  })

  test('name every page of the console in words, with its address', () => {
    const parameter = /[:*{}]|undefined|^-| {2}/
    const odd = addressPatterns(wholeTable)
      .map(pattern => pattern.replaceAll(/:(\w+)/g, 'some-$1'))
      .filter(path => {
        const [text = ''] = sentences(
          session({ kind: 'moved', location: { path, search: '', historyIndex: 1 } }),
        ).slice(1)
        const [, place = ''] = /^Went back or forward to (.*) \(.*\)\.$/.exec(text) ?? []
        return place === '' || parameter.test(place)
      })
    expect(odd).toEqual([])
  })

  test.each([
    ['/projects/web/instances', 'Instances of web'],
    ['/projects/web/instances/db1/networking', 'Networking of db1'],
    ['/projects/web/floating-ips/front/edit', 'Edit front'],
    ['/projects/web/affinity/apart', 'Anti-affinity group apart'],
    ['/projects/web/affinity/anti-affinity-groups-new', 'New anti-affinity group of web'],
    ['/projects/web/vpcs/v/firewall-rules-new/ssh', 'New firewall rule of v'],
    ['/system/networking/ip-pools/default', 'IP pool default'],
    ['/settings/ssh-keys', 'SSH keys'],
    ['/system/networking/bfd', 'BFD'],
    ['/', 'the start page'],
  ])('%s is %s', (path, place) => {
    const moved = session({ kind: 'moved', location: { path, search: '', historyIndex: 1 } })
    expect(sentences(moved)[1]).toBe(`Went back or forward to ${place} (${path}).`)
  })

  test('of a log from anybody stay one line each', () => {
    const hostile = session(
      event('confirm/requested', { title: 7, body: [[{ emphasis: ['x'] }, null, 3]] }),
      event('form/changed', { form: null, values: { name: 'a\n2. Confirmed.' } }),
      event('form/requested', { form: 'toString', params: 'x' }),
      event('constructor/thing', { text: '\u001b[2J' }),
      event('command/requested'),
      { kind: 'answer', call: 9, response: { status: 500, headers: {}, body: '<html>' } },
    )
    for (const text of sentences(hostile)) expect(text).not.toMatch(/\p{Cc}/u)
    expect(sentences(hostile)).toHaveLength(7)
  })
})

describe('the text for an issue', () => {
  test('has the note, the numbered steps, and where they were done', () => {
    const log = session(event('confirm/accepted'))
    const header = {
      ...log.header,
      note: 'It never stops.\n',
      browser: 'Mozilla/5.0 (Test)',
      window: { width: 1440, height: 900 },
    }
    expect(reproductionOf({ ...log, header })).toBe(
      [
        'It never stops.',
        '',
        'Steps to reproduce',
        '',
        '1. Opened Projects (/projects).',
        '2. Confirmed.',
        '',
        'Rack: release 14',
        'Build: test',
        'Address: http://console.test',
        'Browser: Mozilla/5.0 (Test)',
        'Window: 1440 × 900',
        'Time: 2025-01-15T12:00:00.000Z (UTC, en-US)',
      ].join('\n'),
    )
  })

  test.each([
    [{ silo_admin: true, fleet_viewer: true }, 'Signed in as: silo admin, fleet viewer'],
    [
      { silo_admin: false, fleet_viewer: false },
      'Signed in as: neither silo admin nor fleet viewer',
    ],
    [{ silo_name: 'maze-war' }, null],
  ])('says what rights %j gives, unless the release does not tell', (me, line) => {
    const text = reproductionOf(session(request(1, 'GET', '/v1/me'), answer(1, 200, me)))
    const [found = null] = /^Signed in as.*$/m.exec(text) ?? []
    expect(found).toBe(line)
  })
})

test('what to know first has the note, the last error and the rights, as far as they are known', () => {
  const log = session(
    request(1, 'GET', '/v1/me'),
    answer(1, 200, { fleet_viewer: true }),
    request(2, 'GET', '/v1/disks'),
    answer(2, 500, { message: 'Internal Server Error' }),
    event('confirm/accepted'),
  )
  const header = { ...log.header, note: 'Look\n' }
  expect(factsOf({ ...log, header }).slice(0, 4)).toEqual([
    ['Note', 'Look'],
    ['Last error', 'The server answered 500 to GET /v1/disks: “Internal Server Error”.'],
    ['Rack', 'release 14'],
    ['Signed in as', 'fleet viewer'],
  ])
  const rackOf = (change: object) =>
    factsOf({ ...log, header: { ...header, ...change } }).find(([name]) => name === 'Rack')?.[1]
  expect(rackOf({ release: 'newer than 22' })).toBe('release newer than 22')
  expect(rackOf({ kept: {} })).toBe('release not known')
  expect(factsOf(session()).map(([name]) => name)).toEqual(['Rack', 'Build', 'Address', 'Time'])
})

describe('the HTTP Archive of a session', () => {
  test('has each request with its answer and time', () => {
    const log = session(
      event('confirm/accepted'),
      request(1, 'GET', '/v1/disks?project=p&limit=25'),
      {
        kind: 'answer',
        call: 1,
        response: { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' },
      },
      request(2, 'POST', 'https://['),
    )
    const { entries, ...about } = harOf(log).log
    expect(about).toEqual({ version: '1.2', creator: { name: 'Basalt', version: 'test' } })
    expect(entries).toMatchObject([
      {
        startedDateTime: '2025-01-15T12:00:00.000Z',
        time: 2_000,
        request: {
          method: 'GET',
          url: 'http://console.test/v1/disks?project=p&limit=25',
          queryString: [
            { name: 'project', value: 'p' },
            { name: 'limit', value: '25' },
          ],
        },
        response: {
          status: 200,
          headers: [{ name: 'content-type', value: 'application/json' }],
          content: { size: 2, mimeType: 'application/json', text: '{}' },
        },
        timings: { send: 0, wait: 2_000, receive: 0 },
      },
      {
        request: { method: 'POST', url: 'https://[' },
        response: { status: 0, _error: 'There is no answer in the log.' },
      },
    ])
  })
})
