/// What an inherited code base has in the place of dependencies.
extension LivePart {
  static let network = LivePart(salt: 1)
  static let storage = LivePart(salt: 2)
  static let log = LivePart(salt: 3)
  static let cache = LivePart(salt: 4)
  static let accounts = LivePart(salt: 5)
  static let settings = LivePart(salt: 6)
  static let tracking = LivePart(salt: 7)
  static let router = LivePart(salt: 8)
  static let images = LivePart(salt: 9)
  static let schedule = LivePart(salt: 10)
}
