@globalActor actor FlamingoStore { static let shared = FlamingoStore() }
@FlamingoStore final class FlamingoAPI {
  static let shared = FlamingoAPI()
  func run() { print("run") }
}
