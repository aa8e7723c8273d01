import Foundation
@testable import Rules

func name() {}
