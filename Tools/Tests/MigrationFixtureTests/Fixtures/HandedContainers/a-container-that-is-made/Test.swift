final class ColdFoundryMold6162: FoundryMold6162 {
  func pour() -> String { "cold" }
}

let foundryTest6162 = FoundryYard6162(
  name: "Ada", dependencies: .init(makeFoundryMold6162: { ColdFoundryMold6162() }))
expect(foundryTest6162.work() == "Ada cold", "the mold of the test")
