import { describe, expect, it } from 'vitest'
import * as limits from '@/lib/limits'

/** The product's limits, typed by hand. */
describe('limits', () => {
  it('are those of the product', () => {
    expect({ ...limits }).toEqual({
      MAX_NAME_LENGTH: 63,
      MAX_DESCRIPTION_LENGTH: 512,
      MAX_NETWORK_INTERFACES_PER_INSTANCE: 8,
      MAX_EXTERNAL_IPS_PER_INSTANCE: 32,
      MAX_EXTERNAL_SUBNETS_PER_INSTANCE: 32,
      MAX_SSH_KEYS_PER_INSTANCE: 100,
      MAX_USER_DATA_BYTES: 32768,
      MIN_VCPUS: 1,
      MIN_MEMORY_GIB: 1,
      MIN_DISK_SIZE_GIB: 1,
      MAX_DISK_SIZE_GIB: 1023,
      BLOCK_SIZES: [512, 2048, 4096],
      MAX_AFFINITY_GROUP_MEMBERS: 32,
      MAX_AFFINITY_GROUPS_PER_INSTANCE: 16,
      MAX_ROLE_ASSIGNMENTS_PER_POLICY: 64,
      MAX_FIREWALL_RULES_PER_VPC: 1024,
      MAX_FIREWALL_RULE_PARTS: 256,
      MAX_ALLOW_LIST_ENTRIES: 1000,
      MAX_IMAGE_LABEL_LENGTH: 64,
      MAX_PASSWORD_LENGTH: 512,
      PAGE_SIZE: 25,
      PAGE_SIZES: [25, 50, 100, 500, 1000],
      ALL_ITEMS_LIMIT: 1000,
      NAME_LOOKUP_LIMIT: 200,
      UPLOAD_CHUNK_BYTES: 524288,
      UPLOAD_CONCURRENCY: 6,
      SERIAL_SCROLLBACK_BYTES: 262144,
    })
  })
})
