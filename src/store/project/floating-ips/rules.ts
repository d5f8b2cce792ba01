import type { ApiError } from '@/api/core/api-error'
import type { FloatingIp } from '@/api/schema/floating-ips'
import { descriptionError, nameError } from '@/lib/name'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { errorsOf } from '@/store/forms/rules'
import type { ToastContent } from '@/store/toasts/slice'
import type { FloatingIpMove } from './events'

/** What can be said of a floating IP at any time. */
export interface FloatingIpValues {
  name: string
  description: string
}

export const checkFloatingIp = ({ name, description }: FloatingIpValues) =>
  errorsOf({ name: nameError('Name', name), description: descriptionError(description) })

/** Why a floating IP cannot be deleted, or undefined. */
export const reasonCannotDelete = ({ instanceId }: FloatingIp): RichText | undefined =>
  instanceId ? rich`It must be detached from its instance before it can be deleted` : undefined

interface Detachment extends Pick<FloatingIp, 'name' | 'ip'> {
  /** The name of the instance that has it; undefined where that is not known. */
  instance: string | undefined
}

/** The question before a floating IP is detached, and what follows from a yes. */
export const detachQuestion = ({ name, ip, instance }: Detachment) => ({
  question: rich`Are you sure you want to detach the floating IP ${emphasis(name)}${
    instance === undefined ? '' : [' from the instance ', emphasis(instance)]
  }?`,
  consequences: rich`The instance can no longer be reached at ${emphasis(ip)}. The floating IP stays in the project, and can be attached to another instance.`,
})

const INSUFFICIENT_CAPACITY = 507

/** What to do where no address can be had. */
export const createAdvice = ({ statusCode, message }: ApiError): string | undefined => {
  if (statusCode === INSUFFICIENT_CAPACITY) return 'Choose another pool under Advanced.'
  return /default IP pool/i.test(message) ? 'Choose a pool under Advanced.' : undefined
}

export const movedToast = ({ floatingIp, toName }: FloatingIpMove): ToastContent => ({
  content: rich`Floating IP ${emphasis(floatingIp)} moved to ${emphasis(toName)}`,
})

/** Where a floating IP is left that was detached and then not attached, and what to do about it. */
export const strandedMessage = (
  { floatingIp, toName }: FloatingIpMove,
  message: string,
): RichText =>
  rich`The floating IP ${emphasis(floatingIp)} is detached now, but could not be attached to ${emphasis(toName)}: ${message.replace(/\.$/, '')}. Try again, or attach it to any instance later.`
