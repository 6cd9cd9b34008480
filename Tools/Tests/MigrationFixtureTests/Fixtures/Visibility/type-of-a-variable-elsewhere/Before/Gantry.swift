class Gantry {
  class Claw {
    required init() {}
  }

  class Claws {
    nonisolated(unsafe) static var known: [String: Crane<GantryPlug.Hook>] = [:]

    static func register(_ id: String) { known[id] = Crane(id: id) }
  }

  class Crane<Kind: Claw> {
    let id: String

    init(id: String) { self.id = id }
  }
}
