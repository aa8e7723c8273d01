import Kit

/// More than the package's type.
struct Price {
    let amount: Int
    let currency: String
    let tax: Int
}

enum Answer { case up }

/// Two that have the same are not told apart.
struct Cost {
    let amount: Int
    let currency: String
}

struct Sum {
    let amount: Int
    let currency: String
}
