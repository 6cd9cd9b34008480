struct OneQuagga: QuaggaStoreProtocol { func entry() -> String { "one" } }
let screen = QuaggaScreen(dependencies: .init(quaggaStore: { OneQuagga() }))
expect(screen.title(isLong: true) == "one", "the store of the test")
