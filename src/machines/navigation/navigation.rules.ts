import type { NavigationError } from './navigation.events'

/** Temporary failures, retried without the user. */
export const triesByItself = ({ kind, status }: NavigationError): boolean =>
  kind === 'unanswered' || status === 503

/** Whether a retry may succeed: not if the API refuses, or says that there is nothing. */
export const mayRetry = ({ kind, status }: Pick<NavigationError, 'kind' | 'status'>): boolean =>
  kind !== 'missing' && status !== 400 && status !== 403
