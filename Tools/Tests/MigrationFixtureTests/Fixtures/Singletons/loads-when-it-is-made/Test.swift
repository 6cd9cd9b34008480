struct OneDugong: DugongCatalogueProtocol { func entry() -> String { "one" } }
struct KnownDugongs: DugongNamesProtocol { func exists() -> Bool { true } }
let shelf = DugongShelf(
  dependencies: .init(dugongCatalogue: { OneDugong() }, dugongNames: KnownDugongs()))
expect(shelf.title(isLong: true) == "one", "the catalogue of the test")
expect(shelf.title(isLong: false) == "short true", "the names of the test")
