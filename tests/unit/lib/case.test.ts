import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  camelCaseToWords,
  camelToSnake,
  camelToSnakeKey,
  kebabCase,
  snakeToCamel,
  snakeToCamelKey,
} from '@/lib/case'

describe('key conversion', () => {
  it('converts keys at any depth and leaves values alone', () => {
    expect(
      snakeToCamel({
        disk_state: { state: 'import_ready' },
        items: [{ time_created: 'a_b', ipv4_block: null, base64_encoded_data: 1 }],
      }),
    ).toEqual({
      diskState: { state: 'import_ready' },
      items: [{ timeCreated: 'a_b', ipv4Block: null, base64EncodedData: 1 }],
    })
  })

  it('sends camelCase as snake_case', () => {
    expect(
      camelToSnake({ bootDisk: 'myDisk', disks: [{ diskSource: { blockSize: 512 } }] }),
    ).toEqual({ boot_disk: 'myDisk', disks: [{ disk_source: { block_size: 512 } }] })
  })

  it('leaves dates and primitive values alone', () => {
    const startTime = new Date('2024-01-01T00:00:00Z')
    expect(camelToSnake({ startTime })).toEqual({ start_time: startTime })
    expect(camelToSnake('someText')).toBe('someText')
    expect(snakeToCamel(null)).toBeNull()
  })

  it('keeps keys that could reach a prototype as plain keys', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"is_admin": true}}')
    expect(Object.keys(camelToSnake(hostile) as object)).toEqual(['__proto__'])
    expect((camelToSnake(hostile) as { is_admin?: boolean }).is_admin).toBeUndefined()
  })

  it.each([
    ['ipv4Block', 'ipv4_block'],
    ['md5AuthKey', 'md5_auth_key'],
    ['v6Enabled', 'v6_enabled'],
    ['p99', 'p99'],
    ['autoRestartCooldownExpiration', 'auto_restart_cooldown_expiration'],
  ])('%s is %s', (camel, snake) => {
    expect(camelToSnakeKey(camel)).toBe(snake)
    expect(snakeToCamelKey(snake)).toBe(camel)
  })

  it('round-trips', () => {
    const key = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(_[a-z][a-z0-9]{0,5}){0,3}$/)
    const { tree } = fc.letrec(tie => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
      ),
    }))
    fc.assert(
      fc.property(tree, value => {
        expect(camelToSnake(snakeToCamel(value))).toEqual(value)
      }),
    )
  })
})

describe('words in names', () => {
  it.each([
    ['whatEVerTHIS_iS', 'what-ever-this-is'],
    ['Some words here', 'some-words-here'],
    ['already-kebab', 'already-kebab'],
    ['diskList', 'disk-list'],
    ['', ''],
  ])('kebab-cases %s', (text, expected) => expect(kebabCase(text)).toBe(expected))

  it('splits operation names', () => {
    expect(camelCaseToWords('instanceNetworkInterfaceCreate')).toEqual([
      'instance',
      'network',
      'interface',
      'create',
    ])
    expect(camelCaseToWords('ping')).toEqual(['ping'])
    expect(camelCaseToWords('')).toEqual([])
  })
})
