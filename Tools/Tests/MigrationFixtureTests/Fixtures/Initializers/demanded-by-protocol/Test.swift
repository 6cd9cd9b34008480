final class Dry: InkWellProtocol {
  func millilitres(of colour: String) -> Int { 0 }
}
let cartridge = InkCartridge(colour: "red")
cartridge.dependencies = .init(inkWell: Dry())
expect(cartridge.level() == 0, "the mock is asked")
