final class Dry: InkWellProtocol {
  func millilitres(of colour: String) -> Int { 0 }
}
let cartridge = InkCartridge(colour: "red", dependencies: .init(inkWell: Dry()))
expect(cartridge.level() == 0, "the new initializer takes the mock")
