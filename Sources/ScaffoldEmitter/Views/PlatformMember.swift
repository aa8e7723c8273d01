import SystemTypes

/// A member of a type of the platform, where `Member` is one of a spec.
typealias PlatformMember = Member
