struct Draft {
    var text: String
}

func models() -> [Basket] {
    var basket = Basket(name: "A", photo: nil, draft: Draft(text: ""))
    basket.amount += 1
    let shape = Shape.scaled(.group([.circle(radius: 1)]), by: 2)
    basket.note = "\(shape) \(LoginFailure.wrongPassword)"
    return [basket]
}
