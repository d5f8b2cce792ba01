import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const BODY = 'unable to parse JSON body: '

describe('a request to an unknown URL', () => {
  it.each(['/v1/no-such-thing', '/v1/projects/web/no-such-thing', '/v1/disks/', '/', '/v1'])(
    'responds with 404 without a code for %s',
    async url => {
      const answer = await cloud.get(url)
      expect(gist(answer)).toBe('404 Not Found')
      expect(answer.body.error_code).toBeUndefined()
    },
  )

  it('responds with 405 and the allowed methods to a wrong method', async () => {
    const answer = await cloud.send('PATCH', '/v1/projects/web')
    expect(gist(answer)).toBe('405 Method Not Allowed')
    expect(answer.headers['allow']).toBe('DELETE, GET, PUT')
  })

  it('treats HEAD like any other method', async () => {
    expect((await cloud.send('HEAD', '/v1/projects')).status).toBe(405)
  })

  it('responds with JSON that repeats the request id', async () => {
    const { body, headers } = await cloud.get('/v1/no-such-thing')
    expect(headers['content-type']).toBe('application/json')
    expect(headers['x-request-id']).toBe(body['request_id'])
    expect(body['request_id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/)
  })
})

describe('the order of the checks of a request', () => {
  const anonymous = { cookie: 'session=' }
  const send = (method: string, url: string, raw?: string) =>
    cloud.send(method, url, { headers: anonymous, ...(raw === undefined ? {} : { raw }) })

  it('is path, query, body, then authentication', async () => {
    expect(gist(await send('PUT', '/v1/disks/BAD?limit=0', '{'))).toMatch(/^405/)
    expect(gist(await send('GET', '/v1/disks/BAD?project=BAD'))).toMatch(/bad parameter in URL/)
    expect(gist(await send('POST', '/v1/disks?project=BAD', '{'))).toMatch(/query string/)
    expect(gist(await send('POST', '/v1/disks?project=web', '{'))).toMatch(/JSON body/)
    expect(gist(await send('GET', '/v1/disks?project=web'))).toBe(
      '401 Unauthorized credentials missing or invalid',
    )
  })

  it('looks up objects before it checks values', async () => {
    const spec = {
      name: 'disk-1',
      description: '',
      size: 1,
      disk_source: { type: 'blank', block_size: 512 },
    }
    expect(gist(await cloud.post('/v1/disks?project=absent', spec))).toBe(
      '404 ObjectNotFound not found: project with name "absent"',
    )
  })
})

describe('a body', () => {
  const post = (raw: string, headers = {}) => cloud.send('POST', '/v1/projects', { raw, headers })

  it.each([
    ['', 'EOF while parsing a value at line 1 column 0'],
    ['{"name": ', 'EOF while parsing a value at line 1 column 9'],
    ['{"name": "web"', 'EOF while parsing an object at line 1 column 14'],
    ['{"name": "web",}', 'trailing comma at line 1 column 16'],
    ['{"name": "web"} x', 'trailing characters at line 1 column 17'],
    ['{name: "web"}', 'key must be a string at line 1 column 2'],
    ['{"name" "web"}', 'expected `:` at line 1 column 9'],
    ['{\n  "name": nope\n}', 'expected ident at line 2 column 12'],
    ['["a" "b"]', 'expected `,` or `]` at line 1 column 6'],
    ['{"name": 01}', 'invalid number at line 1 column 11'],
    ['{"name": "\\x"}', 'invalid escape at line 1 column 12'],
  ])('that is not JSON is reported with its position: %s', async (raw, detail) => {
    expect(gist(await post(raw))).toBe(`400 ${BODY}${detail}`)
  })

  it.each([
    ['null', 'invalid type: null, expected a map at line 1 column 4'],
    ['"text"', 'invalid type: string "text", expected a map at line 1 column 6'],
    ['{"name": "web"}', 'missing field `description` at line 1 column 15'],
    [
      '{"description": "", "name": 5}',
      'name: invalid type: integer `5`, expected a string at line 1 column 29',
    ],
    [
      '{"name": "Web", "description": ""}',
      'name: name must begin with an ASCII lowercase character at line 1 column 14',
    ],
    [
      '{"name": "a\\u0000b", "description": ""}',
      'name: name contains invalid character: "\u0000" (allowed characters are lowercase ASCII, digits, and "-") at line 1 column 19',
    ],
    [
      '{\n "description": "",\n "name": "web-"\n}',
      'name: name cannot end with "-" at line 3 column 15',
    ],
  ])('with a wrong shape is reported with its position: %s', async (raw, detail) => {
    expect(gist(await post(raw))).toBe(`400 ${BODY}${detail}`)
  })

  it('is checked up to the first error in the text', async () => {
    const raw = '{"description": 1, "name": 2}'
    expect((await post(raw)).body.message).toMatch(/: description: .* column 17$/)
  })

  it('has columns counted in bytes', async () => {
    const raw = '{"description": "größer", "name": 2}'
    expect((await post(raw)).body.message).toMatch(/column 37$/)
  })

  it('is JSON without a content type, and must have the right type otherwise', async () => {
    const raw = '{"name": "web", "description": ""}'
    const typed = await post(raw, { 'Content-Type': 'application/json; charset=utf-8' })
    expect(typed.status).toBe(201)
    expect(gist(await post(raw, { 'content-type': 'text/plain' }))).toBe(
      '400 expected content type "application/json", got "text/plain"',
    )
  })

  it('has a maximum size', async () => {
    const json = { name: 'web', description: 'x'.repeat(2 ** 20) }
    const answer = await cloud.post('/v1/projects', json)
    expect(gist(answer)).toBe('400 request body exceeded maximum size of 1048576 bytes')
  })

  it('may have non-ASCII characters', async () => {
    const description = 'Grüße – 石庭 🪨'
    const { status, body } = await cloud.post('/v1/projects', { name: 'web', description })
    expect([status, body['description']]).toEqual([201, description])
    expect((await cloud.get('/v1/projects/web')).body['description']).toBe(description)
  })

  it('has fields in snake_case only; others are ignored', async () => {
    const spec = { name: 'a', description: '', size: 2 ** 30, color: 'red' }
    const source = { type: 'blank', block_size: 512 }
    const disks = '/v1/disks?project=mock-project'
    expect((await cloud.post(disks, { ...spec, diskSource: source })).body.message).toMatch(
      /missing field `disk_source`/,
    )
    expect((await cloud.post(disks, { ...spec, disk_source: source })).status).toBe(201)
  })

  it('with an unknown variant is reported with the known ones', async () => {
    const spec = { name: 'a', description: '', size: 2 ** 30 }
    const create = (disk_source: unknown) =>
      cloud.post('/v1/disks?project=mock-project', { ...spec, disk_source })
    expect((await create({ type: 'tape' })).body.message).toBe(
      `${BODY}disk_source: unknown variant \`tape\`, expected one of \`blank\`, \`snapshot\`, \`image\`, \`importing_blocks\` at line 1 column 76`,
    )
    expect((await create({})).body.message).toMatch(/: disk_source: missing field `type` at/)
    expect((await create('blank')).body.message).toMatch(
      /: disk_source: invalid type: string "blank", expected a map at/,
    )
  })
})

describe('a path and a query', () => {
  it.each([
    ['/v1/projects/Web', 'bad parameter in URL path: name must begin with'],
    ['/v1/projects/%E0%A4%A', 'bad parameter in URL path: '],
    ['/v1/groups/web-devs', 'bad parameter in URL path: UUID parsing failed'],
    ['/v1/projects?limit=0', 'unable to parse query string: invalid value: integer `0`'],
    ['/v1/projects?limit=-1', 'unable to parse query string: '],
    ['/v1/projects?limit=ten', 'unable to parse query string: '],
    ['/v1/projects?sort_by=size', 'unable to parse query string: unknown variant `size`'],
    ['/v1/projects?page_token=abc', 'unable to parse query string: '],
    ['/v1/disks', 'unable to parse query string: missing field `project`'],
    ['/v1/disks?project=a&project=b', 'unable to parse query string: duplicate field `project`'],
  ])('are rejected if malformed: %s', async (url, message) => {
    const answer = await cloud.get(url)
    expect(answer.status).toBe(400)
    expect(answer.body.error_code).toBeUndefined()
    expect(answer.body.message).toContain(message)
  })

  it('are decoded', async () => {
    expect((await cloud.get('/v1/projects/mock%2Dproject')).body.name).toBe('mock-project')
  })
})

describe('a response', () => {
  it('has no private fields', async () => {
    const { items } = (await cloud.get('/v1/instances?project=mock-project')).body
    expect(Object.keys(items[0]!)).not.toContain('user_data')
    expect(Object.keys(items[0]!)).not.toContain('sled_id')
  })

  it('has null for absent values', async () => {
    const { body } = await cloud.get('/v1/floating-ips/rootbeer-float?project=mock-project')
    expect(body['instance_id']).toBeNull()
  })

  it('is empty after a deletion', async () => {
    const answer = await cloud.delete('/v1/disks/disk-3?project=mock-project')
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      204,
      '',
      undefined,
    ])
  })

  it('to an internal error says nothing about it', async () => {
    const seen: unknown[] = []
    const broken = openSeeded({ report: error => seen.push(error) })
    const { id } = (await broken.get('/v1/projects/mock-project')).body
    broken.backend.backendState.db.projects.update(id, { name: 'No Name' })
    expect(gist(await broken.get(`/v1/projects/${id}`))).toBe('500 Internal Internal Server Error')
    expect(seen).toHaveLength(1)
  })
})
