@MainActor final class AppRoot {
  private let log = Log()

  func makeSeveral() -> Several { Several(dependencies: .init(log: log)) }
  func makeNamed() throws -> Several { try Several(item: "", dependencies: .init(log: log)) }
  func makeMore() -> Several { Several("a", "b", dependencies: .init(log: log)) }
  func makePlain() -> [Plain] {
    [
      Plain(dependencies: .init(log: log)), Plain(subtitle: "", dependencies: .init(log: log)),
      Plain(number: 1, dependencies: .init(log: log)),
    ]
  }
  func makeDerived() -> Derived { Derived(dependencies: .init(log: log)) }
  func makeOther() -> Other { Other(count: 1, dependencies: .init(log: log)) }
  func makeBoth() async throws -> [Both] {
    async let first = Both(dependencies: .init(log: log))
    let list = try await [Both(dependencies: .init(log: log)), first]
    let other = try? await Both(dependencies: .init(log: log))
    return list + [other].compactMap { $0 }
  }
}
