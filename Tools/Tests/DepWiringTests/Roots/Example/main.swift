let app = AppRoot(dependencies: try await .live(Configuration()))
print("root is there")
let model = app.makeApp()
var session: (any Session)? = model.signIn()
var feed = session?.makeFeed()
var detail = feed?.dependencies.makeDetail(Item.ID(value: 7))
await detail?.dependencies.uploads.start()
print(detail?.dependencies.now().timeIntervalSince1970 ?? 0 > 0)
print("sign-out")
detail = nil
feed = nil
session = nil
print("end")
