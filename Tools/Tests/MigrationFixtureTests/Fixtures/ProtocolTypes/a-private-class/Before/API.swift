private final class HoopoeAPI: Sendable {
  static let shared = HoopoeAPI()
  func a() { print("a") }
}

func hoopoeRun() { HoopoeUser().use() }

private final class HoopoeUser {
  init() {}

  func use() {
    HoopoeAPI.shared.a()
  }
}
