import { expect, test } from 'vitest'
import { samlRedirect } from '@/views/login/saml/saml-redirect'

const params = { silo: 'default-silo', provider: 'mock-idp' }
const ADDRESS = '/login/default-silo/saml/mock-idp/redirect'

test.each([
  ['', ADDRESS],
  ['?redirect_uri=', ADDRESS],
  ['?redirect_uri=%20%20', ADDRESS],
  [
    '?redirect_uri=%2Fprojects%2Fmock-project%2Finstances',
    `${ADDRESS}?redirect_uri=/projects/mock-project/instances`,
  ],
  // Parameters of the page to return to must not become parameters of the API.
  ['?redirect_uri=%2Fdisks%3Fa%3Db%26c%3Dd', `${ADDRESS}?redirect_uri=/disks%3Fa%3Db%26c%3Dd`],
  ['?redirect_uri=https%3A%2F%2Fevil.test', ADDRESS],
  ['?redirect_uri=%2F%2Fevil.test', ADDRESS],
])('for the query %j the SAML login redirects to %s', (search, address) => {
  expect(samlRedirect(params, search)).toBe(address)
})
