protocol Conditional {
  #if os(Linux)
    func linux() -> Int
    var name: String { get }
  #elseif os(macOS)
    func mac(_ value: Int)
    var name: Int { get }
  #else
    func other()
  #endif
  func always()
  #if DEBUG
    #if os(Windows)
      func windows()
    #endif
    func debug()
  #endif
}
protocol SendableConditional: Sendable {
  #if canImport(Nothing)
    func nothing()
  #endif
  #if os(Linux)
    func linux() -> Int
  #endif
}
// MARK: use
func useConditions() async throws {
  let mock = ConditionalMock()
  expectReport { mock.always() }
  #if os(Linux)
    mock.linuxHandler = { 1 }
    expect(mock.linux() == 1)
  #endif
}
