import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { visibilityChanged } from '@/store/tab/slice'
import { START } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { makeCertificate } from '../backend/support/x509'
import { failing } from '../utilization/support'

type Options = Partial<Parameters<typeof showConsole>[0]>
type Wire = NonNullable<Options['wire']>

const show = async (options: Options = {}) => {
  const shown = await showConsole({ path: '/home', release: 23, ...options })
  const settle = async () => {
    for (let step = 0; step < 5; step += 1) await shown.settle()
  }
  await settle()
  return {
    ...shown,
    settle,
    press: async (name: string | RegExp) => {
      await shown.user.click(screen.getByRole('button', { name }))
      await settle()
    },
    /** The paths of the requests, without those of the session. */
    asked: () => shown.requests.map(({ url }) => url).filter(url => !url.startsWith('/v1/me?')),
  }
}

const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const verdict = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0]

const json = (body: object) => ({ status: 200, headers: {}, body: JSON.stringify(body) })

/** A silo with many projects, of which each has a failed instance. */
const manyProjects = (count: number): Wire => {
  return async (request, next) => {
    const answer = await next(request)
    if (request.url.startsWith('/v1/projects?')) {
      const { items: found } = JSON.parse(answer.body) as { items: object[] }
      const projects = Array.from({ length: count }, (_, at) => ({
        ...found[0],
        id: `1a5a1a5a-0000-4000-8000-${String(at).padStart(12, '0')}`,
        name: `project-${at}`,
        time_created: new Date(START - at * 60_000).toISOString(),
      }))
      return json({ items: projects, next_page: null })
    }
    return /instances\?project=project-/.test(request.url)
      ? json({ items: [], next_page: null })
      : answer
  }
}

const instanceCalls = ({ requests }: { requests: readonly { url: string }[] }) =>
  requests.filter(({ url }) => url.startsWith('/v1/instances?'))

describe('the home page of a silo', () => {
  it('shows what needs attention, the most urgent first, with links to the objects', async () => {
    const { press, settle, user, history } = await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home')
    expect(verdict()).toBe('11 findings need attention, 8 critical.')
    expect(items('Findings')).toHaveLength(10)
    expect(items('Findings')[0]).toMatch(
      /^criticalInstance tumbled in project rock-gardenIt has failed\. It restarts by itself shortly\.1m ago/,
    )
    await press('All 11')
    expect(items('Findings').slice(8)).toEqual([
      'warningInstance under-repair in project rock-gardenIt is being repaired.1h ago',
      'warningAccess token acce55…000002It ends in 3 days: programs that use it will stop working.',
      'noticeQuota Memory238 of 300 GiB are provisioned.',
    ])
    expect(screen.getByText(/^Checked /).textContent).toBe(
      'Checked quotas, IP pools, access tokens, certificates, and the instances of 7 projects.',
    )
    await user.click(screen.getByRole('link', { name: 'Instance you-fail' }))
    await settle()
    expect(history.current().path).toBe('/projects/mock-project/instances/you-fail/storage')
  })

  it('shows numbers that lead to their pages', async () => {
    await show()
    const numbers = ['Projects', 'Instances', 'Images'].map(name => {
      const [link] = within(screen.getByRole('region', { name: 'At a glance' })).getAllByRole(
        'link',
        { name },
      )
      return [link?.parentElement?.textContent, link?.getAttribute('href')]
    })
    expect(numbers).toEqual([
      ['Projects7', '/projects'],
      ['Instances246 running, 3 stopped, 8 failed, 7 other', '/projects'],
      ['Images4', '/images'],
    ])
  })

  it('needs four calls before anything else is asked, and has four under way at most', async () => {
    let [now, most] = [0, 0]
    const { asked } = await show({
      wire: async (request, next) => {
        now += 1
        most = Math.max(most, now)
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
        const answer = await next(request)
        now -= 1
        return answer
      },
    })
    const paths = asked().map(url => url.split('?')[0])
    expect(paths.slice(2, 6)).toEqual([
      '/v1/projects',
      '/v1/utilization',
      '/v1/ip-pools',
      '/v1/me/access-tokens',
    ])
    expect(paths.slice(6, 8)).toEqual(['/v1/images', '/v1/certificates'])
    expect(paths.slice(8)).toEqual(Array.from({ length: 7 }, () => '/v1/instances'))
    expect(most).toBe(4)
  })

  it('keeps the answers for a minute, and those about instances for five', async () => {
    const { send, settle, advance, requests } = await show()
    const visit = async () => {
      await send(navigationRequested({ to: '/images' }))
      await settle()
      const before = requests.length
      await send(navigationRequested({ to: '/home' }))
      await settle()
      return requests
        .slice(before)
        .map(({ url }) => url.split('?')[0])
        .filter(path => !path?.startsWith('/v1/me'))
    }
    await advance(30_000)
    expect(await visit()).toEqual([])
    await advance(60_000)
    expect(await visit()).toEqual(['/v1/projects', '/v1/utilization', '/v1/ip-pools', '/v1/images'])
    const before = instanceCalls({ requests }).length
    await send(refreshRequested())
    await settle()
    expect(instanceCalls({ requests }).length - before).toBe(7)
  })

  it('reads again what is old when the tab is shown again, and polls nothing', async () => {
    const { send, settle, advance, requests } = await show()
    await advance(10_000)
    const before = requests.length
    await send(visibilityChanged({ visible: false }))
    await advance(120_000)
    expect(requests.slice(before).map(({ url }) => url)).toEqual([])
    await send(visibilityChanged({ visible: true }))
    await settle()
    expect(requests.slice(before).map(({ url }) => url.split('?')[0])).toContain('/v1/utilization')
    expect(instanceCalls({ requests: requests.slice(before) })).toEqual([])
  })

  it('looks at 50 of 312 projects, and at more until it is stopped', async () => {
    const held: (() => void)[] = []
    let isHeld = false
    const shown = await show({
      wire: manyProjects(312),
      hold: ({ url }) =>
        isHeld && url.startsWith('/v1/instances?') ? new Promise<void>(go => held.push(go)) : null,
    })
    for (let step = 0; step < 6; step += 1) await shown.settle()
    expect(instanceCalls(shown)).toHaveLength(50)
    expect(instanceCalls(shown)[0]?.url).toContain('project-0&')
    expect(screen.getByText('Looked at 50 of 312 projects')).toBeTruthy()
    expect(verdict()).toBe(
      '2 findings need attention in what could be looked at. 262 projects not looked at.',
    )
    isHeld = true
    await shown.press('Look at the rest (262 calls, about 14 seconds)')
    await shown.press('Stop')
    expect(instanceCalls(shown)).toHaveLength(54)
    isHeld = false
    for (const go of held) go()
    await shown.settle()
    expect(instanceCalls(shown)).toHaveLength(54)
  })

  it('looks at all projects if asked', async () => {
    const shown = await show({ wire: manyProjects(60) })
    await shown.press(/^Look at the rest/)
    expect(instanceCalls(shown)).toHaveLength(60)
    expect(screen.getByText('Looked at 60 of 60 projects')).toBeTruthy()
  })

  it('sends nothing more once it is left', async () => {
    let held: (() => void)[] = []
    const shown = await show({
      wire: manyProjects(312),
      hold: ({ url }) =>
        url.startsWith('/v1/instances?') ? new Promise<void>(go => held.push(go)) : null,
    })
    expect(instanceCalls(shown)).toHaveLength(4)
    await shown.send(navigationRequested({ to: '/images' }))
    await shown.settle()
    for (const go of held) go()
    held = []
    await shown.settle()
    expect(instanceCalls(shown)).toHaveLength(4)
  })

  it('hides a finding until it changes', async () => {
    let memory = 238
    const wire: Wire = async (request, next) => {
      const answer = await next(request)
      if (request.url !== '/v1/utilization') return answer
      const found = JSON.parse(answer.body) as { provisioned: { memory: number } }
      found.provisioned.memory = memory * 2 ** 30
      return json(found)
    }
    const first = await show({ wire })
    await first.press('All 11')
    const quota = screen.getByRole('group', { name: 'Quota Memory' })
    await first.user.click(within(quota).getByRole('button', { name: 'Hide until it changes' }))
    await first.settle()
    expect(verdict()).toBe('10 findings need attention, 8 critical.')
    expect(screen.getByText('1 finding hidden until it changes.')).toBeTruthy()

    const again = await show({ wire, kept: Object.fromEntries(first.storage) })
    expect(screen.getAllByText('1 finding hidden until it changes.')).toHaveLength(2)
    memory = 290
    await again.send(refreshRequested())
    await again.settle()
    expect(screen.getAllByText(/290 of 300 GiB are provisioned/)).toHaveLength(1)
  })

  it('can show hidden findings again', async () => {
    const { press, user, settle } = await show()
    const [first] = screen.getAllByRole('button', { name: 'Hide until it changes' })
    await user.click(first!)
    await settle()
    expect(verdict()).toBe('10 findings need attention, 7 critical.')
    // The next row takes its place, and the focus.
    const [next] = screen.getAllByRole('button', { name: 'Hide until it changes' })
    expect(document.activeElement).toBe(next)
    await press('Show again')
    expect(verdict()).toBe('11 findings need attention, 8 critical.')
  })

  it('says that nothing needs attention, and what was checked', async () => {
    await show({ scenario: 'empty' })
    expect(verdict()).toBe('Nothing needs attention.')
    expect(screen.getByText(/^Checked /).textContent).toBe(
      'Checked quotas, IP pools, access tokens, and certificates.',
    )
  })

  it('does not take what it could not read to be fine', async () => {
    await show({
      scenario: 'empty',
      wire: failing('/v1/utilization', 503, 'the database is away'),
    })
    expect(verdict()).toBe('Nothing needs attention in what could be looked at.')
    expect(items('Could not look at')[0]).toMatch(/^Quotas: .*the database is away/i)
    expect(screen.queryByText('Provisioned of quota')).toBeNull()
  })

  it('names the lists of instances that failed, by the reason', async () => {
    await show({ wire: failing('/v1/instances?', 503, 'the database is away') })
    expect(items('Could not look at')[0]).toMatch(
      /^Instances of \S+, instances of \S+, instances of \S+, and 4 more: .*the database is away/i,
    )
    expect(screen.getByText('Looked at 0 of 7 projects')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Instances' })).toBeNull()
  })

  it('counts no instances that could not be read', async () => {
    await show({ wire: failing('project=rock-garden', 503, 'the database is away') })
    expect(screen.getByText('Looked at 6 of 7 projects')).toBeTruthy()
    const [link] = screen.getAllByRole('link', { name: 'Instances' })
    expect(link?.parentElement?.textContent).toMatch(/^Instancesat least \d+/)
  })

  it('says to a user without any role what can be read, and why not more', async () => {
    const { settle } = await show({ scenario: 'forbidden' })
    await settle()
    expect(items('Could not look at').join('\n')).toMatch(/projects/i)
    expect(screen.getByText(/^You are not in any groups and have no role/)).toBeTruthy()
    expect(screen.queryByText('Projects', { selector: 'main a' })).toBeNull()
  })

  it('tells administrators of certificates that end', async () => {
    const { cert } = makeCertificate({
      hosts: ['maze-war.sys.rack.example'],
      notAfter: new Date(START + 5.5 * 86_400_000).toISOString(),
    })
    await show({
      wire: async (request, next) => {
        const answer = await next(request)
        return request.url.startsWith('/v1/certificates?')
          ? json({ items: [{ id: 'c', name: 'current', cert }], next_page: null })
          : answer
      },
    })
    const renew = screen.getByRole('group', { name: 'Certificate current' })
    expect(renew.closest('li')?.textContent).toBe(
      'criticalCertificate currentThe last certificate of the silo maze-war: expires in 5 days.Renew',
    )
  })

  it('does not ask others for certificates', async () => {
    const { asked } = await show({ user: 'Clara Flint' })
    expect(asked().filter(url => url.startsWith('/v1/certificates'))).toEqual([])
  })

  it.each(['Clara Flint', 'Fynn Gabbro'])(
    'comes to an end for %s, who may not see all',
    async user => {
      await show({ user, release: 14 })
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toEqual([''])
      expect(screen.queryByText(/^Read \d+ of \d+ lists…$/)).toBeNull()
    },
  )

  it.each([14, 17] as const)(
    'sees the IP pools of release %i, which have no type',
    async release => {
      await show({ release })
      expect(screen.queryByText(/It has no IP pool/)).toBeNull()
    },
  )

  it('has no access tokens on racks that cannot list them', async () => {
    const { asked } = await show({ release: 14 })
    expect(asked().filter(url => url.includes('access-tokens'))).toEqual([])
    expect(screen.queryByText('Could not look at')).toBeNull()
  })

  it('looks at disks if asked', async () => {
    const { press, asked } = await show()
    expect(asked().filter(url => url.startsWith('/v1/disks'))).toEqual([])
    await press('Check disks too')
    expect(asked().filter(url => url.startsWith('/v1/disks'))).toHaveLength(7)
    expect(screen.getByRole('link', { name: 'Disk broken' })).toBeTruthy()
    expect(screen.getByText(/^Checked .*, and the disks of 7 projects\.$/)).toBeTruthy()
  })

  it('does not say that it checked disks that could not be read', async () => {
    await show({
      path: '/home?disks=yes',
      wire: failing('/v1/disks?', 503, 'the database is away'),
    })
    expect(screen.getByText(/^Checked .*, and the instances of 7 projects\.$/)).toBeTruthy()
  })

  it('starts a failed instance', async () => {
    const { press, settle, user } = await show()
    const failed = screen.getByRole('group', {
      name: 'Instance never-cooled in project other-project',
    })
    await user.click(within(failed).getByRole('button', { name: 'Start' }))
    await settle()
    await press('Start instance')
    expect(verdict()).toBe('10 findings need attention, 7 critical.')
    expect(items('Last actions')[0]).toMatch(/^Start instance never-cooled/)
  })

  it('lists what the user opened last', async () => {
    const { send, settle } = await show({ path: '/projects/mock-project/instances/db1/storage' })
    await send(navigationRequested({ to: '/home' }))
    await settle()
    expect(items('Opened last')).toEqual(['Instance db1'])
  })
})
