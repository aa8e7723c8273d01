/// Uses what the specs make, so that it must be there.
public let nothing: [Product] = []
