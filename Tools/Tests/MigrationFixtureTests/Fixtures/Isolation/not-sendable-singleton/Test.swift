final class StubCall: RollCallProtocol {
  var present: [String] = []
  func enter(_ name: String) { present.append("stub " + name) }
}
nonisolated(unsafe) let call = StubCall()
_ = AttendanceSheet(dependencies: .init(rollCall: { call })).mark(["Eva"])
expect(call.present == ["stub Eva"], "the stub is entered")
