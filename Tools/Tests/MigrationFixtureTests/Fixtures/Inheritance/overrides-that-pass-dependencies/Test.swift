struct EmptyBarn: BarnStoreProtocol {
  func text(_ key: String) -> String { "nothing \(key)" }
}
let emptyBarn = BarnText.Dependencies(barnStore: EmptyBarn())
expect(BarnText(key: "a", dependencies: emptyBarn).value == "nothing a", "the class takes it")
expect(
  BarnLongList(key: "c", dependencies: emptyBarn).value == "nothing cc",
  "a subclass passes it on")
