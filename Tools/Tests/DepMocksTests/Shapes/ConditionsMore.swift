protocol ConditionsMore: Sendable {
  #if swift(>=5.0)
    static func s(_ n: Int) -> Int
    subscript(n: Int) -> Int { get set }
    init(flag: Bool)
  #else
    func s(_ n: Int) -> String
  #endif
  #if compiler(>=6.0) && !os(Windows)
    @available(macOS 15, *) func t() async throws -> Int
  #endif
}
actor protocolPlaceholder {}
protocol ActorConditions: Actor {
  #if DEBUG
    var debug: Int { get }
  #endif
  func always()
}
// MARK: use
func useConditionsMore() async throws {
  ConditionsMoreMock.sHandler = { $0 }
  expect(ConditionsMoreMock.s(2) == 2)
  ConditionsMoreMock.resetStatics()
  let mock = ConditionsMoreMock()
  expectReport { mock[1] = 2 }
}
