import type { WireRequest, WireResponse } from '@/ports/ports'
import type { AuditLogEntryActor, AuditLogEntryResult } from '@/api/generated/types'
import { camelToSnakeKey } from '@/lib/case'
import type { AuditEntryRecord } from '../models/system-records'
import { isAudited } from '../rules/audited'
import { fixedId } from '../seeds/fixed'
import { authenticate, cookieOf, SESSION_COOKIE, tokenOf } from './authenticate'
import type { BackendState } from './backend-state'
import { ApiFailure } from './errors'
import { headerOf } from './answer'

const MAX_URI = 512
const MAX_USER_AGENT = 256
const SOURCE = '192.0.2.17'

type Credential = Pick<AuditEntryRecord, 'authMethod' | 'credentialId'>

const credentialOf = (backendState: BackendState, request: WireRequest): Credential => {
  const token = tokenOf(backendState, headerOf(request, 'authorization'))
  if (token) return { authMethod: 'access_token', credentialId: token.id }
  const secret = cookieOf(request, SESSION_COOKIE)
  const [session] = secret ? backendState.db.sessions.by('secret', secret) : []
  return { authMethod: 'session_cookie', credentialId: session?.id ?? null }
}

interface Subject extends Credential {
  readonly actor: AuditLogEntryActor
}

/** Who makes a call; undefined if that is not recorded. Logins have no user yet. */
const subjectOf = (
  backendState: BackendState,
  request: WireRequest,
  operationId: string,
): Subject | undefined => {
  if (operationId.startsWith('login_')) {
    return { actor: { kind: 'unauthenticated' }, authMethod: null, credentialId: null }
  }
  const user = authenticate(backendState, request)
  return (
    user && {
      actor: { kind: 'silo_user', siloId: user.siloId, siloUserId: user.id },
      ...credentialOf(backendState, request),
    }
  )
}

const cut = (text: string, length: number): string => text.slice(0, length)

const errorOf = ({ code, message, status }: ApiFailure): AuditLogEntryResult => ({
  kind: 'error',
  errorCode: code,
  errorMessage: message,
  httpStatusCode: status,
})

/** A call that the log may record. */
interface AuditedCall {
  /** The operation's id in camelCase. */
  readonly id: string
  readonly request: WireRequest
  readonly requestId: string
}

const record = (
  { clock, db, now }: BackendState,
  { request, requestId }: AuditedCall,
  operationId: string,
  entry: Subject & Pick<AuditEntryRecord, 'result'>,
): void => {
  const number = db.auditEntries.count + 1
  const agent = headerOf(request, 'user-agent')
  // Calls take no time here.
  const duration = 8 + ((number * 37) % 180)
  db.auditEntries.insert({
    id: fixedId('auditEntry', number),
    ...entry,
    operationId,
    requestId,
    requestUri: cut(request.url, MAX_URI),
    sourceIp: SOURCE,
    userAgent: agent === undefined ? null : cut(agent, MAX_USER_AGENT),
    timeStarted: new Date(clock.now() - duration).toISOString(),
    timeCompleted: now(),
  })
}

/** Handles a call, and records it if the rack's release does. Requests that cannot be parsed are not recorded. */
export const audited = async (
  backendState: BackendState,
  call: AuditedCall,
  handle: () => Promise<WireResponse>,
): Promise<WireResponse> => {
  const { id, request } = call
  const operationId = camelToSnakeKey(id)
  if (!isAudited(backendState.release, operationId, request.method.toUpperCase())) return handle()
  const subject = subjectOf(backendState, request, operationId)
  const write = (result: AuditLogEntryResult) =>
    subject && record(backendState, call, operationId, { ...subject, result })
  try {
    const response = await handle()
    write({ kind: 'success', httpStatusCode: response.status })
    return response
  } catch (error) {
    if (error instanceof ApiFailure && (error.code !== null || error.status !== 400)) {
      write(errorOf(error))
    }
    throw error
  }
}
