import { describe, expect, it } from 'vitest'
import { readJson, requestOf, resultOf, urlOf } from '@/api/core/wire'
import type { Operation } from '@/api/core/operation'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'

const here = { host: '', token: null }
const answer = (body: string, rest: object = {}) => ({ status: 200, headers: {}, body, ...rest })

const operationOf = (id: AnyOperationId): Operation => allOperations[id]

describe('the URL of a request', () => {
  it('contains encoded path parameters', () => {
    const args = { path: { rackId: 'r', switchSlot: 'a/b', address: '::1', subnetMask: 64 } }
    expect(urlOf(operationOf('networkingLoopbackAddressDelete'), args)).toBe(
      '/v1/system/networking/loopback-address/r/a%2Fb/%3A%3A1/64',
    )
  })

  it('requires its path parameters', () => {
    expect(() => urlOf(operationOf('diskView'), {})).toThrow('disk')
  })

  it('has query keys in snake_case, and omits missing values', () => {
    const query = { project: 'my project', pageToken: null, sortBy: undefined, limit: 25 }
    expect(urlOf(operationOf('diskList'), { query })).toBe('/v1/disks?project=my+project&limit=25')
  })

  it('repeats the key of an array, and contains dates as ISO strings', () => {
    const query = { startTime: new Date('2024-05-06T07:08:09Z'), metricName: ['a', 'b'] }
    expect(urlOf(operationOf('siloMetric'), { path: { metricName: 'x' }, query })).toBe(
      '/v1/metrics/x?start_time=2024-05-06T07%3A08%3A09.000Z&metric_name=a&metric_name=b',
    )
  })

  it('contains false and zero', () => {
    const args = { path: { gateway: 'g' }, query: { cascade: false, limit: 0 } }
    expect(urlOf(operationOf('internetGatewayDelete'), args)).toBe(
      '/v1/internet-gateways/g?cascade=false&limit=0',
    )
  })

  it('starts with the configured host', () => {
    const request = requestOf(operationOf('ping'), {}, { host: 'https://api.test', token: null })
    expect(request.url).toBe('https://api.test/v1/ping')
  })
})

describe('the body of a request', () => {
  it('has its keys converted at any depth, but not its values', () => {
    const body = {
      diskSource: { type: 'importing_blocks', blockSize: 512 },
      importedFields: [{ someKey: 'someValue' }],
      at: new Date('2024-01-01T00:00:00Z'),
    }
    const request = requestOf(operationOf('diskCreate'), { query: { project: 'p' }, body }, here)
    expect(JSON.parse(request.body ?? '')).toEqual({
      disk_source: { type: 'importing_blocks', block_size: 512 },
      imported_fields: [{ some_key: 'someValue' }],
      at: '2024-01-01T00:00:00.000Z',
    })
    expect(request.headers).toEqual({ 'content-type': 'application/json' })
  })

  it('is null, without a content type, if there is none', () => {
    const request = requestOf(operationOf('instanceStart'), { path: { instance: 'i' } }, here)
    expect(request).toEqual({
      method: 'POST',
      url: '/v1/instances/i/start',
      headers: {},
      body: null,
    })
  })

  it('is form-encoded for the device flow', () => {
    const body = { clientId: 'a b', deviceCode: 'x&y' }
    const request = requestOf(operationOf('deviceAccessToken'), { body }, here)
    expect(request.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(request.body).toBe('client_id=a+b&device_code=x%26y')
  })

  it('is unchanged if it is octets', () => {
    const args = { path: { siloName: 's', providerName: 'p' }, body: 'SAMLResponse=PHg-' }
    const request = requestOf(operationOf('loginSaml'), args, here)
    expect(request.body).toBe('SAMLResponse=PHg-')
    expect(request.headers['content-type']).toBe('application/octet-stream')
  })

  it('is left to the transport if it is a file', () => {
    const args = { query: { fileName: 'a b.zip' }, body: { fileId: 'file-1' } }
    const request = requestOf(operationOf('systemUpdateRepositoryUpload'), args, here)
    expect(request).toMatchObject({ method: 'PUT', body: null, file: 'file-1' })
    expect(request.url).toBe('/v1/system/update/repositories?file_name=a+b.zip')
    expect(request.headers['content-type']).toBe('application/octet-stream')
  })

  it('is unchanged if it is JSON already', () => {
    const body = '{"signed": {"keyId": 1.0}, "signatures": []}'
    const request = requestOf(operationOf('systemUpdateTrustRootCreate'), { body }, here)
    expect(request.body).toBe(body)
    expect(request.headers['content-type']).toBe('application/json')
  })

  it('is sent with the token, if any', () => {
    const request = requestOf(operationOf('ping'), {}, { host: '', token: 'secret' })
    expect(request.headers).toEqual({ authorization: 'Bearer secret' })
  })
})

describe('a response', () => {
  it('has its keys in camelCase at any depth, including those of maps', () => {
    const body = '{"fields":{"disk_id":{"type":"uuid"}},"run_state":"import_ready"}'
    expect(readJson(answer(body))).toEqual({
      fields: { diskId: { type: 'uuid' } },
      runState: 'import_ready',
    })
  })

  it('keeps times as strings', () => {
    expect(readJson(answer('{"time_created":"2024-01-01T00:00:00Z"}'))).toEqual({
      timeCreated: '2024-01-01T00:00:00Z',
    })
  })

  it('is an empty object if empty, and undefined if not JSON', () => {
    expect(readJson(answer(''))).toEqual({})
    expect(readJson(answer('<html>'))).toBeUndefined()
  })

  it('of status 204 is an empty object, regardless of its body', () => {
    expect(resultOf(operationOf('diskDelete'), answer('<html>', { status: 204 }))).toEqual({})
  })

  it('that is empty is undefined for a query', () => {
    expect(resultOf(operationOf('diskView'), answer(''))).toBeUndefined()
    expect(resultOf(operationOf('diskDelete'), answer(''))).toEqual({})
  })

  it('can be bytes or a size', () => {
    const zip = answer('UEs=', { encoding: 'base64' })
    expect(resultOf(operationOf('supportBundleDownload'), zip)).toEqual({ base64: 'UEs=' })
    expect(resultOf(operationOf('supportBundleDownload'), answer('PK'))).toEqual({ base64: 'UEs=' })
    expect(resultOf(operationOf('supportBundleIndex'), answer('a\nb'))).toEqual({ base64: 'YQpi' })
    expect(
      resultOf(
        operationOf('supportBundleHead'),
        answer('', { headers: { 'content-length': '2' } }),
      ),
    ).toEqual({ size: 2 })
    expect(resultOf(operationOf('supportBundleHead'), answer(''))).toBeUndefined()
  })
})
