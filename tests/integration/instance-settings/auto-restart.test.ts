import { describe, expect, test } from 'vitest'
import { formSubmitted } from '@/store/forms/events'
import { selectAutoRestart } from '@/store/project/instance/instance'
import {
  selectIsPolicyChanged,
  selectRestartTimes,
} from '@/store/project/instance-settings/auto-restart.form'
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

describe('the times of a restart', () => {
  test('that is waited for say how long', async () => {
    const console = await open('you-fail')
    expect(policyIn(console)).toBe('default')
    expect(timesOn(console, 'you-fail')).toEqual({
      cooldownExpiration: after(5),
      remark: '5 minutes',
      lastRestarted: after(-55),
    })
  })

  test('that is due say so', async () => {
    const console = await open('restarting-soon', { project: OTHER })
    expect(timesOn(console, 'restarting-soon', OTHER)).toMatchObject({
      cooldownExpiration: after(-0.5),
      remark: 'restarting soon',
    })
  })

  test.each([
    ['never-cooling', 5],
    ['never-cooled', -5],
  ])('that will not be, of %s, are told without a remark', async (instance, minutes) => {
    const console = await open(instance, { project: OTHER })
    expect(policyIn(console)).toBe('never')
    expect(timesOn(console, instance, OTHER)).toMatchObject({
      cooldownExpiration: after(minutes),
      remark: undefined,
    })
  })

  test('of an instance that never failed are none', async () => {
    const console = await open('db1')
    expect(timesOn(console, 'db1')).toEqual({
      cooldownExpiration: null,
      remark: undefined,
      lastRestarted: null,
    })
  })
})

describe('the policy', () => {
  test('is saved while the instance runs, and what else it has stays', async () => {
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

  test('stays on the screen as it was saved, and can be changed again', async () => {
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

  test('is left out where it is the default, which unsets it', async () => {
    const console = await open('never-cooling', { project: OTHER })
    await fill(console, form, { policy: 'default' })
    await submit(console, form)
    expect(lastSent(console, 'PUT').body).not.toHaveProperty('auto_restart_policy')
    const record = recordOf(console.backend.backendState.db.instances, 'never-cooling')
    expect(record).toMatchObject({ autoRestartPolicy: null, autoRestartEnabled: true })
  })

  test('follows through to what is said beside the state of a failed instance', async () => {
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

  test('that may not be changed is told of, and what was chosen stays', async () => {
    const console = await open('db1', { user: 'Greta Schist' })
    await fill(console, form, { policy: 'never' })
    await submit(console, form)
    expect(contextOf(console, form)).toMatchObject({
      failure: { message: 'Action not authorized' },
      values: { policy: 'never' },
    })
    expect(toastsOf(console)).toEqual([
      {
        variant: 'error',
        title: 'Could not update auto-restart policy',
        text: 'Action not authorized',
      },
    ])
  })

  test('survives a change of the size, which is sent with it', async () => {
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

  test('is read again as often as the instance is', async () => {
    const console = await open('you-fail')
    const before = countOf(console, 'GET', '/v1/instances/you-fail?')
    await console.advance(29_000)
    expect(countOf(console, 'GET', '/v1/instances/you-fail?')).toBe(before)
    await console.advance(1_000)
    expect(countOf(console, 'GET', '/v1/instances/you-fail?')).toBe(before + 1)
  })
})
