final class BluejayUser {
  init() {}

  func use() throws {
    print(try BluejayAPI.shared.load(1))
    BluejayAPI.shared.run { 1 }
    print(BluejayAPI.shared.map(1) { $0 })
  }
}
