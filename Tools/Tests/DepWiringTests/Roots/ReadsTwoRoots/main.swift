let app = AppRoot()
let session = SessionRoot(app: app, dependencies: .init(user: User(name: "Ada")))
let cart = CartRoot(app: app, dependencies: .init(cart: Cart()))
_ = PaymentRoot(session: session, shopping: cart).makeReceipt()
