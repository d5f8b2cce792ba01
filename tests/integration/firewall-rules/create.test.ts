import { describe, expect, test } from 'vitest'
import { NO_END } from '@/store/project/firewall-rules/entries'
import { toastsOf } from '../instances/support'
import {
  CREATE,
  elsewhere,
  fill,
  formOf,
  namesOf,
  open,
  pathOf,
  rowOf,
  submit,
  TAB,
  written,
  writes,
} from './support'

const NAMES = ['allow-icmp', 'allow-internal-inbound', 'allow-ssh']
const openNew = (options: Parameters<typeof open>[1] = {}) => open('/firewall-rules-new', options)

describe('a new rule', () => {
  test('is appended to the existing rules, which are sent without their server-assigned fields', async () => {
    const console = await openNew()
    await fill(console, CREATE, {
      name: 'web',
      direction: 'outbound',
      priority: 5,
      targets: [{ type: 'ip', value: '192.168.0.1' }],
      hosts: [{ type: 'instance', value: 'host-filter-instance' }],
      ports: ['123-456'],
      protocols: [{ type: 'udp' }],
    })
    await submit(console, CREATE)
    expect(written(console)).toHaveLength(4)
    expect(written(console).at(-1)).toEqual({
      name: 'web',
      description: '',
      status: 'enabled',
      direction: 'outbound',
      action: 'allow',
      priority: 5,
      targets: [{ type: 'ip', value: '192.168.0.1' }],
      filters: {
        hosts: [{ type: 'instance', value: 'host-filter-instance' }],
        ports: ['123-456'],
        protocols: ['UDP'],
      },
    })
    expect(written(console)[0]).toEqual({
      name: 'allow-icmp',
      description: expect.any(String),
      status: 'enabled',
      direction: 'inbound',
      action: 'allow',
      priority: 65534,
      targets: [{ type: 'vpc', value: 'mock-vpc' }],
      filters: { hosts: null, ports: null, protocols: ['ICMP'] },
    })
    expect(pathOf(console)).toBe(TAB)
    expect(namesOf(console)).toEqual(['web', ...NAMES])
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Firewall rule web created' }])
    expect(rowOf(console, 'web').filterParts.map(({ type, value }) => [type, value])).toEqual([
      ['instance', 'host-filter-instance'],
      [undefined, 'UDP'],
      ['Port', '123-456'],
    ])
  })

  test('is by default enabled, inbound, allowed, of the lowest priority and without targets or filters', async () => {
    const console = await openNew()
    await fill(console, CREATE, { name: 'bare' })
    await submit(console, CREATE)
    expect(written(console).at(-1)).toMatchObject({
      status: 'enabled',
      direction: 'inbound',
      action: 'allow',
      priority: 65534,
      targets: [],
      filters: { hosts: [], ports: [], protocols: [] },
    })
  })

  test('includes entries that were typed but not added', async () => {
    const console = await openNew()
    await fill(console, CREATE, {
      name: 'bare',
      ports: ['22'],
      target: { ...NO_END, value: ' mock-vpc ' },
      port: { value: '8080', isChecked: false },
      host: { ...NO_END, type: 'ip', value: '10.0.0.1' },
    })
    await submit(console, CREATE)
    expect(written(console).at(-1)).toMatchObject({
      targets: [{ type: 'vpc', value: 'mock-vpc' }],
      filters: { ports: ['22', '8080'], hosts: [{ type: 'ip', value: '10.0.0.1' }] },
    })
  })

  test('is not submitted while a typed entry is invalid', async () => {
    const console = await openNew()
    await fill(console, CREATE, {
      name: 'bare',
      target: { ...NO_END, value: 'ab-' },
      port: { value: '80-', isChecked: false },
      host: { ...NO_END, type: 'ip', value: '10.0.0' },
    })
    await submit(console, CREATE)
    expect(writes(console)).toHaveLength(0)
    expect(formOf(console, CREATE)?.context.errors).toEqual({
      target: 'Must end with a letter or number',
      port: 'Not a valid port range',
      host: 'Not a valid IP address',
    })
    await fill(console, CREATE, {
      target: NO_END,
      port: { value: '80', isChecked: true },
      host: NO_END,
    })
    await submit(console, CREATE)
    expect(written(console).at(-1)).toMatchObject({ targets: [], filters: { ports: ['80'] } })
  })

  test('cannot reuse a name, which is checked on submit', async () => {
    const console = await openNew()
    await fill(console, CREATE, { name: 'allow-ssh' })
    expect(formOf(console, CREATE)?.context.errors).toEqual({})
    await submit(console, CREATE)
    expect(formOf(console, CREATE)?.context.errors.name).toMatch(/^Name taken/)
    expect(writes(console)).toHaveLength(0)
  })

  test('requires a valid priority', async () => {
    const console = await openNew()
    await fill(console, CREATE, { name: 'web' })
    for (const [priority, message] of [
      [null, 'Priority is required'],
      [65536, 'At most 65,535'],
      [-1, 'At least 0'],
      [1.5, 'Enter a whole number'],
      ['first', 'Enter a whole number'],
    ] as const) {
      await fill(console, CREATE, { priority })
      await submit(console, CREATE)
      expect(formOf(console, CREATE)?.context.errors).toEqual({ priority: message })
    }
    expect(writes(console)).toHaveLength(0)
  })

  test('over the limit of 1024 is not submitted', async () => {
    const console = await openNew()
    await elsewhere(console, rules => [
      ...rules,
      ...rules
        .slice(0, 1)
        .flatMap(rule =>
          Array.from({ length: 1021 }, (_, index) => ({ ...rule, name: `more-${index}` })),
        ),
    ])
    await fill(console, CREATE, { name: 'web' })
    await submit(console, CREATE)
    expect(formOf(console, CREATE)?.context.failure?.message).toBe(
      'A VPC can have at most 1,024 firewall rules.',
    )
    expect(writes(console)).toHaveLength(0)
  })

  test('that the server refuses keeps the input, shows the error, and refetches the list', async () => {
    const console = await openNew()
    await fill(console, CREATE, { name: 'web', targets: [{ type: 'vpc', value: 'elsewhere' }] })
    const before = console.requests.length
    await submit(console, CREATE)
    const { context } = formOf(console, CREATE) ?? {}
    expect(context?.failure?.message).toContain('cannot target or filter by VPC "elsewhere"')
    expect(context?.failure?.message).toContain(
      'Check for targets and host filters that name another',
    )
    expect(context?.values.name).toBe('web')
    expect(pathOf(console)).toBe(`${TAB}-new`)
    const after = console.requests.slice(before).map(({ method }) => method)
    expect(after).toEqual(['GET', 'PUT', 'GET'])
  })

  test('that was stored despite an error is reported as stored', async () => {
    const console = await openNew({
      wire: async (request, next) => {
        const answer = await next(request)
        return request.method === 'PUT'
          ? {
              ...answer,
              status: 500,
              body: '{"request_id":"r","error_code":"Internal","message":"Internal Server Error"}',
            }
          : answer
      },
    })
    await fill(console, CREATE, { name: 'web' })
    await submit(console, CREATE)
    expect(formOf(console, CREATE)?.context.failure?.message).toContain('were saved')
    expect(namesOf(console)).toContain('web')
  })
})
