import type { WireRequest } from '@/app/ports'

/** A request header, case-insensitively. */
export const headerOf = (request: WireRequest, name: string): string | undefined => {
  const entry = Object.entries(request.headers).find(([key]) => key.toLowerCase() === name)
  return entry?.[1]
}
