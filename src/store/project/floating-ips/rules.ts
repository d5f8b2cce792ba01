import type { ApiError } from '@/api/core/api-error'
import type { FloatingIp } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { ToastContent } from '@/store/toasts/slice'

/** A move of a floating IP to another instance. */
export interface FloatingIpMove {
  project: string
  /** Name of the floating IP. */
  floatingIp: string
  /** Id and name of the new instance. */
  to: string
  toName: string
}

/** Why a floating IP cannot be deleted, or undefined. */
export const reasonCannotDelete = ({ instanceId }: FloatingIp): RichText | undefined =>
  instanceId ? rich`It must be detached from its instance before it can be deleted` : undefined

interface Detachment extends Pick<FloatingIp, 'name' | 'ip'> {
  /** Name of the instance it is attached to; undefined if unknown. */
  instance: string | undefined
}

/** The confirmation of detaching a floating IP. */
export const detachQuestion = ({ name, ip, instance }: Detachment) => ({
  text: rich`Are you sure you want to detach the floating IP ${emphasis(name)}${
    instance === undefined ? '' : [' from the instance ', emphasis(instance)]
  }?`,
  consequences: rich`The instance can no longer be reached at ${emphasis(ip)}. The floating IP stays in the project, and can be attached to another instance.`,
})

const INSUFFICIENT_CAPACITY = 507

/** Advice if no address can be allocated. */
export const createAdvice = ({ statusCode, message }: ApiError): string | undefined => {
  if (statusCode === INSUFFICIENT_CAPACITY) return 'Choose another pool.'
  return /default IP pool/i.test(message) ? 'Choose a pool.' : undefined
}

export const movedToast = ({ floatingIp, toName }: FloatingIpMove): ToastContent => ({
  content: rich`Floating IP ${emphasis(floatingIp)} moved to ${emphasis(toName)}`,
})

/** The message about a floating IP that was detached but could not be attached again. */
export const strandedMessage = (
  { floatingIp, toName }: FloatingIpMove,
  message: string,
): RichText =>
  rich`The floating IP ${emphasis(floatingIp)} was detached, but could not be attached to ${emphasis(toName)}: ${message.replace(/\.$/, '')}. Try again, or attach it to any instance later.`

/** The values of the forms that attach something to an instance. */
export interface InstanceChoiceValues {
  /** Id of the instance; empty if none is chosen. */
  instance: string
}

export const checkInstanceChoice = ({ instance }: InstanceChoiceValues) =>
  errorsOf({ instance: requiredError('Instance', instance) })
