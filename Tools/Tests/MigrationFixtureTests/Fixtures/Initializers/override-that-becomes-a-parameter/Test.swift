struct SlowStream: MillStreamProtocol {
  func speed() -> Int { 1 }
}
expect(
  MillWheel(dependencies: MillWheel.Dependencies(millStream: SlowStream())).turns() == 11,
  "the wheel takes the fake")
