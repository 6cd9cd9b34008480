@MainActor protocol FrogmouthScreen { func show() }

@MainActor
protocol FrogmouthAPIProtocol: Sendable {
  func run()
}

final class FrogmouthAPI: FrogmouthScreen {
  static let shared = FrogmouthAPI()
  func show() { print("show") }
  func run() { print("run") }
}

extension FrogmouthAPI: FrogmouthAPIProtocol {}
