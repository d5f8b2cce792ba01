import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { brokenRules, openScope } from '#tests/support/screen-rules'
import { showConsole } from '#tests/support/shown-console'
import { failing } from '../utilization/support'

const show = async (options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const shown = await showConsole({ path: '/system/home', release: 23, ...options })
  for (let step = 0; step < 5; step += 1) await shown.settle()
  return {
    ...shown,
    go: async (to: string) => {
      await shown.send(navigationRequested({ to }))
      for (let step = 0; step < 3; step += 1) await shown.settle()
    },
  }
}

const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const verdict = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0]

describe('the home page of the system', () => {
  it('comes to an end for a viewer, who may not see all', async () => {
    await show({ user: 'Bruno Slate' })
    expect(screen.queryByText(/^Read \d+ of \d+ lists…$/)).toBeNull()
  })

  it('shows what is wrong, with links to the objects and what helps', async () => {
    const { user, go, history, settle } = await show({ scenario: 'full-pool' })
    expect(brokenRules(openScope())).toEqual([])
    const found = items('Findings')
    expect(found[0]).toMatch(/^critical/)
    const pool = screen.getByRole('group', { name: 'IP pool full-pool' })
    expect(pool.closest('li')?.textContent).toBe(
      'criticalIP pool full-poolAll addresses are allocated.Add range',
    )
    await user.click(within(pool).getByRole('link', { name: 'Add range' }))
    await settle()
    expect(history.current().path).toBe('/system/networking/ip-pools/full-pool/ranges-add')
    await go('/system/home')
    expect(verdict()).toMatch(/^\d+ findings need attention.*, \d+ critical\.$/)
    expect(screen.getByText(/^Checked /).textContent).toMatch(
      /utilization of silos, silos, .*sleds, physical disks, .*update status, and alerts\.$/,
    )
  })

  it('begins with three calls, reads four lists at a time, and shares them', async () => {
    let [now, most] = [0, 0]
    const { requests, go } = await show({
      wire: async (request, next) => {
        now += 1
        most = Math.max(most, now)
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
        const answer = await next(request)
        now -= 1
        return answer
      },
    })
    const paths = requests
      .map(({ url }) => url.split('?')[0])
      .filter(path => !path?.startsWith('/v1/me'))
    expect(paths.slice(0, 3)).toEqual([
      '/v1/system/hardware/sleds',
      '/v1/system/utilization/silos',
      '/v1/system/update/status',
    ])
    expect(most).toBe(4)
    expect(paths).toHaveLength(new Set(paths).size)
    const before = requests.length
    await go('/system/issues')
    expect(
      requests
        .slice(before)
        .map(({ url }) => url)
        .filter(url => !url.startsWith('/v1/me')),
    ).toEqual([])
  })

  it('does not take what it could not read to be fine', async () => {
    await show({
      scenario: 'empty',
      wire: failing('bgp-status', 503, 'no switch answers'),
    })
    expect(verdict()).toContain(' in what could be looked at')
    expect(items('Could not look at')[0]).toMatch(/^BGP peers: .*no switch answers/i)
  })

  it('tells of an update that is suspended', async () => {
    const { user, settle } = await show({ scenario: 'update-suspended' })
    await user.click(screen.getByRole('button', { name: /^All / }))
    await settle()
    expect(items('Findings').join('\n')).toMatch(/warningSystem update .*The update is suspended\./)
  })

  it('tells of instances that failed in the last day, with a link to those of the own silo', async () => {
    const { user, settle, history, go, backend, requests } = await show()
    // Their names come from the lists of their projects, of which there are fewer.
    const ofInstances = requests
      .map(({ url }) => url)
      .filter(url => url.startsWith('/v1/instances'))
    expect(ofInstances).not.toEqual([])
    expect(ofInstances.filter(url => !/^\/v1\/instances\?.*project=/.test(url))).toEqual([])
    await user.click(screen.getByRole('button', { name: /^All / }))
    await settle()
    const own = screen
      .getAllByRole('link', { name: /^Instance / })
      .find(link => /in silo maze-war\. Its sled no longer/.test(link.closest('li')!.textContent))!
    const name = own.textContent.replace('Instance ', '')
    const id = [...backend.backendState.db.instances.all()].find(each => each.name === name)?.id
    expect(own.closest('li')?.textContent).toMatch(
      /It failed in the last day, in silo maze-war\. Its sled no longer knew it\./,
    )
    await user.click(own)
    await settle()
    expect(history.current().path).toMatch(new RegExp(`/instances/${id}/storage$`))
    await go('/system/home')
    await user.click(screen.getByRole('button', { name: /^All / }))
    await user.click(screen.getByRole('link', { name: 'Instances that failed' }))
    await settle()
    expect(history.current().path).toBe('/system/metrics')
  })

  it('leads from a sled that takes nothing new to its check', async () => {
    const { user, settle, history } = await show({ scenario: 'drain' })
    const row = async () => {
      await user.click(screen.getByRole('button', { name: /^All / }))
      return screen.getByRole('group', { name: 'Sled BRM02222870' }).closest('li')!
    }
    await user.click(within(await row()).getByRole('link', { name: 'Drain check' }))
    await settle()
    expect(history.current().path).toMatch(/\/drain$/)
  })

  it('tells of hardware that is gone since this browser counted it, until it is hidden', async () => {
    const first = await show({ scenario: 'drain' })
    const { db } = first.backend.backendState
    const lost = [...db.sleds.all()].at(-1)!.id
    db.sleds.remove(lost)
    await first.send(refreshRequested())
    for (let step = 0; step < 5; step += 1) await first.settle()
    const row = () => screen.getByRole('group', { name: 'Number of sleds' }).closest('li')!
    expect(row().textContent).toMatch(
      /^warningNumber of sleds1 sled fewer than when this browser last counted them: 7 instead of 8\./,
    )
    await first.go('/system/issues')
    await first.go('/system/home')
    await first.user.click(within(row()).getByRole('button', { name: 'Hide until it changes' }))
    expect(screen.queryByRole('group', { name: 'Number of sleds' })).toBeNull()
    db.sleds.remove([...db.sleds.all()].at(-1)!.id)
    await first.send(refreshRequested())
    for (let step = 0; step < 5; step += 1) await first.settle()
    expect(row().textContent).toContain('2 sleds fewer than')
  })

  it('has no source that the rack lacks', async () => {
    const { requests } = await show({ release: 14 })
    expect(requests.filter(({ url }) => /update\/status|alerts/.test(url))).toEqual([])
  })

  it('is not there for users without a role on the fleet', async () => {
    await show({ user: 'Clara Flint' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  })
})
