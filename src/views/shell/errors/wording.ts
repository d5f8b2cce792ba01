import type { NavigationError } from '@/machines/navigation/navigation.events'

const TRY_AGAIN = 'Please try again. If the problem persists, contact your administrator.'

/** The object that the API no longer finds, as its message names it; null if it does not. */
export const missingObject = ({ message }: NavigationError) => {
  const [, kind, name] = /: ([\w-]+) with \w+ "([^"]+)"/.exec(message) ?? []
  if (kind === undefined || name === undefined) return null
  const words = kind.replaceAll('-', ' ')
  return { kind: words.replace(/\b(ip|vpc|ssh|bgp)\b/, word => word.toUpperCase()), name }
}

/** What happened, in a few words for the document title. */
export const errorTitle = (error: NavigationError, isOnline: boolean): string => {
  const { kind, status, message, isGone } = error
  switch (kind) {
    case 'missing': {
      if (!isGone) return 'Page not found'
      const object = missingObject(error)
      return object ? `The ${object.kind} ${object.name} is gone` : 'This object is gone'
    }
    case 'refused':
      return status === 403 ? 'No access' : 'Request refused'
    case 'broken':
      return 'Server error'
    case 'unanswered':
      return isOnline ? 'No answer' : 'Offline'
    case 'unreadable':
      return 'Unreadable answer'
    case 'code':
      return 'Page not loaded'
    case 'absent':
      return message
  }
}

/** The heading of the error screen. */
export const errorHeading = (error: NavigationError, isOnline: boolean): string =>
  error.kind === 'missing' || error.kind === 'refused'
    ? errorTitle(error, isOnline)
    : 'Something went wrong'

/** What happened, in a sentence. */
export const errorCause = (error: NavigationError, isOnline: boolean): string => {
  if (error.kind === 'missing')
    return "The page you are looking for doesn't exist or you may not have access to it."
  return error.kind === 'unanswered' && !isOnline ? 'This device is offline.' : error.message
}

/** What to do about it, or null. */
export const errorAdvice = ({ kind, status }: NavigationError): string | null => {
  if (kind === 'missing') return null
  if (kind === 'code') return 'The console may have been updated since this page was opened.'
  if (status === 403) return 'An administrator can give you a role that allows it.'
  if (status === 400) return 'Check the address, or go back to the console.'
  return TRY_AGAIN
}
