@MainActor
final class EgretUser {
  init() {}

  func use() {
    EgretAPI.shared.name = "a"
    EgretAPI.shared.run()
    print(EgretAPI.shared.id)
    EgretAPI.shared.free()
  }
}
