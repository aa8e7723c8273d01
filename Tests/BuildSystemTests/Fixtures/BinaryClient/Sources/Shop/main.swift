print(Product(name: "Tea").name)
