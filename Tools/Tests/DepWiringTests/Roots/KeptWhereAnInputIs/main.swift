let root = CartRoot(app: AppRoot(), dependencies: .init(cart: Cart("the user's")))
_ = root.makeTill()
