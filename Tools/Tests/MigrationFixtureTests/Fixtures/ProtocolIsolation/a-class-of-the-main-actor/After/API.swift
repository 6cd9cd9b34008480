@MainActor
protocol EgretAPIProtocol: AnyObject, Sendable {
  nonisolated var id: Int { get }
  var name: String { get set }
  func run()
  nonisolated func free()
}

@MainActor
final class EgretAPI {
  static let shared = EgretAPI()
  let id = 1
  var name = ""
  func run() { print("run") }
  nonisolated func free() { print("free") }
}

extension EgretAPI: EgretAPIProtocol {}
