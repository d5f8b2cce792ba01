import type { InstanceAutoRestartPolicy } from '@/api/generated/types'

/** The fields that follow from a policy. Without one, instances are restarted. */
export const autoRestart = (policy: InstanceAutoRestartPolicy | null | undefined) => ({
  autoRestartPolicy: policy ?? null,
  autoRestartEnabled: policy !== 'never',
})
