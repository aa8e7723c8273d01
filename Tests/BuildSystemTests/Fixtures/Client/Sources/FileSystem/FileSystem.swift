public let name = "FileSystem"
