import { describe, expect, test } from 'vitest'
import { formSubmitted } from '@/store/forms/events'
import { selectAutoRestart } from '@/store/project/instance/instance'
import {
  selectIsPolicyChanged,
  selectRestartTimes,
} from '@/store/project/instance-settings/settings.form'
import { START, startConsole, type TestConsole } from '#tests/support/console'
import { contextOf, fill, lastSent, MOCK, submit } from '../affinity/support'
import { choose, countOf, pageOf, recordOf, toastsOf } from '../instances/support'

const form = 'instanceAutoRestart'
const OTHER = 'other-project'

const open = (
  instance: string,
  { project = MOCK, user }: { project?: string; user?: string } = {},
) =>
  startConsole({
    path: `/projects/${project}/instances/${instance}/settings`,
    ...(user !== undefined && { user }),
  })

const policyIn = (console: TestConsole) => contextOf(console, form)?.values['policy']
const timesOn = (console: TestConsole, instance: string, project = MOCK) =>
  selectRestartTimes(console.state(), { project, instance })
const after = (minutes: number) => new Date(START + minutes * 60_000).toISOString()
const canSave = (console: TestConsole, instance: string) =>
  selectIsPolicyChanged(console.state(), { project: MOCK, instance })

describe('the restart times of an instance', () => {
  test('show how long a pending restart will take', async () => {
    const console = await open('you-fail')
    expect(policyIn(console)).toBe('default')
    expect(timesOn(console, 'you-fail')).toEqual({
      cooldownExpiration: after(5),
      remark: '5 minutes',
      lastRestarted: after(-55),
    })
  })

  test('show that a restart is due', async () => {
    const console = await open('restarting-soon', { project: OTHER })
    expect(timesOn(console, 'restarting-soon', OTHER)).toMatchObject({
      cooldownExpiration: after(-0.5),
      remark: 'restarting soon',
    })
  })

  test.each([
    ['never-cooling', 5],
    ['never-cooled', -5],
  ])('have no remark without a pending restart: %s', async (instance, minutes) => {
    const console = await open(instance, { project: OTHER })
    expect(policyIn(console)).toBe('never')
    expect(timesOn(console, instance, OTHER)).toMatchObject({
      cooldownExpiration: after(minutes),
      remark: undefined,
    })
  })

  test('are empty for an instance that never failed', async () => {
    const console = await open('db1')
    expect(timesOn(console, 'db1')).toEqual({
      cooldownExpiration: null,
      remark: undefined,
      lastRestarted: null,
    })
  })
})

describe('the auto-restart policy', () => {
  test('is saved while the instance runs, without other changes', async () => {
    const console = await open('db1')
    const { ncpus, memory, bootDiskId } = recordOf(console.backend.backendState.db.instances, 'db1')
    expect(canSave(console, 'db1')).toBe(false)
    await fill(console, form, { policy: 'never' })
    expect(canSave(console, 'db1')).toBe(true)
    await submit(console, form)
    expect(lastSent(console, 'PUT')).toEqual({
      url: `/v1/instances/db1?project=${MOCK}`,
      body: { ncpus, memory, boot_disk: bootDiskId, auto_restart_policy: 'never' },
    })
    expect(recordOf(console.backend.backendState.db.instances, 'db1')).toMatchObject({
      ncpus,
      memory,
      bootDiskId,
      autoRestartPolicy: 'never',
    })
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: 'Instance auto-restart policy updated' },
    ])
  })

  test('is shown as saved, and can be changed again', async () => {
    const console = await open('db1')
    await fill(console, form, { policy: 'never' })
    await submit(console, form)
    expect(policyIn(console)).toBe('never')
    expect(contextOf(console, form)).toMatchObject({ draftTime: null, failure: null })
    expect(canSave(console, 'db1')).toBe(false)
    await fill(console, form, { policy: 'best_effort' })
    await submit(console, form)
    expect(policyIn(console)).toBe('best_effort')
    expect(recordOf(console.backend.backendState.db.instances, 'db1').autoRestartPolicy).toBe(
      'best_effort',
    )
  })

  test('is null if it is the default, which unsets it', async () => {
    const console = await open('never-cooling', { project: OTHER })
    await fill(console, form, { policy: 'default' })
    await submit(console, form)
    expect(lastSent(console, 'PUT').body).toMatchObject({ auto_restart_policy: null })
    const record = recordOf(console.backend.backendState.db.instances, 'never-cooling')
    expect(record).toMatchObject({ autoRestartPolicy: null, autoRestartEnabled: true })
  })

  test('updates the restart details beside the state of a failed instance', async () => {
    const console = await open('you-fail')
    const said = () => selectAutoRestart(console.state(), { project: MOCK, instance: 'you-fail' })
    expect(said()).toMatchObject({
      isEnabled: true,
      policy: 'Default',
      cooldown: { text: 'Waiting (5 minutes)' },
      settingsHref: console.history.current().path,
    })
    await fill(console, form, { policy: 'never' })
    await submit(console, form)
    expect(said()).toMatchObject({ isEnabled: false, policy: 'never', cooldown: undefined })
    expect(timesOn(console, 'you-fail')?.remark).toBeUndefined()
  })

  test('keeps the chosen value if the user is not authorized, and shows the error', async () => {
    const console = await open('db1', { user: 'Greta Schist' })
    await fill(console, form, { policy: 'never' })
    await submit(console, form)
    expect(contextOf(console, form)).toMatchObject({
      failure: { message: 'Action not authorized' },
      values: { policy: 'never' },
    })
    expect(toastsOf(console)).toEqual([])
  })

  test('survives resizing, whose request includes it', async () => {
    const console = await open('you-fail')
    await fill(console, form, { policy: 'never' })
    await submit(console, form)
    await choose(console, pageOf(console, MOCK, 'you-fail').menu, 'Resize')
    await fill(console, 'instanceResize', { ncpus: 8 })
    await console.send(formSubmitted({ form: 'instanceResize' }))
    expect(recordOf(console.backend.backendState.db.instances, 'you-fail')).toMatchObject({
      ncpus: 8,
      autoRestartPolicy: 'never',
    })
    expect(policyIn(console)).toBe('never')
  })

  test('is polled as often as the instance', async () => {
    const console = await open('you-fail')
    const before = countOf(console, 'GET', '/v1/instances/you-fail?')
    await console.advance(29_000)
    expect(countOf(console, 'GET', '/v1/instances/you-fail?')).toBe(before)
    await console.advance(1_000)
    expect(countOf(console, 'GET', '/v1/instances/you-fail?')).toBe(before + 1)
  })
})
