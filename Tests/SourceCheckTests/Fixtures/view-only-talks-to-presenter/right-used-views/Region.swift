struct Region {
    let name: String
}
