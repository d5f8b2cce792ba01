import { createEvent } from '@/store/setup/event'
import type { ProjectParams } from '../paths'

/** The rack has begun to attach a subnet to the instance. */
export const externalSubnetAttached = createEvent<ProjectParams<'instance'>>(
  'externalSubnets/attached',
  { isLoggable: true },
)
