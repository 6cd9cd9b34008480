final class GrebeUser {
  init() {}

  func use() {
    GrebeAPI.shared.run(GrebeAPI.GrebeOptions(n: 1))
  }
}
