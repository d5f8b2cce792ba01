import type { WireRequest, WireResponse } from '@/ports/ports'
import type { FilledBodies } from '@/api/generated/filled'
import type { AnyArgsOf, AnyOperationId } from '@/api/operations/full-table'

/** A request header, case-insensitively. */
export const headerOf = (request: WireRequest, name: string): string | undefined => {
  const entry = Object.entries(request.headers).find(([key]) => key.toLowerCase() === name)
  return entry?.[1]
}

/** The body of a call as it comes out of its parser, defaults filled in. */
export type BodyOf<Id extends AnyOperationId> = Id extends keyof FilledBodies
  ? FilledBodies[Id]
  : AnyArgsOf<Id> extends { body: infer Body }
    ? Body
    : undefined

/**
 * A response other than the default one of the operation: with cookies, a redirect, a body in
 * another format, or bytes.
 */
export class Answer {
  private constructor(readonly response: WireResponse) {}

  static json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
    const type = { 'content-type': 'application/json' }
    return new Answer({ status, headers: { ...type, ...headers }, body: JSON.stringify(value) })
  }

  /** Without a body. */
  static empty(status: number, headers: Record<string, string> = {}): Answer {
    return new Answer({ status, headers, body: '' })
  }

  static redirect(status: 302 | 303, location: string, headers: Record<string, string> = {}) {
    return Answer.empty(status, { location, ...headers })
  }

  static text(status: number, body: string, headers: Record<string, string> = {}): Answer {
    const type = { 'content-type': 'text/plain' }
    return new Answer({ status, headers: { ...type, ...headers }, body })
  }

  static bytes(status: number, base64: string, headers: Record<string, string>): Answer {
    return new Answer({ status, headers, body: base64, encoding: 'base64' })
  }
}
