public let name = "Diagnostics"
