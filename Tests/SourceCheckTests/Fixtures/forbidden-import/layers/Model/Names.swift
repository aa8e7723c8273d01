import Foundation
@preconcurrency import Rules

func name() {}
