import type { WireResponse } from '@/ports/ports'
import { isUuid } from '@/lib/name-or-id'

/** All error codes. Some errors have none. */
export type ErrorCode =
  | 'InvalidRequest'
  | 'InvalidValue'
  | 'ObjectAlreadyExists'
  | 'Unauthorized'
  | 'Forbidden'
  | 'ObjectNotFound'
  | 'Not Found'
  | 'Conflict'
  | 'Gone'
  | 'Internal'
  | 'ServiceNotAvailable'
  | 'InsufficientCapacity'

/** Object types as named in error messages. */
export type ObjectType =
  | 'address-lot'
  | 'address-lot-block'
  | 'affinity-group'
  | 'affinity-group-member'
  | 'alert'
  | 'alert-receiver'
  | 'anti-affinity-group'
  | 'anti-affinity-group-member'
  | 'bgp-announce-set'
  | 'bgp-config'
  | 'certificate'
  | 'device-access-token'
  | 'device-auth-request'
  | 'disk'
  | 'external-subnet'
  | 'fleet'
  | 'floating-ip'
  | 'identity-provider'
  | 'image'
  | 'instance'
  | 'instance-network-interface'
  | 'internet-gateway'
  | 'internet-gateway-ip-address'
  | 'internet-gateway-ip-pool'
  | 'ip-pool'
  | 'ip-pool-resource'
  | 'loopback-address'
  | 'multicast-group'
  | 'physical-disk'
  | 'physical-disk-adoption-request'
  | 'probe'
  | 'project'
  | 'project-image'
  | 'rack'
  | 'role-builtin'
  | 'router-route'
  | 'saml-identity-provider'
  | 'scim-client-bearer-token'
  | 'silo'
  | 'silo-group'
  | 'silo-image'
  | 'silo-quotas'
  | 'silo-user'
  | 'sled'
  | 'snapshot'
  | 'ssh-key'
  | 'subnet-pool'
  | 'subnet-pool-resource'
  | 'support-bundle'
  | 'switch'
  | 'switch-port'
  | 'switch-port-settings'
  | 'updates-trust-root'
  | 'user-builtin'
  | 'vpc'
  | 'vpc-firewall-rule'
  | 'vpc-router'
  | 'vpc-subnet'
  | 'webhook-secret'

/** An error response to be thrown; `code` is null for errors without one. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'

  constructor(
    readonly status: number,
    readonly code: ErrorCode | null,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/**
 * The error responses of rules. Each method throws. Messages of 500 and 503 are generic, so that
 * nothing internal leaks to the caller.
 */
interface Refusals {
  invalidRequest(message: string): never
  invalidValue(label: string, reason: string): never
  alreadyExists(type: ObjectType, name: string): never
  /** The request could not be parsed: no code. */
  unreadable(message: string): never
  unauthorized(): never
  forbidden(): never
  /** Names the object as in the request. */
  notFound(type: ObjectType, nameOrId: string): never
  /** For other lookups, such as `default IP pool for current silo`. */
  absent(description: string): never
  /** Nothing found at this URL, without an object type. */
  nothingHere(message: string): never
  noRoute(): never
  methodNotAllowed(allow: readonly string[]): never
  /** The object cannot be represented in the client's version of the API. */
  notAcceptable(message: string): never
  conflict(message: string): never
  gone(message: string): never
  internal(): never
  unavailable(message?: string): never
  insufficientCapacity(text: string): never
}

const refuse = (
  status: number,
  code: ErrorCode | null,
  message: string,
  headers?: Record<string, string>,
): never => {
  throw new ApiFailure(status, code, message, headers)
}

export const fail: Refusals = {
  invalidRequest: message => refuse(400, 'InvalidRequest', message),
  invalidValue: (label, reason) =>
    refuse(400, 'InvalidValue', `unsupported value for "${label}": ${reason}`),
  alreadyExists: (type, name) =>
    refuse(400, 'ObjectAlreadyExists', `already exists: ${type} "${name}"`),
  unreadable: message => refuse(400, null, message),
  unauthorized: () => refuse(401, 'Unauthorized', 'credentials missing or invalid'),
  forbidden: () => refuse(403, 'Forbidden', 'Forbidden'),
  notFound: (type, nameOrId) => {
    const by = isUuid(nameOrId) ? 'id' : 'name'
    return refuse(404, 'ObjectNotFound', `not found: ${type} with ${by} "${nameOrId}"`)
  },
  absent: description => refuse(404, 'ObjectNotFound', `not found: ${description}`),
  nothingHere: message => refuse(404, 'Not Found', message),
  noRoute: () => refuse(404, null, 'Not Found'),
  methodNotAllowed: allow => refuse(405, null, 'Method Not Allowed', { allow: allow.join(', ') }),
  notAcceptable: message => refuse(406, null, message),
  conflict: message => refuse(409, 'Conflict', message),
  gone: message => refuse(410, 'Gone', message),
  internal: () => refuse(500, 'Internal', 'Internal Server Error'),
  unavailable: (message = 'Service Unavailable') => refuse(503, 'ServiceNotAvailable', message),
  insufficientCapacity: text =>
    refuse(507, 'InsufficientCapacity', `Insufficient capacity: ${text}`),
}

/** Serializes a failure as a response. */
export const errorResponse = (failure: ApiFailure, requestId: string): WireResponse => ({
  status: failure.status,
  headers: { 'content-type': 'application/json', 'x-request-id': requestId, ...failure.headers },
  body: JSON.stringify({
    request_id: requestId,
    ...(failure.code ? { error_code: failure.code } : {}),
    message: failure.message,
  }),
})
