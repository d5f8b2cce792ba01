import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { GIB, TIB } from '@/lib/size'
import { selectPoolsToLink } from '@/store/system/silo-ip-pools/link.form'
import { selectPoolLinkAction } from '@/store/system/silo-ip-pools/silo-ip-pools'
import { selectSiloQuotas, quotaNotice } from '@/store/system/silo-quotas/silo-quotas'
import { identityModeLabel } from '@/store/system/silos/rules'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, reasonsOf, toastsOf } from '../instances/support'
import { fill, formOf, labelsOf, sentBody, submit } from '../instance-networking/support'
import {
  askedAndDone,
  openList,
  openSilo,
  poolOf,
  poolsOf,
  rowOf,
  siloNames,
  siloOf,
} from './support'

const MAZE = 'maze-war'

describe('the list of silos', () => {
  test('shows the discoverable silos', async () => {
    const console = await openList()
    expect(siloNames(console)).toEqual(['maze-war', 'myriad', 'pocket-lab'])
    expect(identityModeLabel(rowOf(console, 'pocket-lab').identityMode)).toBe('local only')
  })

  test('shows the error of the server for a silo that has projects', async () => {
    const console = await openList()
    await askedAndDone(console, rowOf(console, MAZE).actions, 'Delete')
    expect(toastsOf(console)).toMatchObject([
      {
        variant: 'error',
        title: 'Could not delete silo',
        text: expect.stringMatching(/project/),
      },
    ])
    expect(siloNames(console)).toContain(MAZE)
  })

  test('disables editing quotas and deleting for a fleet viewer', async () => {
    const console = await openList('Bruno Slate')
    const reason = 'Needs the role collaborator on the fleet'
    expect(reasonsOf(rowOf(console, 'myriad').actions)).toEqual({
      'Edit quotas': reason,
      Delete: reason,
    })
  })
})

test('the page of a silo shows its roles mapped to fleet roles', async () => {
  const console = await openSilo(MAZE)
  expect(siloOf(console, MAZE).mappedRoles).toEqual([{ silo: 'admin', fleet: 'admin' }])
  expect(siloOf(await openSilo('myriad'), 'myriad').mappedRoles).toEqual([])
})

describe('the IP pools of a silo', () => {
  const form = 'siloIpPoolLink'
  const defaults = (console: TestConsole) =>
    poolsOf(console, MAZE).flatMap(({ name, isDefault }) => (isDefault ? [name] : []))

  test('have at most one default, which can be replaced and cleared', async () => {
    const console = await openSilo(MAZE)
    expect(labelsOf(poolOf(console, MAZE, 'ip-pool-1').actions)).toEqual([
      'Clear default',
      'Unlink',
    ])
    const question = await askedAndDone(
      console,
      poolOf(console, MAZE, 'ip-pool-2').actions,
      'Make default',
    )
    expect(question).toMatch(/^Change default pool: .*ip-pool-1.*ip-pool-2/)
    expect(defaults(console)).toEqual(['ip-pool-2'])
    expect(poolsOf(console, MAZE)).toHaveLength(3)
    expect(
      await askedAndDone(console, poolOf(console, MAZE, 'ip-pool-2').actions, 'Clear default'),
    ).toMatch(/^Clear default pool: .*must name a pool/)
    expect(defaults(console)).toEqual([])
    expect(
      await askedAndDone(console, poolOf(console, MAZE, 'edge-pool').actions, 'Make default'),
    ).toMatch(/^Make default pool/)
    expect(defaults(console)).toEqual(['edge-pool'])
  })

  test('can be unlinked unless their addresses are in use', async () => {
    const console = await openSilo(MAZE)
    await askedAndDone(console, poolOf(console, MAZE, 'ip-pool-1').actions, 'Unlink')
    expect(toastsOf(console)).toMatchObject([{ variant: 'error', title: 'Could not unlink pool' }])
    await askedAndDone(console, poolOf(console, MAZE, 'ip-pool-2').actions, 'Unlink')
    expect(poolsOf(console, MAZE).map(({ name }) => name)).toEqual(['edge-pool', 'ip-pool-1'])
  })

  test('can be linked, initially not as the default', async () => {
    const console = await openSilo(MAZE)
    await choose(console, [selectPoolLinkAction(console.state(), { silo: MAZE })], 'Link pool')
    const offered = selectPoolsToLink(console.state()).map(({ name }) => name)
    expect(offered).toEqual(['ip-pool-3', 'ip-pool-4', 'vast-pool'])
    await fill(console, form, { pool: 'ip-pool-3' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({ silo: MAZE, is_default: false })
    expect(poolOf(console, MAZE, 'ip-pool-3').isDefault).toBe(false)
    expect(formOf(console, form)).toBeUndefined()
  })
})

describe('the quotas of a silo', () => {
  const form = 'siloQuotasEdit'
  const quotasOf = (console: TestConsole, silo = MAZE) => {
    const quotas = selectSiloQuotas(console.state(), { silo })
    if (!quotas) throw new Error('The page shows no quotas.')
    return quotas
  }
  const openForm = async (silo = MAZE) => {
    const console = await openSilo(silo)
    await choose(console, [quotasOf(console, silo).editing], 'Edit quotas')
    return console
  }

  test('are listed with the provisioned amounts', async () => {
    const console = await openSilo(MAZE)
    const rows = quotasOf(console).rows
    expect(rows).toMatchObject([
      { resource: 'CPU', provisioned: 30, quota: 50, unit: 'vCPUs' },
      { resource: 'Memory', provisioned: 234, quota: 300, unit: 'GiB' },
      { resource: 'Storage', provisioned: 4403.2, quota: 7168, unit: 'GiB' },
    ])
  })

  test('have at most two decimals', async () => {
    const storage = Math.round(4.3 * TIB)
    const console = await startConsole({
      path: `/system/silos/${MAZE}?tab=quotas`,
      wire: async (request, next) => {
        const answer = await next(request)
        if (!request.url.startsWith('/v1/system/utilization/silos/')) return answer
        const body = JSON.parse(answer.body)
        const provisioned = { ...body.provisioned, memory: GIB + GIB / 3, storage }
        return { ...answer, body: JSON.stringify({ ...body, provisioned }) }
      },
    })
    expect(quotasOf(console).rows.map(({ provisioned }) => provisioned)).toEqual([30, 1.33, 4403.2])
  })

  test('are sent only if changed', async () => {
    const console = await openForm()
    expect(formOf(console, form)?.values).toEqual({ cpus: 50, memory: 300, storage: 7168 })
    await fill(console, form, { memory: null })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ memory: 'Memory is required' })
    await fill(console, form, { memory: 50 })
    await submit(console, form)
    expect(sentBody(console, 'PUT')).toEqual({ memory: 50 * GIB })
    expect(quotasOf(console).rows.map(({ quota }) => quota)).toEqual([50, 50, 7168])
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Quotas updated' }])
    expect(plainText(quotaNotice(quotasOf(console).rows) ?? [])).toMatch(/more memory than/)
  })

  test('that are no whole GiB are kept to the byte', async () => {
    const console = await startConsole({ path: '/system/silos/myriad' })
    const { silos } = console.backend.backendState.db
    const { id } = siloOf(console, 'myriad')
    const memory = 123_456_789_012
    const before = silos.get(id)!.quotas
    silos.update(id, { quotas: { ...before, memory } })
    await choose(console, [quotasOf(console, 'myriad').editing], 'Edit quotas')
    await fill(console, form, { cpus: before.cpus + 2 })
    await submit(console, form)
    expect(silos.get(id)?.quotas).toEqual({ ...before, memory, cpus: before.cpus + 2 })
  })
})
