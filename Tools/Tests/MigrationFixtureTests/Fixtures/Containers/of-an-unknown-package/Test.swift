struct ColdLampBulb6167: LampBulb6167 {
  func glow() -> String { "cold" }
}

let lampTest6167 = LampRoom6167(dependencies: .init(makeBulb: { ColdLampBulb6167() }))
expect(lampTest6167.light() == "cold", "the bulb of the test")
