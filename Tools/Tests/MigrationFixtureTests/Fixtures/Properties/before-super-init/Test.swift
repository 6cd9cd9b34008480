final class Later: RecordingDateProtocol {
  func year() -> Int { 1999 }
}
expect(WaxCylinder(dependencies: .init(recordingDate: Later())).text == "wax of 1999", "in time")
