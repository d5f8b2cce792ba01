import type { Instance } from '@/api/schema/instances'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { sizeForSource } from '../disks/size.rules'
import { instanceViewQuery } from '../instance/queries'
import { projectPaths, type ProjectParams } from '../paths'
import { toInstanceCreate } from './command'
import { INSTANCE_CREATE } from './events'
import { bootImage, instanceParts, type InstanceParts } from './parts'
import { checkInstance } from './rules'
import { similarValues } from './similar'
import { initialValues } from './initial-values'
import type { InstanceCreateValues } from './values'

/** An image that does not fit raises the size; none ever lowers it. */
const sizeForBoot = (values: InstanceCreateValues, parts: InstanceParts) => {
  const image = bootImage(values, parts)
  const size = image && sizeForSource(values.bootDiskSize, { kind: 'image', size: image.size })
  return size === undefined || size === values.bootDiskSize ? {} : { bootDiskSize: size }
}

/** A disk that was left chosen in the other tab may be attached instead; it then boots no more. */
const bootDiskBeside = ({ disks, bootDisk }: InstanceCreateValues) =>
  disks.some(({ name }) => name === bootDisk) ? { bootDisk: '' } : {}

const adjustment: Record<
  string,
  (values: InstanceCreateValues, parts: InstanceParts) => Partial<InstanceCreateValues>
> = {
  bootSource: sizeForBoot,
  siloImageId: sizeForBoot,
  projectImageId: sizeForBoot,
  disks: bootDiskBeside,
  hasEphemeralIp: (_values, { defaultPool }) => ({ ephemeralIpPool: defaultPool }),
}

/**
 * A new instance with everything it is born with: boot disk and others, keys, interfaces,
 * addresses, user data. Fills a screen; it opens the instance's storage. With `params.from` it
 * starts with what is known of the instance of that name.
 */
export const instanceCreateForm = defineForm<
  InstanceCreateValues,
  Instance,
  ProjectParams<'instanceCreateFrom'>
>({
  name: INSTANCE_CREATE,
  guardsScreen: true,
  files: { userData: 'user data' },
  initial(context) {
    const parts = instanceParts(context)
    return {
      ...initialValues(parts),
      ...(context.params.from && similarValues(context, parts)),
    }
  },
  adjust(values, changed, context) {
    const parts = instanceParts(context)
    const more = changed.map(field => adjustment[field]?.(values, parts) ?? {})
    return more.reduce((all, each) => ({ ...all, ...each }), {})
  },
  check: (values, context) => checkInstance(values, instanceParts(context)),
  toCommand: (values, context, suffix) => ({
    endpoint: 'instanceCreate',
    args: {
      query: { project: context.params.project },
      body: toInstanceCreate(
        values,
        instanceParts(context),
        context.contents?.userData ?? '',
        suffix,
      ),
    },
  }),
  succeeded: (instance, _values, { params: { project } }) => ({
    toast: { content: ['Instance ', emphasis(instance.name), ' created'] },
    to: projectPaths.instanceStorage({ project, instance: instance.name }),
    primeCache: { query: instanceViewQuery({ project, instance: instance.name }), data: instance },
  }),
  // The name that is taken may also be that of a disk made along with the instance.
  fieldErrors: ({ message }) => (message.startsWith('Instance ') ? {} : { name: undefined }),
  leaveTo: projectPaths.instances,
})

export const useInstanceCreateField = fieldHook(instanceCreateForm)
