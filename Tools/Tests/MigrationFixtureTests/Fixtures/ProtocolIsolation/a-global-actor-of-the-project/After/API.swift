@globalActor actor FlamingoStore { static let shared = FlamingoStore() }

@FlamingoStore
protocol FlamingoAPIProtocol: Sendable {
  func run()
}

@FlamingoStore final class FlamingoAPI {
  static let shared = FlamingoAPI()
  func run() { print("run") }
}

extension FlamingoAPI: FlamingoAPIProtocol {}
