final class NoTiles: AtlasTilesProtocol {
  func tile(_ number: Int) -> String { "none" }
}
let screen = await AtlasScreen()
await MainActor.run { screen.dependencies = .init(atlasTiles: NoTiles()) }
await screen.load { expect($0 == "none", "the mock is asked") }
