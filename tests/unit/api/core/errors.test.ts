import { describe, expect, it } from 'vitest'
import { describeError, toApiError } from '@/api/core/errors'
import { mayBeDone, turnedAway, unreadable } from '@/api/core/api-error'

const asked = { host: 'rack.test', isChange: false }

const message = (operationId: string, errorCode: string | undefined, text: string) =>
  toApiError(operationId, asked, 400, {
    message: text,
    requestId: 'r',
    ...(errorCode && { errorCode }),
  }).message

describe('the message of an error response', () => {
  it('is generic for status 403', () => {
    expect(message('diskView', 'Forbidden', 'forbidden by policy')).toBe('Action not authorized')
  })

  it('is capitalized if an object is not found', () => {
    expect(message('diskView', 'ObjectNotFound', 'not found: disk with name "a"')).toBe(
      'Not found: disk with name "a"',
    )
  })

  it.each([
    ['diskCreate', 'already exists: disk "abc"', 'Disk name already exists'],
    ['instanceCreate', 'already exists: disk "abc"', 'Disk name already exists'],
    ['diskCreate', 'already exists: something else', 'Something else name already exists'],
    ['imageCreate', 'already exists: project-image "x"', 'Project image name already exists'],
    [
      'affinityGroupCreate',
      'already exists: affinity-group "x"',
      'Affinity group name already exists',
    ],
    [
      'antiAffinityGroupCreate',
      'already exists: anti-affinity-group "x"',
      'Anti-affinity group name already exists',
    ],
    ['systemIpPoolCreate', 'already exists: ip-pool "x"', 'IP pool name already exists'],
    ['instanceNetworkInterfaceCreate', 'it is taken', 'Interface name already exists'],
    [
      'systemSubnetPoolCreate',
      'already exists: subnet-pool "x"',
      'Subnet pool name already exists',
    ],
    [
      'externalSubnetCreate',
      'already exists: external-subnet "x"',
      'External subnet name already exists',
    ],
    [
      'webhookReceiverCreate',
      'already exists: alert-receiver "x"',
      'Alert receiver name already exists',
    ],
    [
      'webhookSecretsAdd',
      'already exists: webhook-secret "x"',
      'Webhook secret name already exists',
    ],
    ['certificateCreate', 'already exists: certificate "x"', 'Certificate name already exists'],
    [
      'instanceMulticastGroupJoin',
      'already exists: multicast-group "x"',
      'Multicast group name already exists',
    ],
    ['projectsCreate', 'it is taken', 'Project name already exists'],
    ['diskCreate', 'already exists: "abc"', 'Disk name already exists'],
    ['projectUpdate', 'it is taken', 'It is taken'],
  ])('of %s names the object that exists in "%s"', (operationId, text, expected) => {
    expect(message(operationId, 'ObjectAlreadyExists', text)).toBe(expected)
  })

  it('is only the reason if a body could not be parsed', () => {
    const text =
      'unable to parse JSON body: disks[0].name: name cannot end with "-" at line 1 column 63'
    expect(message('diskCreate', undefined, text)).toBe('Disks[0].name: name cannot end with "-"')
  })

  it.each([
    [406, 'disk type variant not supported for client version'],
    [400, "The interface 'a' is a dual-stack NIC. Update your client and retry the request."],
  ])('of status %d says that objects need a newer console', (status, text) => {
    const { message: words } = toApiError('diskList', asked, status, { message: text })
    expect(words.toLowerCase()).toContain(text.toLowerCase())
    expect(words).toMatch(/\. Some of these need a newer console\.$/)
  })

  it('is capitalized otherwise', () => {
    expect(message('instanceStop', 'Conflict', 'busy')).toBe('Busy')
    expect(message('instanceStop', 'Conflict', '')).toBe('The server refused this (400).')
  })

  it('contains the status if the body is empty', () => {
    expect(toApiError('diskView', asked, 403, {})).toEqual({
      kind: 'error',
      message: 'The server refused this (403).',
      statusCode: 403,
    })
  })
})

describe('an API error', () => {
  it('of a rack without room is a refusal in the words of the server', () => {
    const said = 'Insufficient capacity: No external subnets available'
    const body = { message: said, errorCode: 'InsufficientCapacity' }
    expect(toApiError('externalSubnetCreate', { ...asked, isChange: true }, 507, body)).toEqual({
      kind: 'error',
      message: said,
      errorCode: 'InsufficientCapacity',
      statusCode: 507,
    })
  })

  it('is plain JSON with a request id', () => {
    const body = { message: 'no', errorCode: 'InvalidRequest', requestId: 'r-1' }
    expect(toApiError('diskView', asked, 400, body)).toEqual({
      kind: 'error',
      message: 'No',
      errorCode: 'InvalidRequest',
      statusCode: 400,
      requestId: 'r-1',
    })
  })

  it('takes its request id from the header if the body has none', () => {
    expect(toApiError('diskView', asked, 500, { message: 'no' }, 'r-2').requestId).toBe('r-2')
  })

  it.each([undefined, null, 'text', 7])('is unreadable or turned away if its body is %s', body => {
    expect(toApiError('diskView', asked, 302, body, 'r-3')).toEqual({
      ...unreadable(asked, 302),
      requestId: 'r-3',
    })
    expect(toApiError('diskView', asked, 404, body)).toEqual(turnedAway(asked, 404))
  })

  it.each([
    [500, 'The server answered with an error (500).'],
    [502, 'The API behind rack.test did not answer (502).'],
    [503, 'The server is not available (503).'],
    [504, 'The API behind rack.test did not answer (504).'],
    [409, undefined],
  ])('of status %i has its own cause, without details of the server', (status, cause) => {
    expect(toApiError('diskView', asked, status, { message: 'assertion failed' }).cause).toBe(cause)
  })

  it('of a gateway says that a change may have been made', () => {
    const body = { message: 'the API cannot be reached: nothing listens there' }
    const change = { ...asked, isChange: true }
    expect(toApiError('diskDelete', change, 502, body).message).toBe(
      'The API cannot be reached: nothing listens there. It may have been done anyway: check before you try again.',
    )
  })

  const NOTHING = 'Nothing was changed.'
  const MAY_BE = 'It may have been done anyway: check before you try again.'
  const AGAIN = 'Try again in a moment.'
  const INTERNAL = { message: 'Internal Server Error', errorCode: 'Internal' }
  const PAGE = undefined

  it.each([
    [500, INTERNAL, 'The server failed (500): Internal Server Error.', MAY_BE, AGAIN],
    [500, {}, 'The server failed (500): Unknown server error.', MAY_BE, AGAIN],
    [
      500,
      PAGE,
      'The server answered with an error (500): what rack.test sent is not an answer of the API.',
      MAY_BE,
      AGAIN,
    ],
    [501, {}, 'The server does not support this (501).', NOTHING, ''],
    [502, PAGE, 'The API behind rack.test did not answer (502).', MAY_BE, AGAIN],
    [502, {}, 'The API behind rack.test did not answer (502).', MAY_BE, AGAIN],
    [503, {}, 'The server is not available (503).', MAY_BE, AGAIN],
    [503, PAGE, 'The server is not available (503).', MAY_BE, AGAIN],
    [503, { message: 'no sagas' }, 'The server failed (503): No sagas.', MAY_BE, AGAIN],
    [504, PAGE, 'The API behind rack.test did not answer (504).', MAY_BE, AGAIN],
    [404, {}, 'The server refused this (404).', NOTHING, ''],
    [
      404,
      PAGE,
      'Something in front of the API refused the request (404): what rack.test sent is not an answer of the API.',
      NOTHING,
      '',
    ],
    [413, {}, 'The request is too large for rack.test (413).', NOTHING, ''],
    [413, PAGE, 'The request is too large for rack.test (413).', NOTHING, ''],
    [413, { message: 'at most 1 MiB' }, 'At most 1 MiB', '', ''],
    [400, { message: 'no such size' }, 'No such size', '', ''],
  ])(
    'of status %i with the body %j explains what it means',
    (status, body, cause, changed, read) => {
      const change = { ...asked, isChange: true }
      const said = (given: typeof asked) => toApiError('diskCreate', given, status, body, 'r-9')
      expect(said(change).message).toBe(`${cause} ${changed}`.trim())
      expect(said(asked).message).toBe(`${cause} ${read}`.trim())
      expect(said(change).requestId).toBe('r-9')
      expect(mayBeDone(said(change))).toBe(changed === MAY_BE)
    },
  )

  it('is logged in lines, with an indented message', () => {
    const error = toApiError('diskView', asked, 500, { message: 'no', requestId: 'r' })
    expect(describeError(error, 'GET /v1/disks', '/projects/web?x=1', 'one\ntwo')).toBe(
      [
        'API error: GET /v1/disks',
        '  status: 500',
        '  page: /projects/web?x=1',
        '  request id: r',
        '  error code: none',
        '  message: one',
        '    two',
      ].join('\n'),
    )
  })
})
