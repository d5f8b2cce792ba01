import { describe, expect, test } from 'vitest'
import { selectSilosToLink } from '@/store/system/ip-pool-silos/link.form'
import {
  selectDefaultQueries,
  selectSiloLinkAction,
} from '@/store/system/ip-pool-silos/ip-pool-silos'
import { confirmAccepted } from '@/store/confirm/confirm'
import { queriesWanted } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, reasonsOf, recordOf, toastsOf } from '../instances/support'
import { fill, formOf, labelsOf, sentBody, submit } from '../instance-networking/support'
import { LIST, linksOf, openPool } from './support'

const form = 'ipPoolSiloLink'

const linkOf = (console: TestConsole, pool: string, silo: string) =>
  linksOf(console, pool).find(({ name }) => name === silo)

const openForm = async (pool: string) => {
  const console = await openPool(pool)
  await choose(console, [selectSiloLinkAction(console.state(), { pool })], 'Link silo')
  return console
}

test('the silos of a pool are marked if it is their default', async () => {
  const console = await openPool('edge-pool')
  const rows = linksOf(console, 'edge-pool').map(({ name, isDefault }) => [name, isDefault])
  expect(Object.fromEntries(rows)).toEqual({ 'maze-war': false, 'pocket-lab': true })
  expect(linkOf(console, 'edge-pool', 'maze-war')).toMatchObject({
    href: '/system/silos/maze-war?tab=ip-pools',
  })
  expect(labelsOf(linkOf(console, 'edge-pool', 'maze-war')?.actions ?? [])).toEqual([
    'Make default',
    'Unlink',
  ])
})

test('silos are shown by id if they cannot be listed', async () => {
  const console = await startConsole({
    path: `${LIST}/ip-pool-2?tab=silos`,
    wire: (request, next) =>
      request.url.startsWith('/v1/system/silos?')
        ? Promise.resolve({ status: 503, headers: {}, body: '{"message":"no"}' })
        : next(request),
  })
  const { id } = recordOf(console.backend.backendState.db.silos, 'maze-war')
  expect(linksOf(console, 'ip-pool-2')).toMatchObject([
    { name: id, href: `/system/silos/${id}?tab=ip-pools` },
  ])
})

describe('linking a silo', () => {
  test('offers the silos not linked yet, and does not make the pool their default', async () => {
    const console = await openForm('ip-pool-1')
    const offered = selectSilosToLink(console.state()).map(({ value }) => value)
    expect(offered).toEqual(['myriad', 'pocket-lab'])
    await fill(console, form, { silo: 'myriad' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({ silo: 'myriad', is_default: false })
    expect(linkOf(console, 'ip-pool-1', 'myriad')).toMatchObject({ isDefault: false })
    expect(formOf(console, form)).toBeUndefined()
  })

  test('requires a silo', async () => {
    const console = await openForm('ip-pool-1')
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ silo: 'Silo is required' })
  })
})

describe('the default pool', () => {
  test('is set after a confirmation', async () => {
    const console = await openPool('edge-pool')
    await choose(console, linkOf(console, 'edge-pool', 'maze-war')?.actions, 'Make default')
    const { body = [] } = console.state().actors.confirm?.context.request ?? {}
    expect(JSON.stringify(body)).toMatch(/edge-pool.*maze-war/)
    await console.send(confirmAccepted())
    expect(linkOf(console, 'edge-pool', 'maze-war')?.isDefault).toBe(true)
  })

  test('is named in the confirmation if it is replaced', async () => {
    const console = await openPool('edge-pool')
    const queries = selectDefaultQueries(console.state(), { pool: 'edge-pool' })
    expect(queries).toHaveLength(1)
    await console.send(queriesWanted({ owner: 'tab', queries }))
    await choose(console, linkOf(console, 'edge-pool', 'maze-war')?.actions, 'Make default')
    const { title, body = [] } = console.state().actors.confirm?.context.request ?? {}
    expect(title).toBe('Change default pool')
    expect(JSON.stringify(body)).toMatch(/maze-war.*ip-pool-1.*edge-pool.*ip-pool-1.*stays linked/)
    await console.send(confirmAccepted())
    expect(linkOf(console, 'edge-pool', 'maze-war')?.isDefault).toBe(true)
  })

  test('can be cleared', async () => {
    const console = await openPool('edge-pool')
    const { actions } = linkOf(console, 'edge-pool', 'pocket-lab') ?? {}
    await chooseAndConfirm(console, actions, 'Clear default')
    expect(linkOf(console, 'edge-pool', 'pocket-lab')?.isDefault).toBe(false)
  })
})

describe('unlinking a silo', () => {
  test('removes its row', async () => {
    const console = await openPool('ip-pool-2')
    await chooseAndConfirm(console, linkOf(console, 'ip-pool-2', 'maze-war')?.actions, 'Unlink')
    expect(linksOf(console, 'ip-pool-2')).toEqual([])
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Silo maze-war unlinked' }])
  })

  test('is refused while addresses are in use', async () => {
    const console = await openPool('ip-pool-1')
    await chooseAndConfirm(console, linkOf(console, 'ip-pool-1', 'maze-war')?.actions, 'Unlink')
    expect(toastsOf(console)).toMatchObject([{ variant: 'error', title: 'Could not unlink silo' }])
    expect(linksOf(console, 'ip-pool-1')).toHaveLength(1)
  })

  test('is disabled for a fleet viewer, as are the other actions on links', async () => {
    const console = await openPool('edge-pool', 'Bruno Slate')
    const reason = 'Needs the role admin on the fleet'
    expect(reasonsOf(linkOf(console, 'edge-pool', 'maze-war')?.actions ?? [])).toEqual({
      'Make default': reason,
      Unlink: reason,
    })
    expect(reasonsOf([selectSiloLinkAction(console.state(), { pool: 'edge-pool' })])).toEqual({
      'Link silo': reason,
    })
  })
})
