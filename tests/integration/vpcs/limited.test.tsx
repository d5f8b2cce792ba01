import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userIds } from '@/mirage/seeds/users'
import { navigationRequested } from '@/store/navigation/events'
import { selectRuleRows } from '@/store/project/firewall-rules/firewall-rules'
import { selectRouteRows } from '@/store/project/router-routes/router-routes'
import { selectRouter, selectRouterRows } from '@/store/project/routers/routers'
import { selectSubnetRows } from '@/store/project/subnets/subnets'
import { selectVpc, selectVpcRows } from '@/store/project/vpcs/vpcs'
import { showConsole } from '#tests/support/shown-console'
import { projectImage, storagePath } from '../instance-create/support'
import { fill, submit } from '../instance-networking/support'
import { reasonsOf } from '../instances/support'

const PROJECT = '/projects/mock-project'
const VPC = `${PROJECT}/vpcs/mock-vpc`
const IN_VPC = { project: 'mock-project', vpc: 'mock-vpc' }
const REASON = 'Needs the role collaborator on this project'

/** The console of Fynn, who has only these roles. */
const open = async (
  path: string,
  roles: { silo?: string; project?: string },
  options: Partial<Parameters<typeof showConsole>[0]> = {},
) => {
  const console = await showConsole({
    path: '/login',
    release: 18,
    user: 'Fynn Gabbro',
    ...options,
  })
  const assign = async (url: string, role_name: string) => {
    const ada = { identity_type: 'silo_user', identity_id: userIds.ada, role_name: 'admin' }
    const fynn = { identity_type: 'silo_user', identity_id: userIds.fynn, role_name }
    await console.backend.handle({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role_assignments: [ada, fynn] }),
    })
  }
  if (roles.silo) await assign('/v1/policy', roles.silo)
  if (roles.project) await assign('/v1/projects/mock-project/policy', roles.project)
  await console.send(navigationRequested({ to: path }))
  await console.settle()
  return console
}

const isOff = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

const LIMITED = 'limited_collaborator'

describe.each([{ project: LIMITED }, { silo: LIMITED }, { silo: 'viewer', project: LIMITED }])(
  'with the roles %o',
  roles => {
    test('networks cannot be changed, and the reason is said', async () => {
      const { state } = await open(`${PROJECT}/vpcs`, roles)
      expect(isOff('New VPC')).toBe(true)
      expect(screen.queryByRole('link', { name: 'New VPC' })).toBeNull()
      const [row] = selectVpcRows(state(), IN_VPC)
      expect(reasonsOf(row?.actions ?? [])).toEqual({
        Edit: REASON,
        'Create similar': REASON,
        Delete: REASON,
      })
    })
  },
)

test.each([
  { silo: LIMITED, project: 'collaborator' },
  { silo: 'collaborator', project: LIMITED },
])('a stronger role counts: %o', async roles => {
  await open(`${PROJECT}/vpcs`, roles)
  expect(screen.getByRole('link', { name: 'New VPC' })).toBeTruthy()
})

test('a role that cannot be read disables nothing', async () => {
  await open(
    `${PROJECT}/vpcs`,
    { project: LIMITED },
    {
      wire: (request, next) =>
        request.method === 'GET' && request.url.endsWith('/policy')
          ? Promise.resolve({ status: 503, headers: {}, body: '{"message":"no"}' })
          : next(request),
    },
  )
  expect(screen.getByRole('link', { name: 'New VPC' })).toBeTruthy()
})

test('no policy is read where there is no such role', async () => {
  const { requests } = await showConsole({ path: `${PROJECT}/vpcs`, release: 16 })
  expect(requests.some(({ url }) => url.includes('mock-project/policy'))).toBe(false)
})

describe('a limited collaborator', () => {
  const roles = { project: LIMITED }
  const offered = (actions: Parameters<typeof reasonsOf>[0] | undefined) =>
    new Set(Object.values(reasonsOf(actions ?? [])))

  test('cannot change the rules, subnets and routers of a VPC', async () => {
    const console = await open(`${VPC}/firewall-rules`, roles)
    const { state, send, settle, user } = console
    expect(isOff('New rule')).toBe(true)
    expect(offered(selectVpc(state(), IN_VPC)?.actions)).toEqual(new Set([REASON]))
    expect(offered(selectRuleRows(state(), IN_VPC)[0]?.actions)).toEqual(new Set([REASON]))
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await settle()
    expect(['Enable', 'Disable', 'Delete'].map(isOff)).toEqual([true, true, true])
    const shows = async (path: string, button: string) => {
      await send(navigationRequested({ to: `${VPC}${path}` }))
      await settle()
      expect(isOff(button)).toBe(true)
    }
    await shows('/subnets', 'New subnet')
    expect(offered(selectSubnetRows(state(), IN_VPC)[0]?.actions)).toEqual(new Set([REASON]))
    await shows('/routers', 'New router')
    expect(offered(selectRouterRows(state(), IN_VPC)[0]?.actions)).toEqual(new Set([REASON]))
    const router = { ...IN_VPC, router: 'mock-custom-router' }
    await shows('/routers/mock-custom-router', 'New route')
    expect(offered(selectRouter(state(), router)?.actions)).toEqual(new Set([REASON]))
    expect(offered(selectRouteRows(state(), router)[0]?.actions)).toEqual(new Set([REASON]))
  })

  test.each([
    [`${PROJECT}/vpcs-new`, 'Create VPC'],
    [`${VPC}/firewall-rules/allow-ssh/edit`, 'Update rule'],
    [`${VPC}/routers/mock-custom-router/routes-new`, 'Create route'],
  ])('cannot submit %s', async (path, button) => {
    await open(path, roles)
    expect(isOff(button)).toBe(true)
  })

  test('creates an instance', async () => {
    const console = await open(`${PROJECT}/instances-new`, roles)
    expect(isOff('Create instance')).toBe(false)
    await fill(console, 'instanceCreate', { name: 'fresh', networkInterfaceType: 'none' })
    await fill(console, 'instanceCreate', projectImage())
    await submit(console, 'instanceCreate')
    expect(console.history.current().path).toBe(storagePath('fresh'))
  })
})
