import { asCodeRequested, createSimilarRequested } from '@/store/as-code/forms'
import { BULK } from '@/store/bulk/selectors'
import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { fixedId } from '@/mirage/seeds/fixed'
import { userIds } from '@/mirage/seeds/users'
import type { ConfirmRequest } from '@/machines/confirm/confirm.events'
import { confirmRequested } from '@/store/confirm/confirm'
import {
  equivalentsRequested,
  objectJsonRequested,
  viewRenameRequested,
  viewSaveRequested,
  viewsImportRequested,
} from '@/store/commands/forms'
import { requestForm as requestDashboardForm } from '@/store/explorer/forms'
import { formCancelled, formDismissConfirmed, formRequested } from '@/store/forms/events'
import { guardAccepted, navigationRequested } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { selectScreenActions } from '@/store/palette/items'
import { projectPaths } from '@/store/project/paths'
import { requestForm as requestProjectForm } from '@/store/project/forms'
import { matchRoute } from '@/store/routing/match'
import { requestForm as requestSettingsForm } from '@/store/settings/forms'
import { requestForm as requestSiloForm } from '@/store/silo/forms'
import { requestForm as requestSystemForm } from '@/store/system/forms'
import { systemPaths } from '@/store/system/paths'
import { addressOf, addressPatterns } from '#tests/support/addresses'
import { brokenEntries } from '#tests/support/entry-rules'
import { brokenFields, wrongMarks } from '#tests/support/field-rules'
import { brokenLists } from '#tests/support/list-rules'
import { brokenRules, openScope } from '#tests/support/screen-rules'
import { showConsole } from '#tests/support/shown-console'
import { dialogNames, wholeTable } from '../../../tools/whole-table'

const show = async () => {
  const shown = await showConsole({ path: '/projects', release: 23 })
  const settle = async () => {
    for (let times = 0; times < 3; times += 1) await shown.settle()
  }
  const offered = () => {
    const { path = '', search = '' } = selectLocation(shown.state()) ?? {}
    const match = matchRoute(shown.app.routes, path, search)
    const screens = match ? selectScreenActions(shown.state(), shown.app.screens, match) : []
    return screens.flatMap(({ actions }) => actions.flatMap(({ event }) => event ?? []))
  }
  return {
    ...shown,
    settle,
    firstId: async (url: string) => {
      const { body } = await shown.backend.handle({ method: 'GET', url, headers: {}, body: null })
      return JSON.parse(String(body)).items[0].id as string
    },
    open: async (to: string) => {
      await shown.send(navigationRequested({ to }))
      await shown.send(guardAccepted())
      await settle()
    },
    /** Whether the screen is about a list. */
    isList: () => {
      const { path = '', search = '' } = selectLocation(shown.state()) ?? {}
      const route = matchRoute(shown.app.routes, path, search)?.chain.at(-1)
      return Boolean(route && shown.app.screens.get(route.id)?.columns)
    },
    /** The confirmation dialogs and forms that the screen offers. */
    questions: () => offered().filter(confirmRequested.match),
    forms: () => offered().filter(formRequested.match),
  }
}

type Shown = Awaited<ReturnType<typeof show>>

const inProject = { project: 'mock-project' }
const ofInstance = { ...inProject, instance: 'db1' }
const ofFloatingIp = { ...inProject, floatingIp: 'cola-float', ip: '123.4.56.5' }

/**
 * Forms that the palette does not offer at these paths, or not with all their fields. They are
 * opened nowhere else.
 */
const FORMS_AT: Record<string, readonly ReturnType<typeof formRequested>[]> = {
  '/access': [requestSiloForm('accessEdit', { identity: userIds.dario })],
  '/certificates': [requestSiloForm('certificateRenewal', {})],
  '/projects/:project/instances': [
    requestProjectForm('instanceResize', { ...inProject, instance: 'you-fail', on: 'list' }),
  ],
  '/projects/:project/disks': [
    requestProjectForm('diskAttachTo', { ...inProject, disk: 'disk-3' }),
    viewSaveRequested('/projects/mock-project/disks'),
    viewRenameRequested({ path: '/projects/mock-project/disks', name: 'Large' }),
    viewsImportRequested(),
  ],
  '/projects/:project/metrics/dashboards': [
    requestDashboardForm('dashboardImport', { scope: 'project/mock-project' }),
    requestDashboardForm('dashboardName', { scope: 'project/mock-project' }),
  ],
  '/projects/:project/instances/:instance/networking': [
    objectJsonRequested(),
    requestProjectForm('ephemeralIpAttach', ofInstance),
    // Of a newer rack.
    requestProjectForm('externalSubnetAttach', ofInstance),
    // Of a stopped instance: otherwise it cannot be submitted.
    requestProjectForm('networkInterfaceEdit', {
      project: 'rock-garden',
      instance: 'big-iron',
      id: '',
    }),
  ],
  [projectPaths.instanceCreateFrom.pattern]: [
    requestProjectForm('diskPick', inProject),
    requestProjectForm('floatingIpPick', inProject),
    requestProjectForm('multicastGroupJoin', inProject),
    requestProjectForm('floatingIpCreate', { ...inProject, mode: 'collect' }),
    requestProjectForm('networkInterfaceCreate', { ...inProject, mode: 'collect' }),
    requestSettingsForm('sshKeyCreate', { mode: 'over' }),
  ],
  '/projects/:project/floating-ips': [
    requestProjectForm('floatingIpAttachTo', ofFloatingIp),
    requestProjectForm('floatingIpMove', { ...ofFloatingIp, from: '' }),
  ],
  '/projects/:project/external-subnets': [
    requestProjectForm('externalSubnetAttachTo', {
      ...inProject,
      externalSubnet: 'idle-net',
      ip: '100.64.1.0/24',
    }),
  ],
  '/projects': [
    asCodeRequested({ project: 'mock-project' }),
    createSimilarRequested({
      project: 'mock-project',
      kind: 'project',
      ids: '',
      name: 'mock-project',
    }),
  ],
  '/settings/profile': [requestSettingsForm('problemReport'), equivalentsRequested('recent')],
  [systemPaths.alertReceiverTab.pattern]: [
    requestSystemForm('webhookResendFailed', { receiver: 'pager' }),
  ],
  '/system/silos-new': [requestSystemForm('siloCertificateAdd')],
  [systemPaths.portSettingsEdit.pattern]: [
    ...(
      [
        'portSettingsAddress',
        'portSettingsInterface',
        'portSettingsLink',
        'portSettingsPeer',
        'portSettingsRoute',
      ] as const
    ).map(form => requestSystemForm(form, { of: 'portSettingsEdit' })),
    requestSystemForm('portSettingsReview', { settings: 'uplink-0' }),
  ],
  [`${systemPaths.switchPort.pattern}?tab`]: [
    requestSystemForm('switchPortLldp', {
      portName: 'qsfp0',
      rackId: fixedId('rack', 1),
      switchSlot: 'switch0',
    }),
  ],
  '/system/support-bundles/:bundleId?file': [
    // Of a newer rack.
    requestSystemForm('supportBundleComment', { bundleId: 'b0d1eb0d-0000-4000-8000-000000000002' }),
  ],
  '/system/silos/:silo?tab': [
    requestSystemForm('localUserPassword', { silo: 'pocket-lab', user: 'x', name: 'Ada' }),
    // Of a newer rack.
    requestSystemForm('scimTokenCreate', { silo: 'pocket-lab' }),
    requestSystemForm('siloSubnetPoolLink', { silo: 'pocket-lab' }),
    requestSystemForm('subnetPoolSiloLink', { subnetPool: 'routed-subnets' }),
  ],
  [systemPaths.bgpConfigs.pattern]: [
    requestSystemForm('bgpJson', { kind: 'config', id: fixedId('bgpConfig', 1) }),
  ],
  '/system/update/repositories': [
    requestSystemForm('finishRecovery'),
    requestSystemForm('repositoryJson', { version: '18.0.0' }),
    requestSystemForm('targetRelease', { version: '18.0.0' }),
  ],
  '/system/update/trust-roots': [
    requestSystemForm('trustRootJson', { trustRoot: fixedId('trustRoot', 1) }),
  ],
}

const placed = new Set(
  Object.values(FORMS_AT).flatMap(events => events.map(({ payload }) => payload.form)),
)

/** Opens and cancels each form that is available here, and returns the rules they break. */
const brokenForms = async (console: Shown, pattern: string, seen: Set<string>) => {
  const broken: string[] = []
  const offered = console.forms().filter(({ payload }) => !placed.has(payload.form))
  for (const event of [...(FORMS_AT[pattern] ?? []), ...offered]) {
    const { form } = event.payload
    if (seen.has(form)) continue
    seen.add(form)
    await console.send(event)
    await console.settle()
    const scope = openScope()
    const faults = [...brokenRules(scope), ...brokenFields(scope)]
    faults.push(...(await brokenEntries(scope, console.settle)))
    faults.push(...(await wrongMarks(scope, console.settle)))
    broken.push(...faults.map(fault => `${form}: ${fault}`))
    if (scope.tagName === 'MAIN') broken.push(`${form} does not open`)
    await console.send(formCancelled({ form }))
    await console.send(formDismissConfirmed({ form }))
    await console.settle()
  }
  return broken
}

/** A confirmation names the action and its object; that of a deletion says that it cannot be undone. */
const brokenQuestion = ({ title, body }: ConfirmRequest) => {
  const text = body.map(plainText).join(' ')
  const [verb = '', ...kind] = title.split(' ')
  const asksOf = `Are you sure you want to delete the ${kind.join(' ')} `
  return [
    ...(/^\p{Lu}\p{Ll}+$/u.test(verb) && kind.length > 0 ? [] : [`asks ${title}`]),
    ...(verb !== 'Delete' || text.endsWith('This cannot be undone.')
      ? []
      : [`${title} is not said to be for good`]),
    ...(verb !== 'Delete' || text.startsWith(asksOf) ? [] : [`${title} does not name it`]),
  ]
}

describe('every screen and form', () => {
  test('follows the rules for tables, lists, controls, fields and confirmations', async () => {
    const console = await show()
    const broken: string[] = []
    const forms = new Set<string>()
    for (const pattern of addressPatterns(wholeTable)) {
      const address = await addressOf(pattern, console.firstId)
      await console.open(address)
      const scope = openScope()
      const faults = [...brokenRules(scope), ...brokenFields(scope)]
      faults.push(...(await brokenEntries(scope, console.settle)))
      faults.push(...(await wrongMarks(scope, console.settle)))
      if (scope.textContent?.includes('Page not found')) faults.push('is not there')
      faults.push(...brokenLists(scope, console.isList(), address))
      faults.push(...console.questions().flatMap(({ payload }) => brokenQuestion(payload)))
      faults.push(...(await brokenForms(console, pattern, forms)))
      broken.push(...faults.map(fault => `${address}: ${fault}`))
    }
    expect(broken).toEqual([])
    // Those of a plan and of users without a role have tests of their own, in `bulk` and `projects`.
    const elsewhere = [BULK, 'projectOpen']
    expect([...forms].toSorted()).toEqual(
      dialogNames.filter(form => !elsewhere.includes(form)).toSorted(),
    )
  }, 600_000)
})
