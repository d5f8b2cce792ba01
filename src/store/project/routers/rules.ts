import type { VpcRouterKind } from '@/api/generated/types'
import { descriptionError, freeNameError } from '@/lib/name'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { errorsOf } from '@/store/forms/rules'

export interface RouterValues {
  name: string
  description: string
}

/** What is wrong with a router beside these others. */
export const checkRouter = (
  { name, description }: RouterValues,
  others: readonly { name: string }[],
) =>
  errorsOf({
    name: freeNameError('Name', name, others),
    description: descriptionError(description),
  })

/** Why a router of that kind cannot be deleted, or undefined when it can. */
export const reasonCannotDelete = (kind: VpcRouterKind): RichText | undefined =>
  kind === 'system' ? rich`${emphasis('System')} routers cannot be deleted` : undefined

/** Why a router of that kind takes no routes of users, or undefined when it does. */
export const reasonCannotAddRoute = (kind: VpcRouterKind): RichText | undefined =>
  kind === 'system'
    ? rich`Routes of users cannot be added to a ${emphasis('system')} router`
    : undefined
