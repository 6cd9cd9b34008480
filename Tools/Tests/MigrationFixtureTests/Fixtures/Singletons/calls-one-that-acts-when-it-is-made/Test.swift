struct OneTapir: TapirStoreProtocol { func entry() -> String { "one" } }
let screen = TapirScreen(dependencies: .init(tapirStore: { OneTapir() }))
expect(screen.title(isLong: true) == "one", "the store of the test")
