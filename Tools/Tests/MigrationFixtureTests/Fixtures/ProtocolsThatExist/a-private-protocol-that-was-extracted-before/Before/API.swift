private protocol RuffAPIProtocol: Sendable {
  func a()
}

private final class RuffAPI: Sendable {
  static let shared = RuffAPI()
  func a() { print("a") }
}

extension RuffAPI: RuffAPIProtocol {}

private final class RuffUser {
  init() {}

  func use() { RuffAPI.shared.a() }
}

func ruffRun() { RuffUser().use() }
