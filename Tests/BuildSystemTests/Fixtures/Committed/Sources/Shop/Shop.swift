/// Uses what the specs make, so that it must be there.
let emptyBasket = Basket(count: 0)
