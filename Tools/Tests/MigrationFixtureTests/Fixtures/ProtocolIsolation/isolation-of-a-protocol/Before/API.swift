@MainActor protocol FrogmouthScreen { func show() }
final class FrogmouthAPI: FrogmouthScreen {
  static let shared = FrogmouthAPI()
  func show() { print("show") }
  func run() { print("run") }
}
