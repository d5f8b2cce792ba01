# Project "tidewater" on https://recovery.sys.example.com, release 22: 12 objects, 5 left out (at the end).
# Set OXIDE_HOST and OXIDE_TOKEN, or OXIDE_PROFILE. No secret is in this file.
# First apply: 12 imported, 3 changed, 0 added, 0 destroyed. 2 instances are stopped and started.

terraform {
  required_version = ">= 1.11"
  required_providers {
    oxide = { source = "oxidecomputer/oxide", version = "~> 0.21.0" }
  }
}

provider "oxide" {}

# Outside the selection
data "oxide_image" "debian_12" { name = "debian-12" }
data "oxide_ip_pool" "public" { name = "public" }

# Project
resource "oxide_project" "tidewater" {
  name        = "tidewater"
  description = "Harbour control, $${env} is literal"

  lifecycle { prevent_destroy = true }
}

# VPC quay
resource "oxide_vpc" "quay" {
  project_id  = oxide_project.tidewater.id
  name        = "quay"
  description = "Cranes and gates"
  dns_name    = "quay"
  ipv6_prefix = "fd4b:9c1e:77a0::/48"
}

resource "oxide_vpc_subnet" "quay_berths" {
  vpc_id      = oxide_vpc.quay.id
  name        = "berths"
  description = ""
  ipv4_block  = "10.20.0.0/24"
  ipv6_block  = "fd4b:9c1e:77a0:5d::/64"

  # The provider cannot set the custom router of a subnet, and any change of this resource
  # detaches it. Attached now: "pilot" (bb2d7d70-5f6e-4a0c-9a07-0f6b5c1f3c11).
  lifecycle { ignore_changes = [name, description] }
}

resource "oxide_vpc_router" "quay_pilot" {
  vpc_id      = oxide_vpc.quay.id
  name        = "pilot"
  description = "Sends the yard through crane-1"
}

resource "oxide_vpc_router_route" "quay_pilot_to_yard" {
  vpc_router_id = oxide_vpc_router.quay_pilot.id
  name          = "to-yard"
  description   = "Yard network behind crane-1"
  destination   = { type = "ip_net", value = "192.168.40.0/24" }
  target        = { type = "instance", value = oxide_instance.crane_1.name }
}

resource "oxide_vpc_firewall_rules" "quay" {
  vpc_id = oxide_vpc.quay.id

  rules = {
    "allow-internal-inbound" = {
      description = "allow inbound traffic to all instances within the VPC if originated within the VPC"
      status      = "enabled"
      direction   = "inbound"
      action      = "allow"
      priority    = 65534
      targets     = [{ type = "vpc", value = oxide_vpc.quay.name }]
      filters     = { hosts = [{ type = "vpc", value = oxide_vpc.quay.name }] }
    }
    "berths-https" = {
      description = "HTTPS and the \"gate\" port"
      status      = "enabled"
      direction   = "inbound"
      action      = "allow"
      priority    = 100
      targets     = [{ type = "instance", value = oxide_instance.crane_2.name }]

      filters = {
        hosts     = [{ type = "ip_net", value = "203.0.113.0/24" }]
        ports     = ["443", "8400-8410"]
        protocols = [{ type = "tcp" }, { type = "icmp", icmp_type = 8, icmp_code = "0" }]
      }
    }
  }
}

# Disks
resource "oxide_disk" "cargo" {
  project_id  = oxide_project.tidewater.id
  name        = "cargo"
  description = "Manifests"
  size        = 107374182400 # 100 GiB
  block_size  = 4096

  lifecycle { prevent_destroy = true }
}

resource "oxide_disk" "crane_1_boot" {
  project_id      = oxide_project.tidewater.id
  name            = "crane-1-boot"
  description     = ""
  size            = 21474836480 # 20 GiB
  source_image_id = data.oxide_image.debian_12.id

  lifecycle {
    prevent_destroy = true
    ignore_changes  = [source_image_id]
  }
}

resource "oxide_disk" "crane_2_boot" {
  project_id      = oxide_project.tidewater.id
  name            = "crane-2-boot"
  description     = ""
  size            = 21474836480 # 20 GiB
  source_image_id = data.oxide_image.debian_12.id

  lifecycle {
    prevent_destroy = true
    ignore_changes  = [source_image_id]
  }
}

# Floating IPs
resource "oxide_floating_ip" "gangway" {
  project_id  = oxide_project.tidewater.id
  name        = "gangway"
  description = "Public address of crane-1"
  ip          = "198.51.100.20"

  lifecycle { prevent_destroy = true }
}

# Instances
resource "oxide_instance" "crane_1" {
  project_id          = oxide_project.tidewater.id
  name                = "crane-1"
  description         = "Gate controller"
  hostname            = "crane-1"
  memory              = 8589934592 # 8 GiB
  ncpus               = 4
  auto_restart_policy = "best_effort"
  enable_jumbo_frames = false
  boot_disk_id        = oxide_disk.crane_1_boot.id
  disk_attachments    = [oxide_disk.cargo.id, oxide_disk.crane_1_boot.id]

  network_interfaces = [{
    name        = "net0"
    description = ""
    vpc_id      = oxide_vpc.quay.id
    subnet_id   = oxide_vpc_subnet.quay_berths.id
    ip_config   = { v4 = { ip = "10.20.0.5" }, v6 = { ip = "fd4b:9c1e:77a0:5d::5" } }
  }]

  external_ips = { floating = [{ id = oxide_floating_ip.gangway.id }] }

  # Keys of "ada" (SSH keys of other people cannot be looked up): laptop.
  ssh_public_keys = ["3d0a4c0e-98b1-4a59-9d0b-5a1e0d9f7c02"]

  lifecycle {
    prevent_destroy = true
    ignore_changes  = [network_interfaces, ssh_public_keys, user_data]
  }
}

resource "oxide_instance" "crane_2" {
  project_id          = oxide_project.tidewater.id
  name                = "crane-2"
  description         = ""
  hostname            = "crane-2"
  memory              = 4294967296 # 4 GiB
  ncpus               = 2
  enable_jumbo_frames = false
  boot_disk_id        = oxide_disk.crane_2_boot.id
  disk_attachments    = [oxide_disk.crane_2_boot.id]

  network_interfaces = [{
    name        = "net0"
    description = ""
    vpc_id      = oxide_vpc.quay.id
    subnet_id   = oxide_vpc_subnet.quay_berths.id
    ip_config   = { v4 = { ip = "10.20.0.6" } }
  }]

  external_ips = { ephemeral = [{ pool_id = data.oxide_ip_pool.public.id }] }

  lifecycle {
    prevent_destroy = true
    ignore_changes  = [network_interfaces, ssh_public_keys, user_data]
  }
}

# Imports: done once, by the first apply; these blocks can go afterwards.
import {
  to = oxide_project.tidewater
  id = "0f4e3a52-6d0b-4d8e-8f2a-1d7c5a9be001"
}
import {
  to = oxide_vpc.quay
  id = "2b9a6f10-0c1d-4e7a-b0de-63c1f2a4d002"
}
import {
  to = oxide_vpc_subnet.quay_berths
  id = "5c7f0a31-47de-4f1b-9a6c-0e2b8d3fa003"
}
import {
  to = oxide_vpc_router.quay_pilot
  id = "bb2d7d70-5f6e-4a0c-9a07-0f6b5c1f3c11"
}
import {
  to = oxide_vpc_router_route.quay_pilot_to_yard
  id = "8a1d2c3b-4e5f-4a6b-9c7d-8e9f0a1b2006"
}
import {
  to = oxide_vpc_firewall_rules.quay
  id = "2b9a6f10-0c1d-4e7a-b0de-63c1f2a4d002" # the id of the VPC
}
import {
  to = oxide_disk.cargo
  id = "9e8d7c6b-5a49-4382-a716-0f1e2d3c4007"
}
import {
  to = oxide_disk.crane_1_boot
  id = "a0b1c2d3-e4f5-4061-b728-394a5b6c7008"
}
import {
  to = oxide_disk.crane_2_boot
  id = "b1c2d3e4-f506-4172-8839-4a5b6c7d8009"
}
import {
  to = oxide_floating_ip.gangway
  id = "c2d3e4f5-0617-4283-994a-5b6c7d8e9010"
}
import {
  to = oxide_instance.crane_1
  id = "d3e4f506-1728-4394-aa5b-6c7d8e9f0011"
}
import {
  to = oxide_instance.crane_2
  id = "e4f50617-2839-44a5-bb6c-7d8e9f0a1012"
}

# Left out
# - VPC "default" and all in it: made by the API, unchanged, not used.
# - VPC "quay": subnet "default", router "system", gateway "default": made by the API, unchanged.
# - Custom router of subnet "berths": no attribute in the provider.
# - Transit IPs 192.168.40.0/24 of crane-1, net0: no attribute in the provider.
# - Access of the project (1 role): no resource in the provider.
