import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { confirmDismissed } from '@/store/confirm/confirm'
import { queriesWanted } from '@/store/queries/slice'
import { selectPoolDefaultBox, selectChosenQueries } from '@/store/system/ip-pool-silos/link.form'
import { selectDefaultQueries } from '@/store/system/ip-pool-silos/ip-pool-silos'
import { selectPoolsToLink, selectSiloDefaultBox } from '@/store/system/silo-ip-pools/link.form'
import { selectSiloIpPoolRows } from '@/store/system/silo-ip-pools/silo-ip-pools'
import { requestForm } from '@/store/system/forms'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, toastsOf } from '../instances/support'
import { fill, formOf, submit } from '../instance-networking/support'
import { LIST, linksOf } from './support'

const SILO = 'maze-war'
const silo = (release: Release, wire?: Parameters<typeof startConsole>[0]['wire']) =>
  startConsole({ path: `/system/silos/${SILO}?tab=ip-pools`, release, ...(wire && { wire }) })

const rows = (console: TestConsole) => selectSiloIpPoolRows(console.state(), { silo: SILO })
const defaults = (console: TestConsole) =>
  rows(console).flatMap(({ name, isDefault }) => (isDefault ? [name] : []))
const actionsOf = (console: TestConsole, pool: string) =>
  rows(console).find(({ name }) => name === pool)?.actions

/** The title and text of the confirmation, which is then dismissed. */
const question = async (console: TestConsole) => {
  const { title, body = [] } = console.state().actors.confirm?.context.request ?? {}
  await console.send(confirmDismissed())
  return `${title}: ${body
    .flat()
    .map(part => (typeof part === 'string' ? part : part.emphasis))
    .join('')}`
}

const changes = ({ requests }: TestConsole) =>
  requests.flatMap(({ method, url, body }) =>
    method === 'GET' ? [] : [`${method} ${url.replace('/v1/system/ip-pools', '')} ${body}`],
  )

describe('the default pools of a silo', () => {
  test('are one for each version and type from release 18 on', async () => {
    const console = await silo(18)
    expect(defaults(console)).toEqual(['ip-pool-1', 'ip-pool-2', 'multicast-pool'])
    await choose(console, actionsOf(console, 'edge-pool'), 'Make default')
    expect(await question(console)).toBe(
      'Change default pool: Are you sure you want to change the default IPv4 unicast pool of this silo from ip-pool-1 to edge-pool?Addresses come from it when the silo’s users ask for one without naming a pool. ip-pool-1 stays linked.',
    )
    await choose(console, actionsOf(console, 'ip-pool-2'), 'Clear default')
    expect(await question(console)).toContain(
      'no longer be the default IPv6 unicast pool of this silo',
    )
  })

  test('stay, if they are of another version or type', async () => {
    const console = await silo(18)
    await chooseAndConfirm(console, actionsOf(console, 'edge-pool'), 'Make default')
    expect(defaults(console)).toEqual(['edge-pool', 'ip-pool-2', 'multicast-pool'])
  })

  test('are only one before', async () => {
    const console = await silo(14)
    expect(defaults(console)).toEqual(['ip-pool-1'])
    await choose(console, actionsOf(console, 'ip-pool-2'), 'Make default')
    expect(await question(console)).toContain(
      'change the default pool of this silo from ip-pool-1 to ip-pool-2?',
    )
  })

  test('are the same on the page of a pool', async () => {
    const console = await startConsole({ path: `${LIST}/edge-pool?tab=silos`, release: 18 })
    const actions = () => linksOf(console, 'edge-pool').find(({ name }) => name === SILO)?.actions
    await choose(console, actions(), 'Make default')
    expect(await question(console)).toMatch(/Any current default pool stays linked\.$/)
    const queries = selectDefaultQueries(console.state(), { pool: 'edge-pool' })
    await console.send(queriesWanted({ owner: 'tab', queries }))
    await choose(console, actions(), 'Make default')
    expect(await question(console)).toContain(
      'change the default IPv4 unicast pool of the silo maze-war from ip-pool-1 to edge-pool?',
    )
  })
})

describe('linking a pool as the default', () => {
  const form = 'siloIpPoolLink'
  const open = async (release: Release, wire?: Parameters<typeof silo>[1]) => {
    const console = await silo(release, wire)
    await console.send(requestForm(form, { silo: SILO }))
    return console
  }

  test('says which one it replaces, and then takes two calls', async () => {
    const console = await open(23)
    expect(selectSiloDefaultBox(console.state())).toMatchObject({ label: 'Make default pool' })
    await fill(console, form, { pool: 'ip-pool-3' })
    expect(selectSiloDefaultBox(console.state())).toEqual({
      label: 'Make default IPv4 unicast pool',
      replaced: 'ip-pool-1',
    })
    await fill(console, form, { isDefault: true })
    await submit(console, form)
    expect(changes(console)).toEqual([
      'POST /ip-pool-3/silos {"silo":"maze-war","is_default":false}',
      'PUT /ip-pool-3/silos/maze-war {"is_default":true}',
    ])
    expect(defaults(console)).toEqual(['ip-pool-2', 'ip-pool-3', 'multicast-pool'])
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'IP pool ip-pool-3 linked' }])
  })

  test('offers no pools of the system’s services', async () => {
    const console = await open(23)
    expect(selectPoolsToLink(console.state()).map(({ name }) => name)).not.toContain('service-pool')
  })

  test('names the only default before release 18', async () => {
    const console = await open(14)
    await fill(console, form, { pool: 'ip-pool-3' })
    expect(selectSiloDefaultBox(console.state())).toEqual({
      label: 'Make default pool',
      replaced: 'ip-pool-1',
    })
  })

  test('says so if only the second call fails', async () => {
    const refusal = { status: 400, headers: {}, body: '{"message":"no","error_code":"Conflict"}' }
    const console = await open(23, (request, next) =>
      request.method === 'PUT' ? Promise.resolve(refusal) : next(request),
    )
    await fill(console, form, { pool: 'ip-pool-3', isDefault: true })
    await submit(console, form)
    expect(formOf(console, form)).toBeUndefined()
    expect(rows(console).map(({ name }) => name)).toContain('ip-pool-3')
    expect(toastsOf(console)).toEqual([
      {
        variant: 'error',
        title: 'Could not make the new link the default',
        text: 'No. The link is made. Use the menu of its row to make it the default.',
      },
    ])
  })

  test('works on the page of a pool as well', async () => {
    const console = await startConsole({ path: `${LIST}/ip-pool-3?tab=silos`, release: 23 })
    await console.send(requestForm('ipPoolSiloLink', { pool: 'ip-pool-3' }))
    await fill(console, 'ipPoolSiloLink', { silo: SILO, isDefault: true })
    expect(selectPoolDefaultBox(console.state()).replaced).toBeUndefined()
    const queries = selectChosenQueries(console.state())
    await console.send(queriesWanted({ owner: 'dialog', queries }))
    expect(selectPoolDefaultBox(console.state()).replaced).toBe('ip-pool-1')
    await submit(console, 'ipPoolSiloLink')
    expect(changes(console)).toEqual([
      'POST /ip-pool-3/silos {"silo":"maze-war","is_default":false}',
      'PUT /ip-pool-3/silos/maze-war {"is_default":true}',
    ])
  })
})
