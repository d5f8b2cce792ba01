import type { InstanceAutoRestartPolicy } from '@/api/generated/types'

/** What a policy means; without one instances are restarted. */
export const autoRestart = (policy: InstanceAutoRestartPolicy | null | undefined) => ({
  autoRestartPolicy: policy ?? null,
  autoRestartEnabled: policy !== 'never',
})
