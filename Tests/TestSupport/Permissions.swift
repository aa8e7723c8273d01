import Foundation

/// Whether the tests may do what permissions forbid.
package let isRoot = geteuid() == 0
