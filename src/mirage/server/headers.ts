import type { WireRequest } from '@/app/ports'

/** A header of a request, however its name was written. */
export const headerOf = (request: WireRequest, name: string): string | undefined => {
  const entry = Object.entries(request.headers).find(([key]) => key.toLowerCase() === name)
  return entry?.[1]
}
