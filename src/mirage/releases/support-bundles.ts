import type { Step } from './change'

const BUNDLES = '/v1/system/support-bundles'

const operations = [
  `GET ${BUNDLES}`,
  `POST ${BUNDLES}`,
  `GET ${BUNDLES}/{bundle_id}`,
  `PUT ${BUNDLES}/{bundle_id}`,
  `DELETE ${BUNDLES}/{bundle_id}`,
  `GET ${BUNDLES}/{bundle_id}/download`,
  `HEAD ${BUNDLES}/{bundle_id}/download`,
  `GET ${BUNDLES}/{bundle_id}/download/{file}`,
  `HEAD ${BUNDLES}/{bundle_id}/download/{file}`,
  `GET ${BUNDLES}/{bundle_id}/index`,
]

/** Experimental before release 23, and without comments before release 16. */
export const supportBundleSteps: readonly Step[] = [
  {
    release: 16,
    changes: {
      [`POST /experimental${BUNDLES}`]: { body: () => ({}) },
      // By ID was the only order.
      [`GET /experimental${BUNDLES}`]: {
        query: (query: object) => ({ ...query, sortBy: 'id_ascending' }),
      },
    },
  },
  {
    release: 23,
    changes: Object.fromEntries(
      operations.map(newer => [newer.replace(' ', ' /experimental'), { to: newer }]),
    ),
  },
]
