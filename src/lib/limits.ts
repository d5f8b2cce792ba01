/** Limits of the API, each in the unit its name gives. Those that depend on the release are in `api/releases`. */

export const MAX_NAME_LENGTH = 63
export const MAX_DESCRIPTION_LENGTH = 512

export const MAX_NETWORK_INTERFACES_PER_INSTANCE = 8
export const MAX_EXTERNAL_IPS_PER_INSTANCE = 32
export const MAX_EXTERNAL_SUBNETS_PER_INSTANCE = 32
export const MAX_MULTICAST_GROUPS_PER_INSTANCE = 32
export const MAX_SOURCES_PER_MULTICAST_MEMBER = 64
export const MAX_SSH_KEYS_PER_INSTANCE = 100
export const MAX_USER_DATA_BYTES = 32 * 1024

export const MIN_VCPUS = 1
export const MIN_MEMORY_GIB = 1

export const MIN_DISK_SIZE_GIB = 1
export const MAX_DISK_SIZE_GIB = 1023
export const BLOCK_SIZES = [512, 2048, 4096] as const

export const MAX_AFFINITY_GROUP_MEMBERS = 32
export const MAX_AFFINITY_GROUPS_PER_INSTANCE = 16

export const MAX_ROLE_ASSIGNMENTS_PER_POLICY = 64
export const MAX_FIREWALL_RULES_PER_VPC = 1024
export const MAX_FIREWALL_RULE_PARTS = 256
export const MAX_ALLOW_LIST_ENTRIES = 1000
export const MAX_IMAGE_LABEL_LENGTH = 64
export const MAX_PASSWORD_LENGTH = 512

/** Rows per page of a list, unless the user chooses another number. */
export const PAGE_SIZE = 25

/** The numbers of rows per page on offer. */
export const PAGE_SIZES = [PAGE_SIZE, 50, 100, 500, 1000] as const

/** The `limit` that means "everything", for pickers and joins. */
export const ALL_ITEMS_LIMIT = 1000

/** How many instances or disks are prefetched so that a list can show names instead of ids. */
export const NAME_LOOKUP_LIMIT = 200

/** Bytes of the file in one bulk write. */
export const UPLOAD_CHUNK_BYTES = 512 * 1024
export const UPLOAD_CONCURRENCY = 6

/** Bytes of a file in a support bundle that are read at a time, to show it. */
export const FILE_PART_BYTES = 1024 * 1024

/** Scrollback of the serial console, in bytes. */
export const SERIAL_SCROLLBACK_BYTES = 256 * 1024
