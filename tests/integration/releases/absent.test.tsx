import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RELEASE_KEY } from '@/api/core/release'
import { releaseCheckRequested } from '@/store/release/slice'
import { showConsole } from '#tests/support/shown-console'

type Shown = Awaited<ReturnType<typeof showConsole>>

const PATH = '/settings/access-tokens'

const asked = ({ requests }: Shown) =>
  requests.filter(({ url }) => url.includes('/v1/me/access-tokens'))

const sections = () => {
  const [, nav] = screen.getAllByRole('navigation', { name: /^Sidebar navigation/, hidden: true })
  return within(nav!)
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent)
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

/** The rack is updated, or set back. */
const change = async (shown: Shown, release: 14 | 15 | 20) => {
  shown.backend.backendState.release = release
  await shown.send(releaseCheckRequested())
  await shown.settle()
}

describe('a page that the release of the rack lacks', () => {
  it('says which release has it, without a request or an error page', async () => {
    const shown = await showConsole({ path: PATH, release: 14 })
    await shown.settle()
    expect(heading()).toBe('Needs system release 15')
    expect(document.body.textContent).toContain(
      'This rack runs release 14. The page “Access tokens” needs release 15.',
    )
    expect(document.title).toBe('Needs system release 15 / Basalt Console')
    expect(shown.app.store.getState().actors.navigation?.context.location?.path).toBe(PATH)
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
    expect(asked(shown)).toEqual([])
    expect(shown.reports).toEqual([])
  })

  it('is found by its missing route while the release is unknown', async () => {
    const shown = await showConsole({
      path: PATH,
      release: 14,
      kept: { [`local/${RELEASE_KEY}`]: '' },
      // The rack restarts while the console asks which release it runs.
      wire: async (request, next) => {
        const answer = await next(request)
        return request.url.includes('/v1/auth-settings') ? { ...answer, status: 503 } : answer
      },
    })
    await shown.settle()
    expect(heading()).toBe('Needs system release 15')
    expect(document.body.textContent).toContain(
      'This rack does not have it. The page “Access tokens” needs release 15.',
    )
    expect(asked(shown)).not.toEqual([])
  })

  it.each([
    ['/settings/access-tokens', 'Needs system release 15'],
    ['/system/audit-log', 'Needs system release 16'],
    ['/system/networking/subnet-pools', 'Needs system release 18'],
    ['/system/alerting/alerts', 'Needs a release newer than 22'],
  ])('says so at %s if the tab remembers a newer rack', async (path, expected) => {
    const shown = await showConsole({
      path,
      release: 14,
      kept: { [`local/${RELEASE_KEY}`]: '23' },
    })
    await shown.settle()
    expect(heading()).toBe(expected)
    expect(document.body.textContent).toContain('This rack runs release 14.')
    const back = path.startsWith('/system') ? 'Back to Home' : 'Back to Profile'
    expect(screen.getByRole('link', { name: back })).toBeTruthy()
  })

  it('leads back to the page of an absent tab', async () => {
    await showConsole({ path: '/system/alerting/alerts', release: 15 })
    expect(heading()).toBe('Needs a release newer than 22')
    expect(screen.getByRole('link', { name: 'Back to Alerting' })).toBeTruthy()
  })

  it('links to the first page of its part of the console', async () => {
    const shown = await showConsole({ path: PATH, release: 14 })
    await shown.user.click(screen.getByRole('link', { name: 'Back to Profile' }))
    await shown.settle()
    expect(heading()).toBe('Profile')
  })

  it('opens in place if the rack has it when it is checked again', async () => {
    const shown = await showConsole({ path: PATH, release: 14 })
    await shown.user.click(screen.getByRole('button', { name: 'Check again' }))
    await shown.settle()
    expect(heading()).toBe('Needs system release 15')
    shown.backend.backendState.release = 15
    await shown.user.click(screen.getByRole('button', { name: 'Check again' }))
    await shown.settle()
    expect(heading()).toBe('Access tokens')
    expect(asked(shown)).toHaveLength(1)
  })

  it('is replaced by this notice if the rack is set back to an earlier release', async () => {
    const shown = await showConsole({ path: PATH, release: 20 })
    expect(heading()).toBe('Access tokens')
    await change(shown, 14)
    expect(heading()).toBe('Needs system release 15')
    await change(shown, 20)
    expect(heading()).toBe('Access tokens')
  })

  it('is in the sidebar only of racks that have it', async () => {
    const shown = await showConsole({ path: '/settings/profile', release: 14 })
    expect(sections()).not.toContain('Access tokens')
    await change(shown, 15)
    expect(sections()).toEqual(['Profile', 'SSH keys', 'Access tokens', 'Recording'])
  })

  it('is in the palette only if it is searched for, last and disabled', async () => {
    const { user, settle } = await showConsole({ path: '/settings/profile', release: 14 })
    await user.keyboard('{Control>}k{/Control}')
    await settle()
    expect(screen.queryByRole('option', { name: /Access tokens/ })).toBeNull()
    await user.keyboard('e')
    await settle()
    const last = screen.getAllByRole('option').at(-1)!
    expect(last.textContent).toBe('Access tokens (needs release 15) This rack runs release 14.')
    expect(last.getAttribute('aria-disabled')).toBe('true')
  })

  it('is unknown to users who may not see that part of the console', async () => {
    await showConsole({ path: '/system/silos', release: 14, user: 'Dario Marl' })
    expect(heading()).toBe('Page not found')
  })
})
