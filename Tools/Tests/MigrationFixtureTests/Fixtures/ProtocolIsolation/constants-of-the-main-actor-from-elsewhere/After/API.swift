@MainActor
protocol EiderAPIProtocol: Sendable {
  nonisolated var id: Int { get }
  nonisolated func free()
}

@MainActor
final class EiderAPI {
  nonisolated static let shared = EiderAPI()
  let id = 1
  nonisolated init() {}
  nonisolated func free() { print("free") }
}

extension EiderAPI: EiderAPIProtocol {}
