import type { NavigationError } from './navigation.events'

/** Failures that pass: nobody need be there for the next try. */
export const triesByItself = ({ kind, status }: NavigationError): boolean =>
  kind === 'unanswered' || status === 503

/** Whether another try may end otherwise: not where the API refuses, or says that there is nothing. */
export const mayRetry = ({ kind, status }: Pick<NavigationError, 'kind' | 'status'>): boolean =>
  kind !== 'missing' && status !== 400 && status !== 403
