import type { NavigationError } from './navigation.events'

/** Failures that pass: nobody need be there for the next try. */
export const triesByItself = ({ kind, status }: NavigationError): boolean =>
  kind === 'unanswered' || status === 503

/** Whether another try may end otherwise: not where the API was asked for what it must refuse. */
export const mayTryAgain = ({ kind, status }: NavigationError): boolean =>
  kind !== 'missing' && status !== 400 && status !== 403
