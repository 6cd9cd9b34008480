final class NoChimney: ChimneyProtocol {
  func draw(_ logs: Int) -> String { "smoke" }
}
let fireplace = Fireplace(dependencies: .init(chimney: { NoChimney() }))
expect(fireplace.burn(3) == "smoke", "the ring is open")
