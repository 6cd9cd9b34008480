/// Types of the convention in layers, with roots that make all of them: the same for the same seed.
struct GeneratedGraph {
  /// The roots, each with the one that it stands below.
  enum Scope: Int, CaseIterable {
    case app, session, feed, checkout

    var root: String { ["AppRoot", "SessionRoot", "FeedRoot", "CheckoutRoot"][rawValue] }
    var parent: Scope? { [nil, .app, .session, .session][rawValue] }
    /// The type of what a child root is given.
    var value: String { ["Never", "User", "Feed", "Cart"][rawValue] }

    func sees(_ other: Scope) -> Bool { self == other || parent?.sees(other) == true }
  }

  enum Kind { case plain, conforming, factory }

  struct GeneratedType {
    let number: Int
    let kind: Kind
    let scope: Scope
    var fields: [Int] = []
    var factory: Int?
    /// Whether it takes what its scope is given.
    var takesValue = false
    var isUsed = false

    var isBare: Bool { fields.isEmpty && factory == nil && !takesValue }
  }

  static let moduleCount = 10

  private(set) var types: [GeneratedType] = []
  let fileCountOfModule = 10

  init(typeCount: Int, seed: UInt64 = 7) {
    var random = SeededGenerator(seed: seed)
    for number in 0..<typeCount {
      let kind: Kind =
        random.percent(20) ? .factory : random.percent(25) ? .conforming : .plain
      // The first layer is the app's, so that every scope has something to use.
      let scope =
        number < 40 || random.percent(70)
        ? .app : [Scope.session, .session, .feed, .checkout].randomElement(using: &random) ?? .app
      var type = GeneratedType(number: number, kind: kind, scope: scope)
      let near = types.suffix(60).filter { scope.sees($0.scope) }
      type.fields = near.filter { $0.kind != .factory }.shuffled(using: &random).prefix(3)
        .map(\.number)
      if random.percent(30) {
        type.factory =
          near.filter { $0.kind == .factory && $0.scope == scope }
          .randomElement(using: &random)?.number
      }
      type.takesValue = scope != .app && (random.percent(30) || type.isBare)
      // What needs nothing of its scope would be kept above it.
      let needsScope =
        type.takesValue || scope == .app
        || type.fields.contains { types[$0].scope == scope }
      if !needsScope { type.takesValue = true }
      for used in type.fields + [type.factory].compactMap(\.self) { types[used].isUsed = true }
      types.append(type)
    }
  }

  func module(of number: Int) -> Int { number * Self.moduleCount / types.count }
}

/// SplitMix64, so that a seed gives the same numbers everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func percent(_ share: Int) -> Bool { Int.random(in: 0..<100, using: &self) < share }
}
