import { describe, expect, it } from 'vitest'
import { ApiFailure } from '@/mirage/server/errors'
import { Router } from '@/mirage/server/router'

const router = new Router<string>()
router.add('GET', '/v1/disks', 'list')
router.add('POST', '/v1/disks', 'create')
router.add('GET', '/v1/disks/{disk}', 'view')
router.add('GET', '/v1/disks/{disk}/metrics/{metric}', 'metrics')
router.add('GET', '/v1/disks/special', 'special')

const failure = (method: string, path: string): ApiFailure => {
  try {
    router.match(method, path)
  } catch (error) {
    if (error instanceof ApiFailure) return error
    throw error
  }
  throw new Error('it matched')
}

describe('the router', () => {
  it('finds the route and its parameters', () => {
    expect(router.match('POST', '/v1/disks')).toEqual({ target: 'create', path: {} })
    expect(router.match('GET', '/v1/disks/a%20b/metrics/read')).toEqual({
      target: 'metrics',
      path: { disk: 'a b', metric: 'read' },
    })
  })

  it('prefers literal segments', () => {
    expect(router.match('GET', '/v1/disks/special')).toEqual({ target: 'special', path: {} })
    expect(router.match('GET', '/v1/disks/ordinary').target).toBe('view')
  })

  it.each([
    '/',
    '/v1',
    '/v1/',
    '/v1/disks/',
    '/v1/disks/a/metrics',
    '/v1/disks//metrics/b',
    '/v2/disks',
  ])('does not find %s', path => {
    expect(failure('GET', path)).toMatchObject({ status: 404, code: null })
  })

  it('reports the methods of a path', () => {
    expect(failure('PUT', '/v1/disks')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, POST' },
    })
  })

  it('rejects a path that cannot be decoded', () => {
    expect(failure('GET', '/v1/disks/%zz')).toMatchObject({ status: 400, code: null })
  })
})
