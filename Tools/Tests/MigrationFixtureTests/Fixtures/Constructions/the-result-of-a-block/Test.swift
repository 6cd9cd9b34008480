struct Fixed6180: Decoder6180 {
  func decode() -> Int { 4 }
}

let track6180 = Track6180(dependencies: .init(makeHardware6180: { Fixed6180() }))
expect(track6180.makeDecoder().decode() == 4, "takes what the test makes")
