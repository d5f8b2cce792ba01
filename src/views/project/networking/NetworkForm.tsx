import type { ComponentProps } from 'react'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useNetworkingReason } from './use-networking-reason'

/** A form about a VPC or a part of it. Cannot be submitted with a role that excludes networks. */
export function NetworkForm({ disabledReason, ...props }: ComponentProps<typeof SideForm>) {
  const reason = useNetworkingReason()
  return <SideForm {...props} disabledReason={reason ?? disabledReason} />
}
