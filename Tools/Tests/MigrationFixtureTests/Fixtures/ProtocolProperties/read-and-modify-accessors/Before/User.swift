final class CourserUser {
  init() {}

  func use() {
    CourserAPI.shared.storage.append(1)
    print(CourserAPI.shared.storage)
  }
}
