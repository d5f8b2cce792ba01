import { describe, expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { selectIpPoolRows } from '@/store/system/ip-pools/ip-pools'
import { startConsole } from '#tests/support/console'
import {
  choose,
  chooseAndConfirm,
  countOf,
  reasonsOf,
  recordOf,
  toastsOf,
} from '../instances/support'
import { fill, formOf, labelsOf, sentBody, submit } from '../instance-networking/support'
import { LIST, openList, openPool, poolNames, poolOf, rowOf, where } from './support'

describe('the list of IP pools', () => {
  test('links each pool to its page, and omits the pool of the services', async () => {
    const console = await openList()
    expect(poolNames(console)).toEqual([
      'edge-pool',
      'ip-pool-1',
      'ip-pool-2',
      'ip-pool-3',
      'ip-pool-4',
      'vast-pool',
    ])
    expect(rowOf(console, 'ip-pool-1')).toMatchObject({
      href: `${LIST}/ip-pool-1`,
      description: 'public IPs',
    })
    expect(labelsOf(rowOf(console, 'ip-pool-1').actions)).toEqual(['Edit', 'Delete'])
  })

  test('fails for a user who is no fleet viewer', async () => {
    const console = await startConsole({ path: LIST, user: 'Clara Flint' })
    expect(selectIpPoolRows(console.state(), {})).toEqual([])
    expect(console.state().actors.navigation?.value).toBe('failed')
  })

  test('disables the actions of admins for a fleet viewer, with the reason', async () => {
    const console = await startConsole({ path: LIST, user: 'Bruno Slate' })
    const reason = 'Needs the role admin on the fleet'
    expect(reasonsOf(rowOf(console, 'ip-pool-3').actions)).toEqual({ Edit: reason, Delete: reason })
  })

  test('treats a silo role mapped to fleet admin as a fleet admin', async () => {
    const open = (mapped: object) =>
      startConsole({
        path: LIST,
        wire: async (request, next) => {
          const response = await next(request)
          if (request.url.endsWith('/system/policy')) {
            const policy = JSON.parse(response.body) as { role_assignments: object[] }
            const assignments = policy.role_assignments.map(each => ({
              ...each,
              role_name: 'viewer',
            }))
            return { ...response, body: JSON.stringify({ role_assignments: assignments }) }
          }
          if (!/system\/silos\/[^/]+$/.test(request.url)) return response
          const silo = { ...(JSON.parse(response.body) as object), mapped_fleet_roles: mapped }
          return { ...response, body: JSON.stringify(silo) }
        },
      })
    const reasons = async (mapped: object) =>
      Object.keys(reasonsOf(rowOf(await open(mapped), 'ip-pool-3').actions))
    expect(await reasons({ admin: ['admin'] })).toEqual([])
    // The role on the silo includes the weaker ones.
    expect(await reasons({ viewer: ['admin'] })).toEqual([])
    expect(await reasons({})).toEqual(['Edit', 'Delete'])
  })
})

describe('deleting an IP pool', () => {
  test('with ranges is refused without a request', async () => {
    const console = await openList()
    await choose(console, rowOf(console, 'ip-pool-1').actions, 'Delete')
    const { obstacle } = console.state().actors.confirm?.context ?? {}
    expect(JSON.stringify(obstacle)).toContain('2 IP ranges')
    expect(countOf(console, 'DELETE', '/v1')).toBe(0)
  })

  test('shows the error of the server', async () => {
    const console = await openList()
    await choose(console, rowOf(console, 'ip-pool-3').actions, 'Delete')
    const { ipPoolRanges, ipPools } = console.backend.backendState.db
    const [range] = ipPoolRanges.all()
    if (!range) throw new Error('There are no ranges.')
    ipPoolRanges.update(range.id, { ipPoolId: recordOf(ipPools, 'ip-pool-3').id })
    await console.send(confirmAccepted())
    expect(toastsOf(console)).toEqual([
      {
        variant: 'error',
        title: 'Could not delete IP pool',
        text: 'IP Pool cannot be deleted while it contains IP ranges',
      },
    ])
    expect(poolNames(console)).toContain('ip-pool-3')
  })

  test('without ranges removes it from the list', async () => {
    const console = await openList()
    await chooseAndConfirm(console, rowOf(console, 'ip-pool-3').actions, 'Delete')
    expect(poolNames(console)).not.toContain('ip-pool-3')
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'IP pool ip-pool-3 deleted' }])
  })

  test('from its page returns to the list', async () => {
    const console = await openPool('ip-pool-3')
    await chooseAndConfirm(console, poolOf(console, 'ip-pool-3').actions, 'Delete')
    expect(where(console)).toBe(LIST)
    expect(poolNames(console)).not.toContain('ip-pool-3')
  })

  test('is disabled on the page of a pool with ranges', async () => {
    const console = await openPool('ip-pool-1')
    expect(reasonsOf(poolOf(console, 'ip-pool-1').actions)).toEqual({
      Delete: 'It cannot be deleted while it contains IP ranges',
    })
  })
})

describe('the form of an IP pool', () => {
  test('creates a pool, and the toast links to its ranges', async () => {
    const console = await startConsole({ path: `${LIST}-new` })
    const form = 'ipPoolCreate'
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ name: 'Name is required' })
    await fill(console, form, { name: 'ip-pool-1' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ name: 'Name already exists' })
    await fill(console, form, { name: 'fresh', description: 'New.' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({ name: 'fresh', description: 'New.' })
    expect(where(console)).toBe(`${LIST}/fresh`)
    expect(toastsOf(console)).toEqual([
      {
        variant: 'success',
        text: 'IP pool fresh created',
        link: { label: 'Add IP range', to: `${LIST}/fresh/ranges-add` },
      },
    ])
  })

  test('renames a pool and its page', async () => {
    const console = await startConsole({ path: `${LIST}/ip-pool-2/edit` })
    const form = 'ipPoolEdit'
    expect(formOf(console, form)?.values).toEqual({ name: 'ip-pool-2', description: 'VPN IPs' })
    await fill(console, form, { name: 'vpn-pool' })
    await submit(console, form)
    expect(where(console)).toBe(`${LIST}/vpn-pool`)
    expect(poolOf(console, 'vpn-pool')).toMatchObject({ description: 'VPN IPs' })
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'IP pool vpn-pool updated' }])
  })

  test('closes without a request if nothing changed', async () => {
    const console = await startConsole({ path: `${LIST}/ip-pool-2/edit` })
    await submit(console, 'ipPoolEdit')
    expect(where(console)).toBe(`${LIST}/ip-pool-2`)
    expect(countOf(console, 'PUT', '/v1')).toBe(0)
  })
})
