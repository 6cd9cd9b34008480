let app = AppRoot()
let session = SessionRoot(app: app, dependencies: .init(user: User(name: "Ada")))
print(ItemRoot(session: session, dependencies: .init(item: Item(number: 7))).makeDetail().text())
