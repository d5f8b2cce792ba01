import { describe, expect, test } from 'vitest'
import { selectData } from '@/api/core/api'
import { NEWEST_VERSION } from '@/api/core/rack'
import { WITHHELD } from '@/api/core/secrets'
import type { Release } from '@/api/releases/ladder'
import { writeLog } from '@/recorder/log'
import { createRecorder } from '@/recorder/recorder'
import { reportOf } from '@/recorder/replayer'
import { navigationRequested } from '@/store/navigation/events'
import { requestForm } from '@/store/system/forms'
import {
  selectPortSettings,
  selectPortSettingsParts,
} from '@/store/system/port-settings/port-settings'
import { portSettingsViewQuery } from '@/store/system/switch-ports/queries'
import { selectReview } from '@/store/system/port-settings/review.form'
import { selectSwitchPort, selectSwitchPortRows } from '@/store/system/switch-ports/switch-ports'
import { fixedId } from '@/mirage/seeds/fixed'
import { startConsole, type TestConsole } from '#tests/support/console'
import { readLog } from '#tests/support/read-log'
import { EXACT, replayLog } from '#tests/support/recorded'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { chooseAndConfirm, countOf, recordOf, toastsOf } from '../instances/support'

const SETTINGS = '/system/networking/port-settings'
const params = { settings: 'uplink-0' }
const KEY = 'correct horse battery'

const RELEASES = [14, 15, 17, 18, 20, 22, 23] as const satisfies readonly Release[]

const where = (console: TestConsole) => console.history.current().path

const settingsOf = ({ backend }: TestConsole) =>
  recordOf(backend.backendState.db.portSettings, 'uplink-0')

/** Changes the settings behind the console's back, as another operator does. */
const changeElsewhere = (
  console: TestConsole,
  change: Partial<ReturnType<typeof settingsOf>>,
): void => {
  const { portSettings } = console.backend.backendState.db
  portSettings.update(settingsOf(console).id, change)
}

const addPart = async (
  console: TestConsole,
  form: Parameters<typeof requestForm>[0],
  values: Record<string, unknown>,
  of = 'portSettingsEdit',
  edited?: string,
) => {
  await console.send(requestForm(form, { of, ...(edited !== undefined && { edited }) } as never))
  await fill(console, form, values)
  await submit(console, form)
}

describe('port settings', () => {
  test.each(RELEASES)('are shown with all their parts at release %d', async release => {
    const console = await startConsole({ path: `${SETTINGS}/uplink-0`, release })
    const parts = selectPortSettingsParts(console.state(), params)
    expect(parts).toMatchObject({
      geometry: 'qsfp28x1',
      links: [{ linkName: 'phy0', mtu: 1500 }],
      lldp: [{ link: 'phy0', config: { linkDescription: 'to the spine' } }],
      addresses: [{ address: '172.20.15.53/29', lot: 'infra-lot' }],
      routes: [{ gw: '172.20.15.49' }],
    })
    expect(parts?.peers).toHaveLength(2)
    expect(selectPortSettings(console.state(), params)?.ports?.map(({ name }) => name)).toEqual([
      'qsfp0 on switch0',
    ])
  })

  test('know the lots of their addresses, however many lots there are', async () => {
    const console = await startConsole({ path: SETTINGS })
    const { db, ids } = console.backend.backendState
    const infra = recordOf(db.addressLots, 'infra-lot')
    for (let each = 0; each < 55; each += 1)
      db.addressLots.insert({ ...infra, id: ids.next(), name: `a-${each}` })
    await console.send(navigationRequested({ to: `${SETTINGS}/uplink-0` }))
    const parts = selectPortSettingsParts(console.state(), params)
    expect(parts?.addresses).toMatchObject([{ lot: 'infra-lot' }])
  })

  test.each(RELEASES)(
    'are read, changed, compared and written without losing a part at release %d',
    async release => {
      const console = await startConsole({ path: `${SETTINGS}/uplink-0/edit`, release })
      await addPart(console, 'portSettingsRoute', { dst: '10.9.0.0/16', gw: '172.20.15.50' })
      await submit(console, 'portSettingsEdit')
      expect(selectReview(console.state())).toEqual({
        changes: [
          { what: 'Route 10.9.0.0/16 via 172.20.15.50 on phy0', kind: 'added', fields: [] },
        ],
        others: [],
        conflicts: [],
        ports: ['qsfp0 on switch0'],
        risk: 'sure',
      })
      await submit(console, 'portSettingsReview')
      expect(toastsOf(console).map(({ text }) => text)).toContain('Port settings uplink-0 updated')
      expect(where(console)).toBe(`${SETTINGS}/uplink-0`)
      const parts = selectPortSettingsParts(console.state(), params)
      expect(parts?.routes.map(({ dst }) => dst)).toEqual(['0.0.0.0/0', '10.9.0.0/16'])
      expect(parts?.peers).toHaveLength(2)
      expect(parts?.addresses).toHaveLength(1)
      expect(parts?.interfaces).toMatchObject([{ kind: { type: 'primary' } }])
    },
  )

  test('keep the MD5 keys of peers, which neither the console nor a log ever holds', async () => {
    const recorder = createRecorder({ build: 'test', apiVersion: NEWEST_VERSION })
    const path = `${SETTINGS}/uplink-0/edit`
    const console = await startConsole({ path, release: 23, recorder })
    const peers = formOf(console, 'portSettingsEdit')?.values['peers'] as { name: string }[]
    const [peer] = peers
    await addPart(
      console,
      'portSettingsPeer',
      { md5: 'new', md5AuthKey: KEY },
      'portSettingsEdit',
      peer?.name,
    )
    await submit(console, 'portSettingsEdit')
    expect(selectReview(console.state()).changes).toEqual([
      {
        what: `BGP peer ${peer?.name}`,
        kind: 'changed',
        fields: ['MD5 key: none → a new one'],
      },
    ])
    await submit(console, 'portSettingsReview')
    const view = selectData(console.state(), portSettingsViewQuery(params))
    expect(view?.bgpPeers.map(({ md5AuthKey }) => md5AuthKey)).toEqual([WITHHELD, null])
    expect(JSON.stringify(console.state().api.queries)).not.toContain(KEY)

    await console.send(navigationRequested({ to: `${SETTINGS}/uplink-0/edit` }))
    await fill(console, 'portSettingsEdit', { description: 'Changed' })
    await submit(console, 'portSettingsEdit')
    await submit(console, 'portSettingsReview')
    expect(sentBody(console, 'POST')).toHaveProperty('bgp_peers.0.peers.0.md5_auth_key', KEY)
    expect(JSON.stringify(console.state())).not.toContain(KEY)

    const text = writeLog(recorder.log())
    expect(text).not.toContain(KEY)
    expect(reportOf(await replayLog(readLog(text)))).toMatch(EXACT)
  })

  test.each([
    ['mine', 'mine'],
    ['theirs', 'changed elsewhere'],
  ] as const)('that others have changed as well are decided about: %s', async (choice, is) => {
    const console = await startConsole({ path: `${SETTINGS}/uplink-0/edit`, release: 23 })
    await fill(console, 'portSettingsEdit', { description: 'mine' })
    await addPart(console, 'portSettingsRoute', { dst: '10.9.0.0/16', gw: '172.20.15.50' })
    await submit(console, 'portSettingsEdit')
    expect(selectReview(console.state()).conflicts).toEqual([])
    changeElsewhere(console, { description: 'changed elsewhere' })
    await submit(console, 'portSettingsReview')
    expect(countOf(console, 'POST', '/v1')).toBe(0)
    expect(formOf(console, 'portSettingsReview')?.failure?.message).toBe(
      'Someone else has changed this. Nothing was changed.',
    )
    const [conflict] = selectReview(console.state()).conflicts
    expect(conflict).toMatchObject({ mine: ['Description: mine'] })
    await submit(console, 'portSettingsReview')
    expect(formOf(console, 'portSettingsReview')?.errors).toEqual({
      [conflict!.id]: 'Choose one of the two',
    })
    await fill(console, 'portSettingsReview', { choices: { [conflict!.id]: choice } })
    await submit(console, 'portSettingsReview')
    const written = selectData(console.state(), portSettingsViewQuery(params))
    expect(written?.description).toBe(is)
    expect(written?.routes.map(({ dst }) => dst)).toContain('10.9.0.0/16')
  })

  test('are not written if the peer whose key is kept is removed at the last moment', async () => {
    let reads = -1
    const console: TestConsole = await startConsole({
      path: SETTINGS,
      release: 23,
      wire: (request, next) => {
        // The first answer is compared, the second one has the keys.
        if (reads >= 0 && request.method === 'GET') reads += 1
        if (reads === 2) changeElsewhere(console, { bgpPeers: [] })
        return next(request)
      },
    })
    const [peer] = settingsOf(console).bgpPeers
    changeElsewhere(console, { bgpPeers: [{ ...peer!, md5AuthKey: KEY }] })
    await console.send(navigationRequested({ to: `${SETTINGS}/uplink-0/edit` }))
    await fill(console, 'portSettingsEdit', { description: 'mine' })
    await submit(console, 'portSettingsEdit')
    reads = 0
    await submit(console, 'portSettingsReview')
    expect(countOf(console, 'POST', '/v1')).toBe(0)
    expect(formOf(console, 'portSettingsReview')?.failure?.message).toBe(
      'A peer whose MD5 key should be kept is gone. Nothing was changed.',
    )
    expect(formOf(console, 'portSettingsEdit')?.values).toMatchObject({ description: 'mine' })
  })

  test('are created with their parts, and replace others only if that is confirmed', async () => {
    const console = await startConsole({ path: `${SETTINGS}-new`, release: 23 })
    const of = 'portSettingsCreate'
    await fill(console, of, { name: 'uplink-0' })
    await addPart(console, 'portSettingsLink', { mtu: 9000 }, of)
    await submit(console, of)
    expect(formOf(console, of)?.errors).toEqual({
      replaces: 'Check the box, or choose another name',
    })
    await fill(console, of, { name: 'edge' })
    await addPart(console, 'portSettingsInterface', { kind: 'vlan', vid: 300 }, of)
    await submit(console, of)
    expect(where(console)).toBe(`${SETTINGS}/edge`)
    expect(selectPortSettingsParts(console.state(), { settings: 'edge' })).toMatchObject({
      links: [{ linkName: 'phy0', mtu: 9000 }],
      vlans: [{ vid: 300 }],
    })
  })

  test('do not replace those that another user creates meanwhile', async () => {
    const console = await startConsole({ path: `${SETTINGS}-new`, release: 23 })
    const of = 'portSettingsCreate'
    await fill(console, of, { name: 'edge' })
    await addPart(console, 'portSettingsLink', {}, of)
    changeElsewhere(console, { name: 'edge' })
    await submit(console, of)
    expect(countOf(console, 'POST', '/v1')).toBe(0)
    expect(formOf(console, of)?.errors).toEqual({
      replaces: 'Check the box, or choose another name',
    })
    await fill(console, of, { replaces: true })
    await submit(console, of)
    expect(where(console)).toBe(`${SETTINGS}/edge`)
  })

  test.each([
    ['portSettingsLink', { mtu: 70_000 }, { mtu: 'At most 65,535' }],
    ['portSettingsInterface', { kind: 'vlan', vid: 4096 }, { vid: 'At most 4,095' }],
    ['portSettingsAddress', { address: '10.0.0.1' }, 'address'],
    ['portSettingsRoute', { dst: '0.0.0.0/0', gw: 'fd00::1' }, { gw: 'Must be an IPv4 address' }],
    ['portSettingsPeer', { md5: 'new', md5AuthKey: 'é' }, 'md5AuthKey'],
    ['portSettingsPeer', { remoteAsn: 4_294_967_296 }, 'remoteAsn'],
  ] as const)('refuse parts of %s while typing: %o', async (form, values, errors) => {
    const console = await startConsole({ path: `${SETTINGS}/uplink-0/edit`, release: 23 })
    await console.send(requestForm(form, { of: 'portSettingsEdit' }))
    await fill(console, form, values)
    const found = formOf(console, form)?.errors ?? {}
    if (typeof errors === 'string') expect(Object.keys(found)).toEqual([errors])
    else expect(found).toEqual(errors)
  })

  test('in use cannot be deleted, others can', async () => {
    const used = await startConsole({ path: `${SETTINGS}/uplink-0`, release: 23 })
    const { actions = [] } = selectPortSettings(used.state(), params) ?? {}
    expect(actions.find(({ id }) => id === 'delete')?.reason).toBeDefined()
    const spare = await startConsole({ path: `${SETTINGS}/uplink-spare`, release: 23 })
    const page = selectPortSettings(spare.state(), { settings: 'uplink-spare' })
    await chooseAndConfirm(spare, page?.actions, 'Delete')
    expect(where(spare)).toBe(SETTINGS)
  })
})

describe('a switch port', () => {
  const portId = fixedId('switchPort', 2)
  const page = `/system/networking/switch-ports/${portId}`

  test.each([14, 18, 23] as const)('gets settings and loses them at release %d', async release => {
    const console = await startConsole({ path: page, release })
    await console.send(requestForm('switchPortApply', { portId }))
    await fill(console, 'switchPortApply', { settings: 'uplink-spare' })
    await submit(console, 'switchPortApply')
    const port = () => selectSwitchPort(console.state(), { portId })
    expect(port()?.settings).toBe('uplink-spare')
    await chooseAndConfirm(console, port()?.actions, 'Clear settings')
    expect(port()?.settings).toBeUndefined()
  })

  test('keeps its settings if those of another ASN are refused (409)', async () => {
    const console = await startConsole({ path: page, release: 23 })
    const { bgpConfigs, portSettings } = console.backend.backendState.db
    const [peer] = settingsOf(console).bgpPeers
    const config = bgpConfigs.get(peer!.bgpConfig)!
    const other = { ...config, id: fixedId('bgpConfig', 99), name: 'other-as', asn: 64_999 }
    bgpConfigs.insert(other)
    portSettings.update(recordOf(portSettings, 'uplink-spare').id, {
      bgpPeers: [{ ...peer!, bgpConfig: other.id }],
    })
    await console.send(requestForm('switchPortApply', { portId }))
    await fill(console, 'switchPortApply', { settings: 'uplink-spare' })
    await submit(console, 'switchPortApply')
    expect(formOf(console, 'switchPortApply')).toMatchObject({
      failure: { message: expect.stringContaining(`${config.asn}`) },
      values: { settings: 'uplink-spare' },
    })
    expect(selectSwitchPort(console.state(), { portId })?.settings).toBeUndefined()
  })

  test.each([14, 18, 23] as const)('echoes the id of its LLDP at release %d', async release => {
    const uplink = fixedId('switchPort', 1)
    const console = await startConsole({
      path: `/system/networking/switch-ports/${uplink}?tab=lldp`,
      release,
    })
    const { portName, rackId, switchSlot } = selectSwitchPort(console.state(), { portId: uplink })!
    await console.send(requestForm('switchPortLldp', { portName, rackId, switchSlot }))
    await fill(console, 'switchPortLldp', { systemName: 'rack-1', managementIp: '172.20.15.54' })
    await submit(console, 'switchPortLldp')
    expect(sentBody(console, 'POST')).toMatchObject({
      id: fixedId('lldpConfig', 1),
      chassis_id: 'basalt-rack-1',
      system_name: 'rack-1',
      management_ip: release === 14 ? '172.20.15.54/32' : '172.20.15.54',
    })
  })

  test('is listed with the name of its settings', async () => {
    const console = await startConsole({ path: '/system/networking/switch-ports', release: 23 })
    expect(
      selectSwitchPortRows(console.state()).map(({ name, settings }) => [name, settings]),
    ).toEqual([
      ['qsfp0 on switch0', 'uplink-0'],
      ['qsfp1 on switch0', undefined],
      ['qsfp0 on switch1', undefined],
      ['qsfp1 on switch1', undefined],
    ])
  })
})
