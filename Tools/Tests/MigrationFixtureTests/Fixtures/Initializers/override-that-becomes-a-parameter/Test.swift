struct SlowStream: GristStreamProtocol {
  func speed() -> Int { 1 }
}
expect(
  GristWheel(dependencies: GristWheel.Dependencies(gristStream: SlowStream())).turns() == 11,
  "the wheel takes the fake")
