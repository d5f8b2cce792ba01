import { describe, expect, test } from 'vitest'
import type { Query, ResultOf } from '@/api/operations/table'
import type { Instance } from '@/api/generated/types'
import { GIB } from '@/lib/size'
import type { FormContext } from '@/store/forms/definition'
import type { ProjectForms } from '@/store/project/forms'
import { KEEPS_JUMBO_FRAMES } from '@/store/project/instance/update.rules'
import { checkResize, instanceResizeForm } from '@/store/project/instance/resize.form'
import { instanceWith } from '#tests/support/objects'

const context = (
  instance: Instance,
  on: 'list' | 'page' = 'list',
): FormContext<ProjectForms['instanceResize']> => ({
  params: { project: 'web', instance: 'web-1', on },
  read: <Q extends Query>(_query: Q) => instance as ResultOf<Q['endpoint']>,
  valuesOf: () => undefined,
  release: 14,
})

const kept = { bootDiskId: 'boot', autoRestartPolicy: 'never' } as const

describe('the errors of a size', () => {
  test.each([
    [{ ncpus: 2, memory: 4 }, {}],
    [{ ncpus: 64, memory: 256 }, {}],
    [{ ncpus: 0, memory: 4 }, { ncpus: 'At least 1' }],
    [{ ncpus: 65, memory: 4 }, { ncpus: 'At most 64 vCPUs' }],
    [{ ncpus: 2, memory: 0 }, { memory: 'At least 1 GiB' }],
    [{ ncpus: 2, memory: 257 }, { memory: 'At most 256 GiB' }],
    [
      { ncpus: 1.5, memory: 1.5 },
      { ncpus: 'Enter a whole number', memory: 'Enter a whole number of GiB' },
    ],
    [
      { ncpus: '1e1', memory: '4 GB' },
      { ncpus: 'Enter a whole number', memory: 'Enter a whole number of GiB' },
    ],
    [
      { ncpus: null, memory: null },
      { ncpus: 'vCPUs is required', memory: 'Memory is required' },
    ],
  ])('%j', (values, errors) => {
    expect(checkResize(values, 14)).toEqual(errors)
  })

  test.each([
    [15, { ncpus: 64, memory: 1024 }, {}],
    [17, { ncpus: 100, memory: 1537 }, { ncpus: 'At most 64 vCPUs', memory: 'At most 1,536 GiB' }],
    [18, { ncpus: 254, memory: 1536 }, {}],
    [18, { ncpus: 255, memory: 1 }, { ncpus: 'At most 254 vCPUs' }],
  ] as const)('depend on the limits of release %d: %j', (release, values, errors) => {
    expect(checkResize(values, release)).toEqual(errors)
  })
})

describe('resizing', () => {
  test('starts with the current size', () => {
    const instance = instanceWith({ ncpus: 4, memory: 6 * GIB })
    expect(instanceResizeForm.initial(context(instance))).toEqual({
      ncpus: 4,
      memory: 6,
      dropsJumboFrames: false,
    })
  })

  test('sends bytes, and repeats the other values', () => {
    const command = instanceResizeForm.toCommand(
      { ncpus: 8, memory: 16, ...KEEPS_JUMBO_FRAMES },
      context(instanceWith(kept)),
      () => '',
    )
    expect(command).toEqual({
      endpoint: 'instanceUpdate',
      args: {
        path: { instance: 'web-1' },
        query: { project: 'web' },
        body: {
          ncpus: 8,
          memory: 16 * GIB,
          bootDisk: 'boot',
          autoRestartPolicy: 'never',
          cpuPlatform: null,
          enableJumboFrames: false,
        },
      },
    })
  })

  test('keeps unchanged memory exact to the byte', () => {
    const memory = GIB + 12_345
    const instance = instanceWith({ memory })
    const initial = instanceResizeForm.initial(context(instance))
    const command = instanceResizeForm.toCommand(
      { ...initial, ncpus: 8 },
      context(instance),
      () => '',
    )
    expect(command?.args).toMatchObject({ body: { memory } })
  })

  test('shows a toast, which links to the instance only from the list', () => {
    const toast = (on: 'list' | 'page') =>
      instanceResizeForm.succeeded(
        undefined,
        { ncpus: 1, memory: 1, ...KEEPS_JUMBO_FRAMES },
        context(instanceWith(), on),
      ).toast
    expect(toast('page')).toEqual({ content: ['Instance ', { emphasis: 'web-1' }, ' resized'] })
    expect(toast('list')?.link).toEqual({
      label: 'View instance',
      to: '/projects/web/instances/web-1/storage',
    })
  })
})
