/** The assignment of pools that the system's own services take addresses from. */
export const SERVICES = 'system_services'

/**
 * Stands for the pool of the system's services in calls for a pool. Before release 22 there was
 * one, with calls of its own. No pool can have this name.
 */
export const SERVICE_POOL = '~service'
