@MainActor class FlickerBase { func base() { print("base") } }

@MainActor
protocol FlickerAPIProtocol: Sendable {
  func base()
  func run()
}

final class FlickerAPI: FlickerBase {
  static let shared = FlickerAPI()
  func run() { print("run") }
}

extension FlickerAPI: FlickerAPIProtocol {}
