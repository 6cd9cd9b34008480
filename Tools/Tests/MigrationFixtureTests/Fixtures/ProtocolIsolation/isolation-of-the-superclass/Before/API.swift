@MainActor class FlickerBase { func base() { print("base") } }
final class FlickerAPI: FlickerBase {
  static let shared = FlickerAPI()
  func run() { print("run") }
}
