protocol Spool {
  init(turns: Int)
}

protocol Winding: Spool {
  func metres() -> Int
}

extension Winding {
  static func wound(_ turns: [Int]) -> [Int] { turns.map { Self(turns: $0).metres() } }
}

extension Bobbin: Winding {}
