@MainActor
final class EgretAPI {
  static let shared = EgretAPI()
  let id = 1
  var name = ""
  func run() { print("run") }
  nonisolated func free() { print("free") }
}
