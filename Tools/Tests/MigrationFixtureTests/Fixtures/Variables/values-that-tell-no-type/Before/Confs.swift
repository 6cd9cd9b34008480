struct Conf2906 {
  var size = 1

  static func load() throws -> Conf2906 { Conf2906() }
  static func find() -> Conf2906? { Conf2906() }
  static func maker() -> () -> Conf2906 { { Conf2906() } }
}

enum Mode2906 {
  case plain
  case wide(Int)
}

enum State2906 {
  nonisolated(unsafe) static var tried = try? Conf2906.load()
  nonisolated(unsafe) static var found = Conf2906.find()!
  nonisolated(unsafe) static var made = Conf2906.maker()()
  nonisolated(unsafe) static var wide = Mode2906.wide

  static func apply() {
    tried = nil
    found = Conf2906(size: 2)
    made = Conf2906(size: 3)
    wide = { .wide($0 + 1) }
  }
}

final class Reader2906 {
  func tried() -> Int { State2906.tried?.size ?? 0 }
  func found() -> Int { State2906.found.size }
  func made() -> Int { State2906.made.size }
  func wide() -> Mode2906 { State2906.wide(3) }
}
