import type { ProjectParams } from '@/store/project/paths'
import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { FloatingIp } from '@/api/schema/floating-ips'
import type { RootState } from '@/store/setup/state'
import { floatingIpViewQuery } from './queries'

export interface EditedFloatingIpViewModel extends Pick<
  FloatingIp,
  'id' | 'name' | 'ip' | 'timeCreated' | 'timeModified'
> {
  /** Id. */
  pool: string
  /** Id of the instance that has it; null for none. */
  instance: string | null
}

const toFloatingIp = weakMapMemoize(
  ({
    id,
    name,
    ip,
    timeCreated,
    timeModified,
    ...places
  }: FloatingIp): EditedFloatingIpViewModel => ({
    id,
    name,
    ip,
    timeCreated,
    timeModified,
    pool: places.ipPoolId,
    instance: places.instanceId ?? null,
  }),
)

/** The floating IP that is edited. */
export const selectFloatingIp = (
  state: RootState,
  { project, floatingIp: name }: ProjectParams<'floatingIp'>,
): EditedFloatingIpViewModel | undefined => {
  const floatingIp = selectData(state, floatingIpViewQuery({ project, floatingIp: name }))
  return floatingIp && toFloatingIp(floatingIp)
}
